//! Projects: what typical applicants enter, for the examples that work them out.

use estimado_worksheet::Program;
use estimado_worksheet::answers::Raw;

/// Field and answer; `yes` and `no` stand for themselves.
pub type Project = &'static [(&'static str, &'static str)];

/// A project of each program as a careful applicant enters it: most groups answered, with dates.
#[rustfmt::skip]
static PROJECTS: &[(&str, Project)] = &[
    ("pr-gef-tier1", &[
        ("technology", "solar-pv"), ("configuration", "grid-tie"), ("location", "mainland"),
        ("systemCapacityKw", "24.6"), ("totalProjectCost", "61500"), ("inverterAcKw", "20"),
        ("estimatedAnnualProductionKwh", "34800"), ("annualConsumptionKwh", "41250"),
        ("ratedAnnualOutputKwh", "38000"), ("solarProductionBasis", "system-modeling"),
        ("customerType", "commercial"), ("otherApplicationsThisCycle", "0"),
        ("otherTier1ProjectsThisFiscalYear", "0"), ("authorizedRepresentative", "yes"), ("tenant", "no"),
        ("permanentInstallation", "yes"), ("prohibitedByDeedOrBylaws", "no"),
        ("interconnectionStatus", "application-filed"), ("otherIncentives", "5000"),
        ("fundsRemainingInPool", "180000"), ("energyAuditPresented", "yes"),
        ("auditorType", "professional-engineer"), ("applicationDate", "2017-12-11"),
        ("preApprovalDate", "2018-01-22"), ("informationSubmittedDate", "2018-02-05"),
        ("reservationNoticeDate", "2018-03-06"), ("reservationAgreementDate", "2018-03-15"),
        ("constructionStartDate", "2018-04-02"), ("scheduledCompletionDate", "2018-11-30"),
        ("completionDate", "2018-12-07"), ("inspectionDeterminationDate", "2019-01-15"),
        ("nonBusinessDates", "2017-12-25,2018-01-01,2018-02-19,2018-03-22,2018-03-30"),
        ("meteringInspections", "1"), ("projectQueries", "1"), ("firstExtensionMonths", "3"),
        ("asBuiltCapacityKw", "24"), ("asBuiltProjectCost", "60750"), ("projectOutcome", "completed"),
        ("placedInServiceDate", "2019-02-01"),
    ]),
    ("pr-gef-tier2", &[
        ("systemCapacityKw", "350"), ("totalProjectCost", "1295000"), ("reimbursementPercent", "40"),
        ("referenceCostPerWatt", "4.00"), ("location", "mainland"), ("requestedIncentive", "500000"),
        ("smallestInterconnectionKw", "150"), ("estimatedAnnualProductionKwh", "510000"),
        ("financingEvidence", "900000"), ("applicationFee", "4000"), ("reservationGuaranteePercent", "1"),
        ("applicationDate", "2012-07-03"), ("applicationNotificationDate", "2012-07-10"),
        ("awardNoticeDate", "2012-08-20"), ("reservationAgreementDate", "2012-08-30"),
        ("completionDate", "2013-07-15"), ("claimDate", "2013-07-22"),
        ("inspectionDeterminationDate", "2013-08-30"), ("asBuiltCapacityKw", "340"),
        ("asBuiltProjectCost", "1270000"), ("corporation", "yes"), ("permanentInstallation", "yes"),
        ("interconnectionStatus", "permit"), ("placedInServiceDate", "2013-09-15"),
    ]),
    ("ma-hydro-feasibility", &[
        ("facilityType", "conduit"), ("incrementalGenerationKwh", "199999"), ("allowableExpenses", "80000"),
        ("applicantType", "public"), ("agreementEffectiveDate", "2016-04-30"),
        ("draftReportDate", "2017-03-31"), ("finalReportDate", "2017-06-30"),
    ]),
    ("ma-hydro-construction", &[
        ("facilityType", "non-conduit"), ("incrementalGenerationKwh", "1000000"),
        ("constructionCost", "1000000"), ("fercStatus", "license"), ("fercSubstantialCompliance", "yes"),
        ("rpsStatus", "qualified"), ("wildlifeLetterProvided", "yes"), ("applicantType", "commercial"),
        ("hasSiteControl", "yes"), ("hasWaterRights", "yes"), ("utilityTerritory", "investor-owned"),
        ("damIntact", "yes"), ("requiresNewDam", "no"), ("commercialTechnology", "yes"),
        ("projectKind", "upgrade"), ("usefulLifeYears", "30"), ("post1997CapacityMw", "0.8"),
        ("constructionDirectLaborCost", "100000"), ("legalCost", "20000"), ("applicationDate", "2016-02-01"),
    ]),
    ("nj-core", &[
        ("technology", "solar-pv"), ("systemCapacityKw", "45"), ("applicantSector", "private"),
        ("siteClass", "non-residential"), ("eligibleSystemCost", "360000"),
        ("annualConsumptionKwh", "160000"), ("expectedAnnualOutputKwh", "51000"),
        ("referenceAnnualOutputKwh", "54000"), ("arrayAzimuthDegrees", "190"), ("arrayTiltDegrees", "25"),
        ("modulesInStringSamePlane", "yes"), ("paysSocietalBenefitsCharge", "yes"),
        ("locatedInNewJersey", "yes"), ("newEquipment", "yes"), ("warrantyYears", "5"),
        ("warrantedDegradationPercent", "10"), ("repaymentCertificationSigned", "yes"),
        ("hasSignedContract", "yes"), ("applicationDate", "2007-11-05"), ("approvalDate", "2008-01-15"),
        ("njMadeModules", "yes"), ("entityRebatesLast12Months", "500000"),
    ]),
];

/// The answers of the typical project of a program, with `essential` only those an estimate needs.
pub fn answers(program: &Program, essential: bool) -> Result<Vec<(&'static str, Raw<'static>)>, String> {
    let project = PROJECTS.iter().find(|(known, _)| *known == program.id);
    let (_, project) =
        project.ok_or(format!("no typical project for {}: add one to this file", program.id))?;
    let needed = |key: &str| program.field(key).is_some_and(|field| field.required);
    let asked = project.iter().filter(|(key, _)| !essential || needed(key));
    let raw = |(key, answer): &(&'static str, &'static str)| match *answer {
        "yes" => (*key, Raw::YesNo(true)),
        "no" => (*key, Raw::YesNo(false)),
        text => (*key, Raw::Text(text)),
    };
    Ok(asked.map(raw).collect())
}
