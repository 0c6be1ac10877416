//! The sections of the result. Each follows its own part of the estimate, so that rows that did not change stay.

use super::Calculator;
use super::dom::{El, Item, el, el_class};
use crate::estimate::{Document as Paper, Estimate, Finding, Milestone, Payment, Place, WorkingLine};
use estimado_worksheet::edition::Document;
use leptos::prelude::{Get, Memo, Set, With, WithValue};

impl Calculator {
    fn part<T: Default>(&self, take: impl Fn(&Estimate) -> T) -> T {
        self.estimate.with(|estimate| estimate.as_ref().map(take).unwrap_or_default())
    }
}

/// A section with a heading, hidden while `empty`.
fn section(calculator: Calculator, name: &'static str, empty: impl Fn() -> bool + 'static) -> El {
    el_class("div", "section")
        .attr("part", name)
        .attr("data-section", name)
        .hidden_while(empty)
        .child(calculator.title(name))
}

/// A section that can be folded.
fn folded(calculator: Calculator, name: &'static str) -> El {
    el_class("details", "section")
        .attr("part", name)
        .attr("data-section", name)
        .child(el("summary").child(calculator.title(name)))
}

/// Where something stands: `Guide, VI, p. 6`. The titles stand at the end of the result.
fn sources(places: &[Place]) -> El {
    let item = |place: &Place| el("li").child(el("cite").text(place.name)).text(", ").text(place.section);
    el_class("ul", "sources").children(places.iter().map(item))
}

/// What stands in the way comes first, with the answer that lifts it as a button.
pub fn blockers(calculator: Calculator) -> El {
    el_class("div", "blockers").list(move || findings(calculator, &["blocker"]))
}

fn findings(calculator: Calculator, severities: &[&str]) -> Vec<Item> {
    let found = calculator.part(|estimate| {
        let of = |severity: &&str| -> Vec<Finding> {
            estimate.findings.iter().filter(|found| found.severity == *severity).cloned().collect()
        };
        severities.iter().flat_map(of).collect::<Vec<_>>()
    });
    let item = |found: Finding| {
        let key = [found.code, &found.message, &found.way_out].join("|");
        Item::new(key, move || finding(calculator, found))
    };
    found.into_iter().map(item).collect()
}

fn finding(calculator: Calculator, found: Finding) -> El {
    let remedy = found.remedy.map(|remedy| {
        let field = calculator.say_now("field", remedy.field);
        let slots = [("value", remedy.text.as_str()), ("field", field)];
        let take = move |_| {
            if let Some(question) = calculator.question(remedy.field) {
                question.typed.set(remedy.value.clone());
            }
        };
        el_class("button", "remedy")
            .attr("type", "button")
            .text(&calculator.ui_with_now("use-value", &slots))
            .on("click", take)
    });
    let way_out = (!found.way_out.is_empty()).then(|| el_class("p", "way-out").text(&found.way_out));
    el_class("div", &["finding ", found.severity].concat())
        .attr("part", "finding")
        .attr("data-finding", found.code)
        .child(el_class("p", "message").text(&found.message))
        .children(way_out)
        .children(remedy)
        .child(sources(&found.sources))
}

/// The bar of who pays what; the amounts stand as text below it.
pub fn shares(calculator: Calculator) -> El {
    let pieces = move || {
        let shares = calculator.part(|estimate| estimate.shares.clone());
        let piece = |share: crate::estimate::Share| {
            Item::new([share.kind, &share.percent].concat(), move || {
                let width = [share.percent.as_str(), "%"].concat();
                el_class("span", &["piece ", share.kind].concat()).style("inline-size", &width)
            })
        };
        shares.into_iter().map(piece).collect()
    };
    let legend = move || {
        let shares = calculator.part(|estimate| estimate.shares.clone());
        let item = |share: crate::estimate::Share| {
            let name = calculator.ui(match share.kind {
                "incentive" => "share-incentive",
                "other" => "share-other",
                _ => "share-own",
            });
            Item::new([name, &share.text].concat(), move || {
                let swatch = el_class("span", &["swatch ", share.kind].concat()).attr("aria-hidden", "true");
                el("li").child(swatch).text(name).text(" ").child(el("strong").text(&share.text))
            })
        };
        shares.into_iter().map(item).collect()
    };
    el_class("div", "who-pays")
        .attr("role", "group")
        .hidden_while(move || calculator.part(|estimate| estimate.shares.is_empty()))
        .live_attr("aria-label", move || Some(calculator.ui("who-pays").to_owned()))
        .child(el_class("div", "pieces").attr("aria-hidden", "true").list(pieces))
        .child(el_class("ul", "legend").list(legend))
}

/// What is paid and received, in the order of the project.
pub fn charges(calculator: Calculator) -> El {
    let row = move |payment: Payment| {
        let key = [payment.key, &payment.when, &payment.label, &payment.text].join("|");
        Item::new(key, move || {
            let what = el_class("span", "what")
                .text(&payment.label)
                .child(el("small").text(calculator.ui_now(payment.kind)));
            el_class("li", payment.kind)
                .attr("data-key", payment.key)
                .child(el_class("span", "moment").text(&payment.when))
                .child(what)
                .child(el_class("span", "money").text(&payment.text))
                .child(sources(&payment.sources))
        })
    };
    let rows = move || calculator.part(|estimate| estimate.schedule.clone()).into_iter().map(row).collect();
    let empty = move || calculator.part(|estimate| estimate.schedule.is_empty());
    section(calculator, "charges", empty).child(el_class("ul", "rows").list(rows))
}

/// What would be due if something happened: folded, since for most it never does.
pub fn schedules(calculator: Calculator) -> El {
    let table = move |schedule: crate::estimate::Schedule| {
        let amounts = schedule.rows.iter().map(|row| row.text.as_str()).collect::<Vec<_>>().join("|");
        Item::new([schedule.label.as_str(), &amounts].concat(), move || {
            let row = |row: &crate::estimate::ScheduleRow| {
                let what = el_class("span", "what").text(&row.label).child(el("small").text(&row.numbers));
                el("li").child(what).child(el_class("span", "money").text(&row.text))
            };
            let title = el_class("div", "section-title")
                .attr("role", "heading")
                .attr("aria-level", &calculator.level(1))
                .text(&schedule.label);
            el_class("details", "section")
                .attr("part", "schedule")
                .attr("data-schedule", schedule.key)
                .child(el("summary").child(title))
                .child(el_class("ul", "rows").children(schedule.rows.iter().map(row)))
                .child(sources(&schedule.sources))
        })
    };
    el("div")
        .list(move || calculator.part(|estimate| estimate.schedules.clone()).into_iter().map(table).collect())
}

/// The days, earliest first; hidden while no date was given.
pub fn dates(calculator: Calculator) -> El {
    let row = |day: Milestone| {
        Item::new([day.key, &day.label, &day.text, &day.counting].join("|"), move || {
            let what = el_class("span", "what").text(&day.label).child(el("small").text(&day.counting));
            el("li")
                .attr("data-key", day.key)
                .child(el("time").attr("datetime", &day.date).text(&day.text))
                .child(what)
                .child(sources(&day.sources))
        })
    };
    let rows = move || calculator.part(|estimate| estimate.timeline.clone()).into_iter().map(row).collect();
    let empty = move || calculator.part(|estimate| estimate.timeline.is_empty());
    section(calculator, "dates", empty).child(el_class("ol", "rows").list(rows))
}

/// Warnings, then what is good to know.
pub fn points(calculator: Calculator) -> El {
    let open = |estimate: &Estimate| estimate.findings.iter().any(|found| found.severity != "blocker");
    section(calculator, "points", move || !calculator.part(open))
        .child(el("div").list(move || findings(calculator, &["warning", "info"])))
}

/// Papers, grouped by the moment they are due.
pub fn documents(calculator: Calculator) -> El {
    let groups = move || {
        let papers = calculator.part(|estimate| estimate.documents.clone());
        let at = |moment: &&'static str| -> Vec<Paper> {
            papers.iter().filter(|paper| paper.moment == *moment).cloned().collect()
        };
        calculator.program.moments.iter().map(at).filter(|papers| !papers.is_empty()).map(moment).collect()
    };
    folded(calculator, "documents").child(el("div").list(groups))
}

fn moment(papers: Vec<Paper>) -> Item {
    let key = papers.iter().map(|paper| paper.label.as_str()).collect::<Vec<_>>().join("|");
    Item::new(key, move || {
        let mut places: Vec<Place> = Vec::new();
        for place in papers.iter().flat_map(|paper| &paper.sources) {
            if !places.contains(place) {
                places.push(place.clone());
            }
        }
        let when = papers.first().map(|paper| paper.moment_name.as_str()).unwrap_or_default();
        el_class("div", "moment-group")
            .child(el_class("p", "moment").text(when))
            .child(el("ul").children(papers.iter().map(|paper| el("li").text(&paper.label))))
            .child(sources(&places))
    })
}

/// The working, as on a tax form; the step that set the amount is marked.
pub fn working(calculator: Calculator) -> El {
    let deciding = Memo::new(move |_| calculator.part(|estimate| estimate.decided_by));
    let lines = move || {
        let lines = calculator.part(|estimate| {
            estimate.lines.iter().filter(|line| line.unit != "date").cloned().collect::<Vec<_>>()
        });
        lines.into_iter().map(|line| working_line(calculator, deciding, line)).collect()
    };
    folded(calculator, "working").attr("open", "").child(el_class("ol", "lines").list(lines))
}

fn working_line(calculator: Calculator, deciding: Memo<Option<&'static str>>, line: WorkingLine) -> Item {
    let key = [line.key, &line.label, &line.text, &line.formula, &line.numbers].join("|");
    Item::new(key, move || {
        let name = line.key;
        let decided = move || deciding.get() == Some(name);
        let class = move || Some(if decided() { "line decided" } else { "line" }.to_owned());
        let tag = move || if decided() { calculator.ui("decided") } else { "" };
        let step = |class, text: &String| (*text != line.text).then(|| el_class("p", class).text(text));
        el("li")
            .live_attr("class", class)
            .attr("data-key", line.key)
            .child(
                el_class("div", "line-head")
                    .child(el_class("span", "what").text(&line.label))
                    .child(el_class("span", "money").text(&line.text)),
            )
            .child(el_class("p", "decided-tag").live(tag))
            .children(step("formula", &line.formula))
            .children(step("numbers", &line.numbers))
            .child(sources(&line.sources))
    })
}

/// What the estimate is, and what it was made from.
pub fn foot(calculator: Calculator) -> El {
    let version = move || {
        let receipt =
            calculator.estimate.with(|estimate| estimate.as_ref().map(|known| known.receipt.clone()));
        receipt.map_or_else(String::new, |receipt| {
            let digest = receipt.digest.get(..12).unwrap_or_default();
            let slots = [("version", receipt.version), ("edition", receipt.edition), ("digest", digest)];
            calculator.ui_with("version", &slots)
        })
    };
    let edition = calculator.setting.with_value(|setting| setting.edition);
    let document = move |document: &'static Document| {
        let name = move || calculator.find("document", document.key).unwrap_or_default();
        el("li")
            .child(el("strong").live(name))
            .text(" ")
            .child(el("cite").live(move || document.title(calculator.language.get())))
    };
    el_class("div", "foot")
        .attr("part", "foot")
        .child(calculator.title("sources"))
        .child(el("ul").children(edition.documents.iter().map(document)))
        .child(el("p").live(move || calculator.ui("disclaimer")))
        .child(el_class("p", "muted").live(version))
}
