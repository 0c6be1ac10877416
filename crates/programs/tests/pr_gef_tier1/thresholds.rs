//! Thresholds: below, on and above each step of the rules, as a table.

use crate::{Entered, estimate, found};
use estimado_worksheet::date;

/// Answers or results below, on and above a threshold.
type Three = [&'static str; 3];
/// Whether something is found below, on and above a threshold.
type Finds = [bool; 3];
const OVER: Finds = [false, false, true];
const FROM: Finds = [false, true, true];
const UNDER: Finds = [true, false, false];
const UP_TO: Finds = [true, true, false];

/// Answers besides, written `field=answer field=answer`.
fn beside(text: &str) -> Vec<Entered<'_>> {
    text.split_whitespace().map(|pair| pair.split_once('=').unwrap()).collect()
}

const BATTERY: &str = "configuration=battery-backup totalProjectCost=30000";
const WIND: &str = "technology=small-wind";
const SIGNED: &str = "reservationAgreementDate=2018-03-15";
const MAINLAND: &str = "systemCapacityKw=7";

/// Finding, when it is found, the field, its answers below, on and above, and the answers besides.
#[rustfmt::skip]
const FINDINGS: &[(&str, Finds, &str, Three, &str)] = &[
    ("over-tier-1-capacity", OVER, "systemCapacityKw", ["99.999999", "100", "100.000001"], "totalProjectCost=150000"),
    ("battery-over-10-kw-no-published-rate", OVER, "systemCapacityKw", ["9.999999", "10", "10.000001"], BATTERY),
    ("percent-capped-at-60", OVER, "reimbursementPercentOverride", ["59.999999", "60", "60.000001"], ""),
    ("dc-ac-ratio-over-1-30", UNDER, "inverterAcKw", ["7.692307", "7.692308", "7.692309"], ""),
    ("dc-ac-ratio-over-1-30", OVER, "systemCapacityKw", ["12.999999", "13", "13.000001"], "inverterAcKw=10"),
    ("excess-inverter-capacity", OVER, "inverterAcKw", ["9.999999", "10", "10.000001"], ""),
    ("cost-capped-at-reference-cost", OVER, "totalProjectCost", ["19999.999999", "20000", "20000.000001"], ""),
    ("cost-capped-at-reference-cost", OVER, "totalProjectCost", ["20999.999999", "21000", "21000.000001"], "location=culebra"),
    ("cost-capped-at-reference-cost", OVER, "totalProjectCost", ["39999.999999", "40000", "40000.000001"], "configuration=battery-backup"),
    ("cost-capped-at-reference-cost", OVER, "totalProjectCost", ["44999.999999", "45000", "45000.000001"], "configuration=battery-backup location=vieques"),
    ("cost-over-2-85-per-watt", OVER, "totalProjectCost", ["19949.999999", "19950", "19950.000001"], MAINLAND),
    ("cost-over-2-85-per-watt", OVER, "totalProjectCost", ["28499.999999", "28500", "28500.000001"], WIND),
    ("footnote-2-85-not-in-vieques-culebra-table", OVER, "totalProjectCost", ["28499.99", "28500", "28500.01"], "location=vieques"),
    ("footnote-2-85-not-in-vieques-culebra-table", [false; 3], "totalProjectCost", ["28499.99", "28500", "28500.01"], "location=mainland"),
    ("battery-too-small", UNDER, "batteryUsableKwh", ["31.999999", "32", "32.000001"], BATTERY),
    ("battery-fields-not-used", [true; 3], "batteryUsableKwh", ["0", "32", "33"], ""),
    ("information-request-fee-not-in-sources", FROM, "informationRequestNotices", ["0", "1", "2"], ""),
    ("additional-inspection-fee-not-in-sources", FROM, "additionalInspections", ["0", "1", "2"], ""),
    ("metering-inspection-charge", OVER, "meteringInspections", ["0", "1", "2"], ""),
    ("production-over-consumption", OVER, "estimatedAnnualProductionKwh", ["15999.999999", "16000", "16000.000001"], "annualConsumptionKwh=16000"),
    ("production-under-80-percent", UNDER, "estimatedAnnualProductionKwh", ["7999.999999", "8000", "8000.000001"], "ratedAnnualOutputKwh=10000"),
    ("solar-data-under-6-months", UNDER, "solarDataMonths", ["5", "6", "7"], "solarProductionBasis=site-data"),
    ("solar-data-under-6-months", [false; 3], "solarDataMonths", ["5", "6", "7"], "solarProductionBasis=system-modeling"),
    ("wind-over-peak-load", UNDER, "peakHourlyLoadKw", ["9.999999", "10", "10.000001"], WIND),
    ("tower-under-60-ft", UNDER, "towerHeightFt", ["59.999999", "60", "60.000001"], WIND),
    ("blade-clearance-under-30-ft", UNDER, "lowestBladeTipFt", ["49.999999", "50", "50.000001"], "technology=small-wind obstructionHeightFt=20"),
    ("blade-clearance-under-30-ft", UP_TO, "obstructionDistanceFt", ["299.999999", "300", "300.000001"], "technology=small-wind lowestBladeTipFt=40 obstructionHeightFt=20"),
    ("wind-speed-under-10-mph", UNDER, "averageWindSpeedMph", ["9.999999", "10", "10.000001"], WIND),
    ("wind-data-under-6-months", UNDER, "windDataMonths", ["5", "6", "7"], WIND),
    ("wind-data-under-6-months", [false; 3], "windDataMonths", ["5", "6", "7"], "technology=small-wind windResourceReport=yes"),
    ("outside-published-funding-cycles", UNDER, "applicationDate", ["2017-09-28", "2017-09-29", "2017-09-30"], ""),
    ("outside-published-funding-cycles", OVER, "applicationDate", ["2018-06-29", "2018-06-30", "2018-07-01"], ""),
    ("unused-funds-not-carried-into-first-cycle", UNDER, "applicationDate", ["2017-12-04", "2017-12-05", "2017-12-06"], "unusedFundsPreviousCycle=5"),
    ("pool-funds-may-be-insufficient", UNDER, "fundsRemainingInPool", ["7199.999999", "7200", "7200.000001"], ""),
    ("more-than-one-application-this-cycle", FROM, "otherApplicationsThisCycle", ["0", "1", "2"], ""),
    ("one-tier-1-project-per-fiscal-year", FROM, "otherTier1ProjectsThisFiscalYear", ["0", "1", "2"], ""),
    ("agreement-signed-late", OVER, "reservationAgreementDate", ["2018-03-14", "2018-03-15", "2018-03-16"], "reservationNoticeDate=2018-03-01"),
    ("not-completed-in-time", OVER, "completionDate", ["2018-12-14", "2018-12-15", "2018-12-16"], SIGNED),
    ("not-completed-in-time", OVER, "completionDate", ["2019-06-14", "2019-06-15", "2019-06-16"], "reservationAgreementDate=2018-03-15 firstExtensionMonths=7"),
    ("not-completed-in-time", OVER, "completionDate", ["2019-12-14", "2019-12-15", "2019-12-16"], "reservationAgreementDate=2018-03-15 firstExtensionMonths=6 secondExtensionMonths=120"),
    ("construction-before-agreement", UNDER, "constructionStartDate", ["2018-03-14", "2018-03-15", "2018-03-16"], SIGNED),
    ("extension-limited-to-6-months", OVER, "firstExtensionMonths", ["5", "6", "7"], ""),
    ("extension-limited-to-6-months", OVER, "secondExtensionMonths", ["5", "6", "7"], "firstExtensionMonths=1"),
    ("as-built-smaller-proportional", UNDER, "asBuiltCapacityKw", ["9.999999", "10", "10.000001"], ""),
    ("as-built-larger-unadjusted", OVER, "asBuiltCapacityKw", ["9.999999", "10", "10.000001"], ""),
    ("as-built-over-tier-1-capacity", OVER, "asBuiltCapacityKw", ["99.999999", "100", "100.000001"], ""),
    ("as-built-cost-caps-incentive", UNDER, "asBuiltProjectCost", ["17999.999999", "18000", "18000.000001"], ""),
    ("other-incentives-reduce-incentive", OVER, "otherIncentives", ["10799.999999", "10800", "10800.000001"], ""),
    ("other-incentives-check-act-83", OVER, "otherIncentives", ["0", "0", "0.000001"], ""),
    ("government-certifications-required", OVER, "totalProjectCost", ["39999.99", "40000", "40000.0125"], "systemCapacityKw=50"),
    ("government-certifications-required", [false; 3], "totalProjectCost", ["40000", "40000.000001", "40000.0124"], "systemCapacityKw=50"),
    ("size-change-over-20-percent", UNDER, "revisedCapacityKw", ["7.999999", "8", "8.000001"], ""),
    ("size-change-over-20-percent", OVER, "revisedCapacityKw", ["11.999999", "12", "12.000001"], ""),
];

/// Line or day, the field, its answers below, on and above, what stands there (nothing: left out), the answers besides.
#[rustfmt::skip]
const VALUES: &[(&str, &str, Three, Three, &str)] = &[
    ("application-fee", "systemCapacityKw", ["14.999999", "15", "15.000001"], ["250.00", "250.00", "1000.00"], ""),
    ("application-fee", "systemCapacityKw", ["99.999999", "100", "100.000001"], ["1000.00", "1000.00", ""], ""),
    ("reservation-guarantee", "systemCapacityKw", ["14.999999", "15", "15.000001"], ["1000.00", "1000.00", "4000.00"], "totalProjectCost=400000"),
    ("reservation-guarantee", "systemCapacityKw", ["99.999999", "100", "100.000001"], ["4000.00", "4000.00", ""], "totalProjectCost=400000"),
    ("reservation-guarantee", "totalProjectCost", ["99999.99", "100000", "100000.5"], ["1000.00", "1000.00", "1000.01"], "systemCapacityKw=50"),
    ("funding-pool", "systemCapacityKw", ["14.999999", "15", "15.000001"], ["700000.00", "700000.00", "300000.00"], "applicationDate=2018-01-15"),
    ("funding-pool", "systemCapacityKw", ["99.999999", "100", "100.000001"], ["300000.00", "300000.00", ""], "applicationDate=2018-01-15"),
    ("reimbursement-percent", "reimbursementPercentOverride", ["59.999999", "60", "60.000001"], ["59.999999", "60", "60"], ""),
    ("total-incentive", "reimbursementPercentOverride", ["59.999999", "60", "60.000001"], ["10800.00", "10800.00", "10800.00"], ""),
    ("reference-cost-per-watt", "systemCapacityKw", ["9.999999", "10", "10.000001"], ["4", "4", ""], BATTERY),
    ("reference-cost-per-watt", "systemCapacityKw", ["14.999999", "15", "15.000001"], ["2.1", "2.1", "2.1"], "location=culebra"),
    ("total-incentive", "totalProjectCost", ["19999.99", "20000", "20000.01"], ["8000.00", "8000.00", "8000.00"], ""),
    ("total-incentive", "totalProjectCost", ["28499.99", "28500", "28500.01"], ["8000.00", "8000.00", "0.00"], ""),
    ("first-extension-fee", "totalProjectCost", ["174999.99", "175000", "175005"], ["350.00", "350.00", "350.01"], "systemCapacityKw=100 firstExtensionMonths=1"),
    ("metering-inspection-charge-max", "meteringInspections", ["0", "1", "2"], ["0.00", "0.00", "350.00"], ""),
    ("information-request-fees", "informationRequestNotices", ["0", "1", "2"], ["0.00", "", ""], ""),
    ("information-request-fees", "informationRequestNotices", ["0", "1", "2"], ["0.00", "75.50", "151.00"], "informationRequestFeeEach=75.5"),
    ("additional-inspection-fees", "additionalInspections", ["0", "1", "2"], ["0.00", "80.00", "160.00"], "additionalInspectionFeeEach=80"),
    ("project-query-fees", "projectQueries", ["0", "1", "2"], ["0.00", "150.00", "300.00"], ""),
    ("funding-cycle", "applicationDate", ["2017-12-04", "2017-12-05", "2018-02-28"], ["1", "2", "2"], ""),
    ("funding-cycle", "applicationDate", ["2018-03-01", "2018-04-30", "2018-05-01"], ["3", "3", "4"], ""),
    ("funding-cycle", "applicationDate", ["2017-09-28", "2018-06-30", "2018-07-01"], ["", "4", ""], ""),
    ("prepa-request-evidence-by", "applicationDate", ["2017-12-04", "2017-12-05", "2018-02-28"], ["2017-10-06", "2017-12-12", "2017-12-12"], ""),
    ("funding-cycle-total", "applicationDate", ["2017-12-04", "2017-12-05", "2017-12-06"], ["1000000.00", "1000005.00", "1000005.00"], "unusedFundsPreviousCycle=5"),
    ("guarantee-hold-until", "guaranteeClaimsPaidDate", ["2019-05-29", "2019-05-30", "2019-05-31"], ["2019-05-30", "2019-05-30", "2019-05-31"], "scheduledCompletionDate=2018-11-30"),
    ("recapture-percent", "removalDate", ["2019-06-14", "2019-06-15", "2019-06-16"], ["100", "100", "80"], "placedInServiceDate=2018-06-15"),
    ("recapture-percent", "removalDate", ["2023-06-14", "2023-06-15", "2023-06-16"], ["20", "20", "0"], "placedInServiceDate=2018-06-15"),
    ("payable-incentive", "asBuiltCapacityKw", ["9.999", "10", "10.001"], ["7199.28", "7200.00", "7200.00"], ""),
    ("payable-incentive", "asBuiltProjectCost", ["17999.9", "18000", "18000.1"], ["7199.96", "7200.00", "7200.00"], ""),
    ("payable-incentive", "asBuiltCapacityKw", ["0.486", "0.486111", "0.5"], ["0.00", "0.00", "10.00"], "meteringInspections=2 meteringInspectionsBeforePayment=yes"),
    ("net-cost-after-incentives", "otherIncentives", ["10799.99", "10800", "10800.01"], ["0.01", "0.00", "0.00"], ""),
];

#[test]
fn below_on_and_above_what_is_found() {
    for (code, finds, field, answers, besides) in FINDINGS {
        let is_found = answers.map(|answer| {
            let entered: Vec<_> = beside(besides).into_iter().chain([(*field, answer)]).collect();
            found(&estimate(&entered), code)
        });
        assert_eq!(is_found, *finds, "{code}: {field} {answers:?} {besides}");
    }
}

#[test]
fn below_on_and_above_what_it_comes_to() {
    for (key, field, answers, stated, besides) in VALUES {
        let values = answers.map(|answer| {
            let entered: Vec<_> = beside(besides).into_iter().chain([(*field, answer)]).collect();
            let report = estimate(&entered);
            let day = report.days.iter().find(|line| line.deadline.key == *key);
            let day = day.map(|line| date::write(line.date));
            report.line(key).map(|line| line.text()).or(day).unwrap_or_default()
        });
        assert_eq!(values, *stated, "{key}: {field} {answers:?} {besides}");
    }
}
