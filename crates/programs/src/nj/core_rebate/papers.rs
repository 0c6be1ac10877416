//! Papers to hand in, by the moment they are due.

use super::checks::is_public;
use super::fields::{IS_FARM, NEW_CONSTRUCTION, SECTOR, SITE, TECHNOLOGY};
use super::site::Site;
use estimado_worksheet::Worksheet;
use estimado_worksheet::rule::Paper;

static APPLICATION: Paper = Paper::at("core-rebate-application", "application", &["application-papers"]);
static WORKSHEET: Paper = Paper::at("technical-worksheet", "application", &["application-papers"]);
static SITE_MAP: Paper = Paper::at("site-map", "application", &["application-papers"]);
static USAGE: Paper = Paper::at("electric-usage-last-12-months", "application", &["application-papers"]);
static LOADS: Paper =
    Paper::at("load-list-and-square-footage", "application", &["application-papers", "new-construction"]);
static SIGNATURES: Paper = Paper::at("signatures", "application", &["application-papers"]);
static TAX_ID: Paper = Paper::at("federal-tax-id", "application", &["application-papers"]);
static WARRANTY: Paper = Paper::at("warranty-information", "application", &["application-papers"]);
static PHONES: Paper = Paper::at("phone-numbers", "application", &["application-papers"]);
static CERTIFICATION: Paper =
    Paper::at("repayment-certification", "application", &["application-papers", "repayment"]);
static CONTRACT: Paper = Paper::at("signed-contract", "application", &["application-papers", "contracts"]);
static RESOLUTION: Paper = Paper::at("public-resolution-to-solicit-bids", "application", &["contracts"]);
static UTILITY_BILL: Paper = Paper::at("utility-bill-showing-sbc-payment", "application", &["applicants"]);
static TERRITORY: Paper = Paper::at("utility-service-territory-evidence", "application", &["floor-area"]);
static HIC_NUMBER: Paper = Paper::at("hic-license-number", "application", &["installers"]);
static WIND_MAP: Paper =
    Paper::at("wind-site-map-with-hub-height-and-obstructions", "application", &["wind-site"]);
static WIND_PHOTOS: Paper = Paper::at("wind-360-degree-photographs", "application", &["wind-site"]);
static DETERMINATION: Paper = Paper::at("njdep-sustainability-determination", "application", &["biomass"]);
static FUEL_SOURCE: Paper = Paper::at("fuel-source-documentation", "application", &["biomass"]);
static PROCESS: Paper = Paper::at("operational-process-description", "application", &["biomass"]);
static EMISSIONS: Paper = Paper::at("emission-permit-documentation", "application", &["biomass"]);
static RENEWABLE_FUEL: Paper =
    Paper::at("renewable-fuel-source-documentation", "application", &["fuel-cells"]);
static FARM_TAXES: Paper = Paper::at("farm-tax-forms", "application", &["residential-limit"]);
static FORMS_501C3: Paper = Paper::at("501c3-forms", "application", &["residential-limit"]);
static ADDENDUM: Paper = Paper::at("public-school-application-addendum", "application", &["school-cap"]);
static FINAL: Paper =
    Paper::at("rebate-confirmation-and-final-application-form", "completion", &["final-application"]);

/// Every paper that CORE may ask for.
pub(super) static PAPERS: &[&Paper] = &[
    &APPLICATION,
    &WORKSHEET,
    &SITE_MAP,
    &USAGE,
    &LOADS,
    &SIGNATURES,
    &TAX_ID,
    &WARRANTY,
    &PHONES,
    &CERTIFICATION,
    &CONTRACT,
    &RESOLUTION,
    &UTILITY_BILL,
    &TERRITORY,
    &HIC_NUMBER,
    &WIND_MAP,
    &WIND_PHOTOS,
    &DETERMINATION,
    &FUEL_SOURCE,
    &PROCESS,
    &EMISSIONS,
    &RENEWABLE_FUEL,
    &FARM_TAXES,
    &FORMS_501C3,
    &ADDENDUM,
    &FINAL,
];

/// Asks for the papers that the answers call for (p. 7, 8, 10-12, 18, 21, 22, 25).
pub(super) fn ask(w: &Worksheet<'_>, site: &Site) {
    let new = w.yes(&NEW_CONSTRUCTION);
    let resolution = is_public(w) && !site.small;
    let (wind, biomass) = (w.chose(&TECHNOLOGY, "wind"), w.chose(&TECHNOLOGY, "sustainable-biomass"));
    let home = w.chose(&SITE, "residential");
    let asked = [
        (&APPLICATION, true),
        (&WORKSHEET, true),
        (&SITE_MAP, true),
        (&USAGE, !new),
        (&LOADS, new),
        (&SIGNATURES, true),
        (&TAX_ID, true),
        (&WARRANTY, true),
        (&PHONES, true),
        (&CERTIFICATION, true),
        (&CONTRACT, !resolution),
        (&RESOLUTION, resolution),
        (&UTILITY_BILL, !new),
        (&TERRITORY, new),
        (&HIC_NUMBER, site.solar && !w.chose(&SITE, "non-residential")),
        (&WIND_MAP, wind),
        (&WIND_PHOTOS, wind),
        (&DETERMINATION, biomass),
        (&FUEL_SOURCE, biomass),
        (&PROCESS, biomass),
        (&EMISSIONS, biomass),
        (&RENEWABLE_FUEL, w.chose(&TECHNOLOGY, "fuel-cell")),
        (&FARM_TAXES, home && w.yes(&IS_FARM)),
        (&FORMS_501C3, home && w.chose(&SECTOR, "non-profit")),
        (&ADDENDUM, w.chose(&SECTOR, "public-school")),
        (&FINAL, true),
    ];
    asked.iter().filter(|(_, wanted)| *wanted).for_each(|(paper, _)| w.ask_for(paper));
}
