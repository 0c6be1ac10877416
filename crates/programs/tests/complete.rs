//! Nothing is forgotten: every key has words in every language, every edition fits its program.

use estimado_programs::PROGRAMS;
use estimado_worksheet::Program;
use estimado_worksheet::edition::ColumnKind;
use estimado_worksheet::field::Kind;
use estimado_worksheet::rule::{Role, Severity};
use estimado_worksheet::text::LANGUAGES;
use estimado_worksheet::understand::folded;
use std::collections::BTreeSet;
use std::path::Path;

/// The keys a program must have words for.
fn needed(program: &Program) -> BTreeSet<String> {
    let mut keys: Vec<String> =
        ["name", "purpose", "audience", "place"].map(|key| format!("program.{key}")).into();
    for field in program.fields {
        keys.push(format!("field.{}", field.key));
        if let Kind::Choice(options) = field.kind {
            keys.extend(options.iter().map(|option| format!("option.{}.{option}", field.key)));
        }
    }
    for group in program.groups {
        keys.push(format!("group.{}", group.key));
        keys.push(format!("group-hint.{}", group.key));
    }
    for document in program.editions.iter().flat_map(|edition| edition.documents) {
        keys.push(format!("document.{}", document.key));
    }
    for schedule in program.schedules {
        keys.push(format!("schedule.{}", schedule.key));
        keys.push(format!("schedule-row.{}", schedule.key));
    }
    keys.extend(program.kinds.iter().map(|kind| format!("kind.{kind}")));
    keys.extend(program.parameters.iter().map(|parameter| format!("number.{}", parameter.key)));
    for table in program.tables {
        let named = table.columns.iter().filter(|column| column.kind != ColumnKind::Key);
        keys.extend(named.map(|column| format!("column.{}", column.key)));
    }
    keys.extend(program.rules.iter().map(|rule| format!("line.{}", rule.key)));
    keys.extend(program.deadlines.iter().map(|deadline| format!("deadline.{}", deadline.key)));
    keys.extend(program.papers.iter().copied().flatten().map(|paper| format!("paper.{}", paper.id)));
    keys.extend(program.moments.iter().map(|moment| format!("moment.{moment}")));
    keys.extend(program.examples.iter().map(|example| format!("example.{}", example.key)));
    for finding in program.findings.iter().copied().flatten() {
        keys.push(format!("finding.{}", finding.code));
        if finding.severity == Severity::Blocker {
            keys.push(format!("way-out.{}", finding.code));
        }
    }
    keys.into_iter().collect()
}

#[test]
fn every_key_has_words_in_every_language() {
    for program in PROGRAMS {
        for language in LANGUAGES {
            let missing: Vec<_> = needed(program)
                .into_iter()
                .filter(|key| {
                    let (kind, name) = key.split_once('.').unwrap_or_default();
                    program.text.find(language, kind, name).is_none()
                })
                .collect();
            assert_eq!(missing, Vec::<String>::new(), "{} in {}", program.id, language.tag());
        }
    }
}

#[test]
fn no_two_options_of_a_question_and_no_two_questions_are_called_alike() {
    for program in PROGRAMS {
        let names = |kind: &str, name: &str| {
            let words = LANGUAGES.iter().filter_map(|language| program.text.find(*language, kind, name));
            words.map(folded).collect::<BTreeSet<_>>()
        };
        let mut questions = BTreeSet::new();
        for field in program.fields {
            let called = names("field", field.key).into_iter().chain([folded(field.key)]);
            for name in called.collect::<BTreeSet<_>>() {
                assert!(questions.insert(name.clone()), "{}: two questions are called {name}", program.id);
            }
            let Kind::Choice(options) = field.kind else { continue };
            let mut seen = BTreeSet::new();
            for option in options {
                let mut called = names("option", &format!("{}.{option}", field.key));
                called.insert(folded(option));
                for name in called {
                    assert!(
                        seen.insert(name.clone()),
                        "{}: two options of {} are called {name}",
                        program.id,
                        field.key
                    );
                }
            }
        }
    }
}

#[test]
fn no_words_are_left_over() {
    let needed: BTreeSet<_> = PROGRAMS.iter().flat_map(|program| needed(program)).collect();
    let shared = [
        "unit", "unit-one", "date", "month", "relation", "formula", "problem", "fault", "next", "remedy",
        "place", "turn", "validity", "cause", "largest",
    ];
    for program in PROGRAMS {
        for (key, _) in program.text.0.iter().flat_map(|table| table.rows()) {
            let (kind, name) = key.split_once('.').unwrap_or_default();
            let known = match kind {
                "hint" => program.field(name).is_some() || needed.contains(&format!("field.{name}")),
                "limit" => needed.contains(&format!("line.{name}")),
                "way-out" => needed.contains(&format!("finding.{name}")),
                _ => shared.contains(&kind) || needed.contains(*key),
            };
            assert!(known, "{}: {key} is not used", program.id);
        }
    }
}

#[test]
fn every_edition_fits_its_program() {
    for program in PROGRAMS {
        for edition in program.editions {
            assert_eq!(edition.faults(program), [], "{} {}", program.id, edition.id);
        }
    }
}

#[test]
fn every_worked_example_names_its_place() {
    for program in PROGRAMS {
        for example in program.examples {
            let document = program.newest().and_then(|edition| edition.document(example.place.document));
            assert!(
                document.is_some() && !example.place.section.is_empty(),
                "{} {}",
                program.id,
                example.key
            );
        }
    }
}

/// What a host starts from is the edition itself, to the last digit.
#[test]
fn every_edition_can_be_written_as_it_was_read() {
    for program in PROGRAMS {
        for edition in program.editions {
            assert_eq!(edition.tree().digest(), edition.digest, "{} {}", program.id, edition.id);
        }
    }
}

#[test]
fn keys_are_unique_and_moments_are_listed() {
    for program in PROGRAMS {
        let unique = |keys: Vec<&str>, what: &str| {
            let distinct: BTreeSet<_> = keys.iter().collect();
            assert_eq!(distinct.len(), keys.len(), "{}: {what} {keys:?}", program.id);
        };
        unique(program.fields.iter().map(|field| field.key).collect(), "fields");
        unique(program.rules.iter().map(|rule| rule.key).collect(), "rules");
        unique(program.findings.iter().copied().flatten().map(|finding| finding.code).collect(), "findings");
        unique(program.deadlines.iter().map(|deadline| deadline.key).collect(), "deadlines");
        unique(program.papers.iter().copied().flatten().map(|paper| paper.id).collect(), "papers");
        unique(program.editions.iter().map(|edition| edition.id).collect(), "editions");
        for rule in program.rules {
            if let Role::Charge { moment, .. } | Role::Receipt { moment } = rule.role {
                assert!(program.moments.contains(&moment), "{}: {}", program.id, rule.key);
            }
        }
        for paper in program.papers.iter().copied().flatten() {
            assert!(program.moments.contains(&paper.moment), "{}: {}", program.id, paper.id);
        }
        for field in program.fields {
            assert!(program.groups.iter().any(|group| group.key == field.group), "{}", field.key);
        }
    }
}

/// A folder with an edition that no program lists would be dead weight, or a program somebody forgot to register.
#[test]
fn every_edition_folder_is_registered() {
    fn folders(root: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(root).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.join("edition.toml").is_file() {
                found.push(path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned());
            } else if path.is_dir() {
                folders(&path, found);
            }
        }
    }
    let mut found = Vec::new();
    folders(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found.sort();
    let mut listed: Vec<_> =
        PROGRAMS.iter().flat_map(|program| program.editions).map(|edition| edition.id.to_owned()).collect();
    listed.sort();
    assert_eq!(found, listed);
}
