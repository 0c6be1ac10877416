//! The doctor: what it says of a page where all is well, and of pages where something is not.

use estimado_tests::{Page, Tab, axe, run, site};
use serde_json::{Value, json};

const DOCTOR: &str = "$('[part=doctor]')?.shadowRoot";

/// What the doctor finds on a page, by code and level.
async fn found(tab: &Tab, page: Page) -> Vec<(String, String, String)> {
    tab.visit(page).await;
    asked(tab).await
}

async fn asked(tab: &Tab) -> Vec<(String, String, String)> {
    tab.until("customElements.get('estimado-calculator')").await;
    let findings = tab.awaited("document.querySelector('estimado-calculator').doctor()", vec![]).await;
    let text = |finding: &Value, name: &str| finding[name].as_str().unwrap().to_owned();
    let findings = findings.as_array().unwrap().iter();
    findings
        .map(|finding| {
            let said = text(finding, "message") + " " + &text(finding, "fix");
            (text(finding, "code"), text(finding, "level"), said)
        })
        .collect()
}

fn codes(findings: &[(String, String, String)], levels: &[&str]) -> Vec<String> {
    let mut codes: Vec<_> = findings
        .iter()
        .filter(|(_, level, _)| levels.contains(&level.as_str()))
        .map(|(code, ..)| code.clone())
        .collect();
    codes.sort();
    codes
}

const BAD: [&str; 2] = ["fault", "warning"];

fn calculator(attributes: &str) -> Page {
    Page::new(format!("<main><estimado-calculator {attributes}></estimado-calculator></main>"))
}

#[test]
fn where_all_is_well_it_says_so() {
    run(async |tab| {
        let findings = found(tab, Page::tier1("en")).await;
        assert_eq!(codes(&findings, &BAD), [""; 0], "{findings:?}");
        assert_eq!(codes(&findings, &["note"]), ["edition-over"]);
        let good = ["examples", "files", "language-own", "no-storage", "policy", "version"];
        assert_eq!(codes(&findings, &["good"]), good);
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn it_comes_only_when_asked_for_and_shows_a_list_that_is_read_and_printed() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        let loaded =
            "performance.getEntriesByType('resource').filter(({ name }) => name.includes('doctor')).length";
        assert_eq!(tab.value(loaded).await, 0);
        widget.expect("$('[part=doctor]')", json!(null)).await;
        let address = site::publish(Page::tier1("es"));
        let widget = tab.follow(&format!("{address}?estimado-doctor")).await;
        widget.expect(&format!("!!{DOCTOR}?.querySelector('li')"), true).await;
        assert_eq!(tab.value(loaded).await, 1);
        widget
            .expect(&format!("text({DOCTOR}.querySelector('.summary'))"), "Fallas: 0. Por revisar: 0.")
            .await;
        widget.expect(&format!("[$('[part=doctor]').lang, {DOCTOR}.querySelector('section').getAttribute('aria-labelledby')]"), json!(["es", "title"])).await;
        axe::assert_clean(tab, "with the list of the doctor").await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        // It outlives what puts the calculator on the page anew.
        widget.script("host.setAttribute('heading-level', '3')", vec![]).await;
        widget.expect("$('.title').ariaLevel", "3").await;
        widget.expect(&format!("!!{DOCTOR}"), true).await;
        let paper = pdf_extract::extract_text_from_mem(&tab.print().await).unwrap();
        assert!(paper.contains("diagnóstico"), "{paper}");
    });
}

#[test]
fn attributes_that_say_nothing_are_named() {
    run(async |tab| {
        let attributes = "program=\"pr-gef-tier9\" theme=\"night\" heading-level=\"7\" hide=\"dates curves\" answers='{a: 1}' editionsrc=\"x\"";
        let findings = found(tab, calculator(attributes)).await;
        assert_eq!(codes(&findings, &BAD), ["answers-json", "heading-level", "hide", "program", "theme"]);
        let said = |code: &str| findings.iter().find(|(known, ..)| known == code).unwrap().2.clone();
        assert!(said("program").contains("pr-gef-tier9") && said("program").contains("pr-gef-tier1"));
        assert!(said("hide").contains("not: curves."), "{}", said("hide"));
        assert!(said("attribute").contains("editionsrc"));
        let answers = "program=\"pr-gef-tier1\" edition=\"1999\" answers='{\"technologie\": \"solar-pv\"}'";
        let findings = found(tab, calculator(answers)).await;
        assert_eq!(codes(&findings, &BAD), ["answers-unknown", "edition"]);
        let findings = found(tab, calculator("program=\"pr-gef-tier1\" answers='[1]'")).await;
        assert_eq!(codes(&findings, &BAD), ["answers-object"]);
    });
}

#[test]
fn the_language_that_was_found_is_named_and_a_choice_of_programs_is_no_fault() {
    run(async |tab| {
        for (page, code) in [("fr", "language-other"), ("", "language-none"), ("es-PR", "language-page")] {
            let findings = found(tab, calculator("").language(page)).await;
            assert!(findings.iter().any(|(known, ..)| known == code), "{page}: {findings:?}");
            assert!(findings.iter().any(|(known, ..)| known == "program-none"));
            assert_eq!(codes(&findings, &BAD), [""; 0]);
        }
    });
}

#[test]
fn an_edition_of_the_page_is_named_with_all_that_is_wrong() {
    run(async |tab| {
        let edition = site::put("edition.json", "application/json", "{\"id\": \"mine\", \"from\": \"soon\"}");
        let attributes = format!("program=\"pr-gef-tier1\" edition=\"2017-08-17\" edition-src=\"{edition}\"");
        tab.visit(calculator(&attributes)).await;
        tab.widget("estimado-calculator").expect("!!$('.failure')", true).await;
        let findings = asked(tab).await;
        let wrong = codes(&findings, &["fault"]);
        assert!(wrong.len() > 50 && wrong.iter().all(|code| code == "edition-src"), "{wrong:?}");
        assert!(findings.iter().any(|(code, ..)| code == "edition-both"));
        // The list and what is shown in place of the figures stand beside each other.
        tab.widget("estimado-calculator").expect("!!$('.failure') && !!$('[part=doctor]')", true).await;
    });
}

#[test]
fn what_the_page_does_to_the_calculator_is_named() {
    run(async |tab| {
        let style = |css: &str| {
            format!(
                "<script>const sheet = new CSSStyleSheet(); sheet.replaceSync({css:?}); document.adoptedStyleSheets = [sheet]</script>"
            )
        };
        let cases = [
            ("estimado-calculator { display: none }", "hidden"),
            ("main { visibility: hidden }", "hidden"),
            ("estimado-calculator { display: inline }", "display"),
            ("main { width: 200px }", "narrow"),
            ("html { font-size: 62.5% }", "root-size"),
            ("main { zoom: 1.5 }", "zoomed"),
            ("main { transform: scale(0.9) }", "zoomed"),
        ];
        for (css, code) in cases {
            let findings = found(tab, Page::tier1("en").with(&style(css))).await;
            assert!(findings.iter().any(|(known, ..)| known == code), "{css}: {findings:?}");
        }
        let findings = found(tab, Page::tier1("en").old()).await;
        assert_eq!(codes(&findings, &BAD), ["no-viewport"]);
        assert!(findings.iter().any(|(code, ..)| code == "quirks"));
        let fixed = "<meta name=\"viewport\" content=\"width=device-width, user-scalable=no\">";
        let findings = found(tab, Page::tier1("en").old().with(fixed)).await;
        assert_eq!(codes(&findings, &BAD), ["fixed-viewport"]);
    });
}

#[test]
fn names_that_are_there_twice_are_named() {
    run(async |tab| {
        let one = "<estimado-calculator id=\"one\" name=\"estimate\" program=\"pr-gef-tier1\"></estimado-calculator>";
        let findings = found(tab, Page::new(format!("<form>{one}{one}</form>"))).await;
        assert_eq!(codes(&findings, &BAD), ["same-id", "same-name"]);
        let apart = one.replace("\"one\"", "\"two\"");
        let findings = found(tab, Page::new(format!("<form>{one}</form><form>{apart}</form>"))).await;
        assert_eq!(codes(&findings, &BAD), [""; 0]);
    });
}

#[test]
fn roots_and_frames_around_it_are_named() {
    run(async |tab| {
        tab.visit(Page::new("<div id=\"box\"></div>")).await;
        for (mode, code) in [("open", "open-root"), ("closed", "closed-root")] {
            let nested = "{
                const box = document.createElement('div');
                document.body.append(box);
                const inside = document.createElement('estimado-calculator');
                inside.setAttribute('program', 'pr-gef-tier1');
                box.attachShadow({ mode: args[0] }).append(inside);
                return (await inside.doctor()).map(({ code }) => code);
            }";
            tab.until("customElements.get('estimado-calculator')").await;
            let codes = tab.awaited(nested, vec![json!(mode)]).await;
            assert!(codes.as_array().unwrap().contains(&json!(code)), "{codes}");
        }
        let frames = [
            ("allow-scripts allow-same-origin", vec!["frame-files", "frame-print", "frame-title"], "framed"),
            ("allow-scripts", vec![], "sandboxed"),
        ];
        for (sandbox, wrong, note) in frames {
            tab.visit(Page::new("").head("")).await;
            let address = site::publish(Page::tier1("en"));
            tab.script("const frame = document.createElement('iframe'); frame.sandbox = arguments[1]; frame.src = arguments[0]; frame.width = 800;
                document.body.append(frame)", vec![json!(address), json!(sandbox)]).await;
            tab.0.enter_frame(0).await.unwrap();
            let findings = asked(tab).await;
            tab.0.enter_parent_frame().await.unwrap();
            assert_eq!(codes(&findings, &BAD), wrong, "{findings:?}");
            assert!(findings.iter().any(|(code, ..)| code == note), "{findings:?}");
        }
    });
}
