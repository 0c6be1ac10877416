//! Papers to hand in, by the moment they are due.

use super::checks::is_public;
use super::fields::{IS_FARM, NEW_CONSTRUCTION, SECTOR, SITE, TECHNOLOGY};
use super::site::Site;
use estimado_worksheet::Worksheet;
use estimado_worksheet::edition::Topic;
use estimado_worksheet::rule::Paper;

const fn paper(id: &'static str, topics: &'static [Topic]) -> Paper {
    Paper { id, moment: "application", topics }
}

static APPLICATION: Paper = paper("core-rebate-application", &["application-papers"]);
static WORKSHEET: Paper = paper("technical-worksheet", &["application-papers"]);
static SITE_MAP: Paper = paper("site-map", &["application-papers"]);
static USAGE: Paper = paper("electric-usage-last-12-months", &["application-papers"]);
static LOADS: Paper = paper("load-list-and-square-footage", &["application-papers", "new-construction"]);
static SIGNATURES: Paper = paper("signatures", &["application-papers"]);
static TAX_ID: Paper = paper("federal-tax-id", &["application-papers"]);
static WARRANTY: Paper = paper("warranty-information", &["application-papers"]);
static PHONES: Paper = paper("phone-numbers", &["application-papers"]);
static CERTIFICATION: Paper = paper("repayment-certification", &["application-papers", "repayment"]);
static CONTRACT: Paper = paper("signed-contract", &["application-papers", "contracts"]);
static RESOLUTION: Paper = paper("public-resolution-to-solicit-bids", &["contracts"]);
static UTILITY_BILL: Paper = paper("utility-bill-showing-sbc-payment", &["applicants"]);
static TERRITORY: Paper = paper("utility-service-territory-evidence", &["floor-area"]);
static HIC_NUMBER: Paper = paper("hic-license-number", &["installers"]);
static WIND_MAP: Paper = paper("wind-site-map-with-hub-height-and-obstructions", &["wind-site"]);
static WIND_PHOTOS: Paper = paper("wind-360-degree-photographs", &["wind-site"]);
static DETERMINATION: Paper = paper("njdep-sustainability-determination", &["biomass"]);
static FUEL_SOURCE: Paper = paper("fuel-source-documentation", &["biomass"]);
static PROCESS: Paper = paper("operational-process-description", &["biomass"]);
static EMISSIONS: Paper = paper("emission-permit-documentation", &["biomass"]);
static RENEWABLE_FUEL: Paper = paper("renewable-fuel-source-documentation", &["fuel-cells"]);
static FARM_TAXES: Paper = paper("farm-tax-forms", &["residential-limit"]);
static FORMS_501C3: Paper = paper("501c3-forms", &["residential-limit"]);
static ADDENDUM: Paper = paper("public-school-application-addendum", &["school-cap"]);
static FINAL: Paper = Paper {
    id: "rebate-confirmation-and-final-application-form",
    moment: "completion",
    topics: &["final-application"],
};

/// Every paper that CORE may ask for.
pub(super) static PAPERS: [&Paper; 26] = [
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
