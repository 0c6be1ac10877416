//! The sections of the result. Each is a list of parts of the estimate, so that rows that did not change stay.

use super::Calculator;
use super::dom::{El, Item, el, el_class, items};
use super::focus::focus_question;
use super::state::is_numeric;
use estimado_worksheet::edition::Document;
use estimado_worksheet::tree::Tree;

/// A section with a heading, hidden while its part of the estimate is empty.
fn section(calculator: Calculator, name: &'static str, part: &'static str) -> El {
    let empty = move || calculator.estimate(&|estimate| estimate.at(part).items().is_empty());
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

/// A list that shows each item of a part of the estimate.
fn rows(calculator: Calculator, list: El, part: &'static str, row: fn(Calculator, &Tree) -> El) -> El {
    list.list(move || calculator.estimate(&|estimate| items(calculator, estimate.at(part).items(), row)))
}

/// Where something stands: `Guide, VI, p. 6`. The titles stand at the end of the result.
pub fn sources(of: &Tree) -> El {
    let item = |place: &Tree| {
        el("li").child(el("cite").text(place.word("name"))).text(", ").text(place.word("section"))
    };
    el_class("ul", "sources").each(of.at("sources").items(), &item)
}

/// A text in an element, where there is one.
fn some_text(tag: &str, class: &str, text: &str) -> Option<El> {
    if text.is_empty() { None } else { Some(el_class(tag, class).text(text)) }
}

/// What a row is about, and a note on it.
fn what(name: &str, note: &str) -> El {
    el_class("span", "what").text(name).child(el("small").text(note))
}

/// Whether these figures are those of the day.
pub fn notices(calculator: Calculator) -> El {
    rows(calculator, el("div"), "notices", |_, notice| {
        el_class("p", "notice").attr("part", "notice").text(notice.word("message"))
    })
}

/// What stands in the way comes first, with the answer that lifts it as a button.
pub fn blockers(calculator: Calculator) -> El {
    el_class("div", "blockers").list(move || findings(calculator, &["blocker"]))
}

/// Warnings, then what is good to know.
pub fn points(calculator: Calculator) -> El {
    let severities = &["warning", "info"];
    let empty = move || calculator.estimate(&|estimate| of_severity(estimate, severities).is_empty());
    el_class("div", "section")
        .attr("part", "points")
        .attr("data-section", "points")
        .hidden_while(empty)
        .child(calculator.title("points"))
        .child(el("div").list(move || findings(calculator, severities)))
}

fn of_severity(estimate: &Tree, severities: &[&str]) -> Vec<Tree> {
    let findings = estimate.at("findings").items();
    let mut found = Vec::new();
    for severity in severities {
        let of = findings.iter().filter(|finding| finding.word("severity") == *severity);
        found.extend(of.cloned());
    }
    found
}

fn findings(calculator: Calculator, severities: &[&str]) -> Vec<Item> {
    let found = calculator.estimate(&|estimate| of_severity(estimate, severities));
    items(calculator, &found, finding)
}

fn finding(calculator: Calculator, found: &Tree) -> El {
    el_class("div", &["finding ", found.word("severity")].concat())
        .attr("part", "finding")
        .attr("data-finding", found.word("code"))
        .child(el_class("p", "message").text(found.word("message")))
        .maybe(some_text("p", "way-out", found.word("wayOut")))
        .maybe(remedies(calculator, found.at("remedies")))
        .child(sources(found))
}

/// How many ways out are shown: the nearest of them.
const WAYS_OUT: usize = 3;

/// The smallest change of one answer that lifts a blocker, and others like it; or that there is none.
fn remedies(calculator: Calculator, remedies: &Tree) -> Option<El> {
    let words = match remedies {
        Tree::List(list) if list.is_empty() => "remedy-none",
        Tree::List(_) => "remedies",
        _ => return None,
    };
    let remedy = |remedy: &Tree| {
        let question = calculator.question(remedy.word("field"));
        // What a project is cannot be chosen: a button offers only what can be planned otherwise.
        let planned = question.is_some_and(|question| is_numeric(question.field));
        let button = || use_value(calculator, "remedy", remedy);
        el("li").text(remedy.word("message")).maybe(if planned { button() } else { None })
    };
    let nearest = remedies.items().chunks(WAYS_OUT).next().unwrap_or_default();
    let list = el("ul").each(nearest, &remedy);
    Some(el_class("div", "remedies").child(el("p").text(calculator.ui_now(words))).child(list))
}

/// A button that gives another answer to a question: `field`, `value`, and `text` for people.
pub fn use_value(calculator: Calculator, class: &str, other: &Tree) -> Option<El> {
    let question = calculator.question(other.word("field"))?;
    let value = other.word("value").to_owned();
    let name = calculator.say_now("field", question.field.key);
    let words = calculator.ui_with_now("use-value", &[("value", other.word("text")), ("field", name)]);
    let button = el_class("button", &["use ", class].concat()).attr("type", "button").text(&words);
    // The button goes away with what it lifts: the focus goes to the question it answered.
    let take = move |event| {
        calculator.live.put(question.at, &value);
        focus_question(&event, question.field.key);
    };
    Some(button.on("click", take))
}

/// The bar of who pays what; the amounts stand as text below it.
pub fn shares(calculator: Calculator) -> El {
    let pieces = el_class("div", "pieces").attr("aria-hidden", "true");
    let none = move || calculator.estimate(&|estimate| estimate.at("shares").items().is_empty());
    el_class("div", "who-pays")
        .attr("role", "group")
        .hidden_while(none)
        .named(calculator.follow_ui("who-pays"))
        .child(rows(calculator, pieces, "shares", piece))
        .child(rows(calculator, el_class("ul", "legend"), "shares", share))
}

fn piece(_: Calculator, share: &Tree) -> El {
    let width = [share.word("percent"), "%"].concat();
    el_class("span", &["piece ", share.word("kind")].concat()).style("inline-size", &width)
}

fn share(calculator: Calculator, share: &Tree) -> El {
    let name = match share.word("kind") {
        "incentive" => "share-incentive",
        "other" => "share-other",
        _ => "share-own",
    };
    let swatch = el_class("span", &["swatch ", share.word("kind")].concat()).attr("aria-hidden", "true");
    let named = el("li").child(swatch).live(calculator.follow_ui(name));
    named.text(" ").child(el("strong").text(share.word("text")))
}

/// What is paid and received, in the order of the project.
pub fn charges(calculator: Calculator) -> El {
    let list = rows(calculator, el_class("ul", "rows"), "schedule", charge);
    section(calculator, "charges", "schedule").child(list)
}

fn charge(calculator: Calculator, payment: &Tree) -> El {
    let kind = match payment.word("kind") {
        "pay" => "pay",
        "deposit" => "deposit",
        _ => "receive",
    };
    el_class("li", kind)
        .attr("data-key", payment.word("key"))
        .child(el_class("span", "moment").text(payment.word("when")))
        .child(what(payment.word("label"), calculator.ui_now(kind)))
        .child(el_class("span", "money").text(payment.word("text")))
        .child(sources(payment))
}

/// What would be due if something happened: folded, since for most it never does.
pub fn schedules(calculator: Calculator) -> El {
    rows(calculator, el("div"), "schedules", schedule)
}

fn schedule(calculator: Calculator, schedule: &Tree) -> El {
    let title = el_class("div", "section-title")
        .attr("role", "heading")
        .attr("aria-level", &calculator.level(1))
        .text(schedule.word("label"));
    let row = |row: &Tree| {
        let amount = el_class("span", "money").text(row.word("text"));
        el("li").child(what(row.word("label"), row.word("numbers"))).child(amount)
    };
    el_class("details", "section")
        .attr("part", "schedules")
        .attr("data-schedule", schedule.word("key"))
        .child(el("summary").child(title))
        .child(el_class("ul", "rows").each(schedule.at("rows").items(), &row))
        .child(sources(schedule))
}

/// The days, earliest first; hidden while no date was given.
pub fn dates(calculator: Calculator) -> El {
    let list = rows(calculator, el_class("ol", "rows"), "timeline", day);
    section(calculator, "dates", "timeline").child(list)
}

fn day(_: Calculator, day: &Tree) -> El {
    el("li")
        .attr("data-key", day.word("key"))
        .child(el("time").attr("datetime", day.word("date")).text(day.word("text")))
        .child(what(day.word("label"), day.word("counting")))
        .child(sources(day))
}

/// Papers, grouped by the moment they are due.
pub fn documents(calculator: Calculator) -> El {
    let groups = move || {
        let groups = calculator.estimate(&|estimate| by_moment(calculator, estimate.at("documents").items()));
        items(calculator, &groups, moment)
    };
    folded(calculator, "documents").child(el("div").list(groups))
}

/// The papers of each moment, in the order of the moments, with the places of them all.
fn by_moment(calculator: Calculator, documents: &[Tree]) -> Vec<Tree> {
    let mut groups = Vec::new();
    for moment in calculator.program.moments {
        let (mut papers, mut places) = (Vec::new(), Vec::new());
        for paper in documents.iter().filter(|paper| paper.word("moment") == *moment) {
            for place in paper.at("sources").items() {
                if !places.contains(place) {
                    places.push(place.clone());
                }
            }
            papers.push(paper.clone());
        }
        if !papers.is_empty() {
            groups.push(Tree::empty().with("papers", papers).with("sources", places));
        }
    }
    groups
}

fn moment(_: Calculator, group: &Tree) -> El {
    let papers = group.at("papers").items();
    let when = papers.first().map(|paper| paper.word("when")).unwrap_or_default();
    el_class("div", "moment-group")
        .child(el_class("p", "moment").text(when))
        .child(el("ul").each(papers, &|paper| el("li").text(paper.word("label"))))
        .child(sources(group))
}

/// The working, as on a tax form; the step that set the amount is marked.
pub fn working(calculator: Calculator) -> El {
    let lines = move || {
        let all = calculator.estimate(&|estimate| estimate.at("lines").clone());
        let lines: Vec<_> = all.items().iter().filter(|line| line.word("unit") != "date").cloned().collect();
        items(calculator, &lines, line)
    };
    folded(calculator, "working").attr("open", "").child(el_class("ol", "lines").list(lines))
}

fn line(calculator: Calculator, line: &Tree) -> El {
    let key = line.word("key").to_owned();
    let decided = move || calculator.estimate(&|estimate| estimate.word("decidedBy") == key);
    let tagged = decided.clone();
    let class = move || Some(if decided() { "line decided" } else { "line" });
    let tag = move || if tagged() { calculator.ui("decided") } else { "" };
    let text = line.word("text");
    let step = |class: &'static str| {
        let step = line.word(class);
        if step == text { None } else { some_text("p", class, step) }
    };
    el("li")
        .live_attr("class", class)
        .attr("data-key", line.word("key"))
        .child(
            el_class("div", "line-head")
                .child(el_class("span", "what").text(line.word("label")))
                .child(el_class("span", "money").text(text)),
        )
        .child(el_class("p", "decided-tag").live(tag))
        .maybe(step("formula"))
        .maybe(step("numbers"))
        .child(sources(line))
}

/// What the estimate is, and what it was made from.
pub fn foot(calculator: Calculator) -> El {
    let version = move || {
        let receipt = calculator.estimate(&|estimate| estimate.at("receipt").clone());
        let digest = receipt.word("digest").get(..12).unwrap_or_default();
        let slots =
            [("version", receipt.word("version")), ("edition", receipt.word("edition")), ("digest", digest)];
        calculator.ui_with("version", &slots)
    };
    let document = |document: &Document| {
        let document = *document;
        let name = move || calculator.find("document", document.key).unwrap_or_default();
        el("li")
            .child(el("strong").live(name))
            .text(" ")
            .child(el("cite").live(move || document.title(calculator.live.read().language)))
    };
    el_class("div", "foot")
        .attr("part", "foot")
        .child(calculator.title("sources"))
        .child(el("ul").each(calculator.edition.documents, &document))
        .child(el("p").live(calculator.follow_ui("disclaimer")))
        .child(el_class("p", "muted").live(version))
}
