//! Links: short, whole in every mail, read for ever, and never a reason to fail.

use super::*;
use crate::estimate::{Basis, estimate};
use estimado_programs::{PROGRAMS, program};
use estimado_worksheet::answers::Raw;
use proptest::prelude::*;

const V1: &str = "#estimado=1&program=pr-gef-tier1&lang=es&technology=solar-pv&configuration=grid-tie\
                  &location=mainland&systemCapacityKw=3&totalProjectCost=7500";
/// As the first release wrote it: it must be read for ever.
const V2: &str =
    "#estimado2~pr-gef-tier1~es~2017-08-17~45b1f9ef~2400.00~miOhzO~_sJ92_~atb8PS~pTs3~eau7500~.5";

/// What a link tells, by its parts.
struct Link {
    program: &'static Program,
    language: Option<Language>,
    edition: String,
    digest: String,
    amount: Option<String>,
    answers: Tree,
    left_out: usize,
}

fn read(fragment: &str) -> Link {
    let told = super::read(fragment).unwrap();
    let word = |name| told.word(name).to_owned();
    let Tree::Number(left_out) = told.at("leftOut") else { panic!("{}", told.json()) };
    Link {
        program: program(told.word("program")).unwrap(),
        language: Language::from_tag(told.word("lang")),
        edition: word("edition"),
        digest: word("digest"),
        amount: told.at("amount").text().map(str::to_owned),
        answers: told.at("inputs").clone(),
        left_out: left_out.parse().unwrap(),
    }
}

fn written(link: &Link) -> String {
    let edition = link.program.newest().unwrap();
    write(link.program, edition, link.language, link.amount.as_deref().unwrap_or_default(), &link.answers)
}

/// Everything but the unreserved signs and the number sign.
fn reserved(fragment: &str) -> String {
    let plain = |sign: &char| sign.is_ascii_alphanumeric() || "-._~".contains(*sign);
    fragment.strip_prefix('#').unwrap().chars().filter(|sign| !plain(sign)).collect()
}

#[test]
fn no_two_questions_of_a_program_and_no_two_options_of_a_question_share_a_code() {
    for program in PROGRAMS {
        let unique = |names: Vec<&'static str>| {
            let mut codes: Vec<_> = names.iter().map(|name| code(name)).collect();
            assert!(codes.iter().all(|code| code.len() == 3));
            codes.sort();
            codes.dedup();
            assert_eq!(codes.len(), names.len(), "{}: {names:?}", program.id);
        };
        unique(program.fields.iter().map(|field| field.key).collect());
        for field in program.fields {
            if let Kind::Choice(options) = field.kind {
                unique(options.to_vec());
            }
        }
    }
}

#[test]
fn no_question_has_a_name_that_version_1_needs() {
    for name in ["estimado", "program", "lang", "edition"] {
        assert!(PROGRAMS.iter().all(|program| program.field(name).is_none()), "{name}");
    }
}

#[test]
fn both_versions_say_the_same() {
    let (one, two) = (read(V1), read(V2));
    assert_eq!(one.answers, two.answers);
    assert_eq!((one.program.id, one.language), (two.program.id, two.language));
    assert_eq!((one.left_out, two.left_out), (0, 0));
    assert_eq!((one.edition.as_str(), one.amount), ("", None));
    assert_eq!((two.edition.as_str(), two.digest.as_str()), ("2017-08-17", "45b1f9ef"));
    assert_eq!(two.amount.as_deref(), Some("2400.00"));
    assert_eq!(
        two.answers.json(),
        r#"{"technology":"solar-pv","configuration":"grid-tie","location":"mainland","systemCapacityKw":"3","totalProjectCost":"7500"}"#
    );
}

#[test]
fn the_widget_writes_what_the_first_release_wrote() {
    assert_eq!(written(&read(V2)), V2);
}

#[test]
fn the_examples_of_every_program_make_links_under_120_signs_for_five_answers() {
    let mut short = 0;
    for program in PROGRAMS {
        for example in program.examples {
            let mut answers = Tree::empty();
            for (key, value) in example.inputs {
                let field = program.field(key).unwrap();
                answers.put(field.key, answer(field, value).unwrap());
            }
            let raw = |value: &Tree| match value {
                Tree::YesNo(yes) => Raw::YesNo(*yes),
                _ => Raw::Nothing,
            };
            let entries = answers.entries().iter();
            let (checked, problems) = program.check(
                entries
                    .map(|(key, value)| (key.as_ref(), value.text().map_or_else(|| raw(value), Raw::Text))),
            );
            assert!(problems.list().is_empty());
            let edition = program.newest().unwrap();
            let basis = Basis { program, edition, language: Language::Spanish, today: None };
            let tree = estimate(basis, &checked).unwrap();
            let amount = amount(program, &tree);
            assert!(amount.contains('.'), "{amount}");
            let link = write(program, edition, Some(Language::Spanish), &amount, &answers);
            assert_eq!(reserved(&link), "");
            let known = read(&link);
            assert_eq!(
                (&known.answers, known.amount.as_deref(), known.left_out),
                (&answers, Some(amount.as_str()), 0)
            );
            if example.inputs.len() <= 5 {
                assert!(link.len() < 120, "{} signs: {link}", link.len());
                short += 1;
            }
        }
    }
    assert!(short >= 3, "{short}");
}

#[test]
fn what_is_not_known_here_is_left_out_and_counted() {
    let left = |more: &str| {
        let link = read(&[V1, more].concat());
        assert_eq!(link.answers, read(V1).answers, "{more}");
        link.left_out
    };
    assert_eq!(left("&hairColour=red"), 1);
    assert_eq!(left("&customerType=king&tenant=perhaps"), 2);
    assert_eq!(left("&tenant=%ff"), 1);
    assert_eq!(left("&tenant=%c"), 1);
    assert_eq!(left("&applicationDate=2018-02-30"), 1);
    assert_eq!(left("&technology=small-wind"), 1, "the first answer stands");
    assert_eq!(left("&tenant"), 1);
    assert_eq!(left("&&&"), 0);
    assert_eq!(left("&tenant=&otherIncentives="), 0, "left empty is not answered");
    assert_eq!(read(&V2.replace("_sJ92_", "_sJ000")).left_out, 1);
    assert_eq!(read(&V2.replace("_sJ92_", "000")).left_out, 1);
    assert_eq!(read(&V2.replace("eau7500", "eau_F")).left_out, 1);
}

#[test]
fn a_link_that_was_cut_off_has_lost_an_answer_at_least() {
    let answers = V2.find("miO").unwrap();
    for end in answers..V2.len() {
        let cut = V2.get(..end).unwrap();
        assert!(read(cut).left_out > 0, "{cut}");
    }
    assert_eq!(read(&V2.replace("~pTs3", "")).left_out, 1);
}

#[test]
fn a_link_says_why_it_cannot_be_read() {
    let fault = |fragment: &str| {
        let told = super::read(fragment).unwrap();
        [told.word("fault"), told.word("name")].join(" ")
    };
    assert_eq!(fault("#estimado=9&program=pr-gef-tier1"), "unknown-version 9");
    assert_eq!(fault("estimado3~anything"), "unknown-version 3");
    assert_eq!(fault("#estimado=1&program=moon"), "unknown-program moon");
    assert_eq!(fault("#estimado=1"), "unknown-program ");
    assert_eq!(fault("#estimado2~moon~es"), "unknown-program moon");
}

#[test]
fn the_fragments_of_a_host_are_no_links() {
    for fragment in [
        "",
        "#",
        "#section",
        "#estimado",
        "#estimado-calculator",
        "#estimado2",
        "#estimados~2",
        "#a&estimado=1",
        "#/route?estimado=1",
        "#estimado~x",
    ] {
        assert!(super::read(fragment).is_none(), "{fragment}");
    }
}

#[test]
fn what_people_and_programs_write_is_understood() {
    let read = |more: &str| read(&["#estimado=1&program=pr-gef-tier1&lang=es-PR", more].concat());
    let value = |more: &str, field: &str| read(more).answers.at(field).clone();
    assert_eq!(value("&totalProjectCost=%247%2C500", "totalProjectCost"), "7500".into());
    assert_eq!(value("&totalProjectCost=7+500.00", "totalProjectCost"), "7500.00".into());
    assert_eq!(value("&totalProjectCost=mucho", "totalProjectCost"), "mucho".into(), "nothing is lost");
    assert_eq!(value("&systemCapacityKw=-3", "systemCapacityKw"), "-3".into());
    assert_eq!(value("&applicationDate=1999-01-01", "applicationDate"), "1999-01-01".into());
    for (yes, text) in [(true, "yes"), (true, "true"), (false, "no"), (false, "false")] {
        assert_eq!(value(&["&tenant=", text].concat(), "tenant"), yes.into());
    }
    let days = "2017-10-12,2017-11-10";
    assert_eq!(value(&["&nonBusinessDates=", days].concat(), "nonBusinessDates"), days.to_owned().into());
    let link = read("&nonBusinessDates=2017-10-12%2C2017-11-10&edition=2017-08-17");
    assert_eq!((link.language, link.edition.as_str()), (Some(Language::Spanish), "2017-08-17"));
    assert!(written(&link).contains("2017-10-12.2017-11-10~"), "{}", written(&link));
}

#[test]
fn signs_that_a_program_encoded_on_the_way_are_read() {
    assert_eq!(read(&V2.replace('~', "%7E")).answers, read(V2).answers);
}

#[test]
fn no_digest_no_language_and_no_amount_are_said_as_such() {
    let link = read("#estimado2~nj-core~~~~~.0");
    assert_eq!((link.language, link.digest.as_str(), link.amount.as_deref()), (None, "", Some("")));
    assert_eq!(read("#estimado2~nj-core~~~~lots~.0").amount, None);
    assert_eq!((read("#estimado2~nj-core").amount, read("#estimado2~nj-core").left_out), (None, 1));
}

/// Any answers to the questions of a program, wrong ones among them.
fn answers(program: &'static Program) -> impl Strategy<Value = Tree> {
    let value = |field: &'static Field| {
        let text =
            prop_oneof!["[0-9]{1,9}(\\.[0-9]{1,6})?", "[a-zA-Z~_.,%ñ€ -]{1,12}", "20[0-9]{2}-0[1-9]-1[0-9]"];
        let day = "20[0-9]{2}-0[1-9]-[12][0-9]".prop_filter("a day", |day| date::read(day).is_some());
        match field.kind {
            Kind::Choice(options) => proptest::sample::select(options.to_vec()).prop_map(Tree::from).boxed(),
            Kind::YesNo => any::<bool>().prop_map(Tree::from).boxed(),
            Kind::Date => day.prop_map(Tree::from).boxed(),
            Kind::Dates => {
                let days = prop::collection::vec(day, 1..5).prop_map(|days| days.join(","));
                prop_oneof![days, "[a-z0-9.,_ -]{0,8}[a-z.,]"].prop_map(Tree::from).boxed()
            }
            _ => text
                .prop_map(|text| typed::plain(&text, field.unit()))
                .prop_filter("something", |text| !text.trim().is_empty())
                .prop_map(Tree::from)
                .boxed(),
        }
    };
    let each: Vec<_> = program.fields.iter().map(|field| prop::option::weighted(0.3, value(field))).collect();
    each.prop_map(|values| {
        let mut answers = Tree::empty();
        for (field, value) in program.fields.iter().zip(values) {
            answers.put(field.key, value.into());
        }
        answers
    })
}

fn any_program() -> impl Strategy<Value = &'static Program> {
    proptest::sample::select(PROGRAMS.to_vec())
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(
        (program, answers) in any_program().prop_flat_map(|program| (Just(program), answers(program))),
        amount in prop_oneof![Just(String::new()), "[0-9]{1,9}\\.[0-9]{2}"],
        spanish in any::<bool>(),
    ) {
        let edition = program.newest().unwrap();
        let language = if spanish { Language::Spanish } else { Language::English };
        let fragment = write(program, edition, Some(language), &amount, &answers);
        prop_assert_eq!(reserved(&fragment), "");
        prop_assert!(fragment.ends_with(|last: char| last.is_ascii_digit()));
        let link = read(&fragment);
        prop_assert_eq!(link.program.id, program.id);
        prop_assert_eq!(&link.answers, &answers);
        prop_assert_eq!((link.left_out, link.language), (0, Some(language)));
        prop_assert_eq!((link.edition.as_str(), link.digest.as_str()), (edition.id, short(edition.digest)));
        prop_assert_eq!(link.amount, Some(amount));
    }

    #[test]
    fn no_text_is_too_much(text in "\\PC*") {
        for start in ["", "#estimado", "estimado=1&program=nj-core&", "#estimado2~nj-core~", "#estimado2~nj-core~es~a~b~1~"] {
            let _ = super::read(&[start, &text].concat());
        }
    }

    #[test]
    fn a_link_with_signs_knocked_out_is_read_as_far_as_it_goes(at in 12..V2.len(), sign in "[ -~ñ€]") {
        let mut link = V2.to_owned();
        link.replace_range(at..=at, &sign);
        let _ = super::read(&link);
        let _ = super::read(&link.replace('~', "&"));
    }
}

#[test]
fn an_edition_of_a_host_with_an_odd_name_survives() {
    let program = program("pr-gef-tier1").unwrap();
    let mut edition = *program.newest().unwrap();
    edition.id = "nuestra edición ~1_2%";
    let link = read(&write(program, &edition, None, "", &Tree::empty()));
    assert_eq!(link.edition, edition.id);
}
