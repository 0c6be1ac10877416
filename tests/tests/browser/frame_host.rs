//! The page around iframes: each gets the height it needs, from nobody but itself, and says what is answered in it.

use estimado_tests::frame::{SCRIPT, address, host, tag};
use estimado_tests::{Page, Tab, run, site};
use serde_json::{Value, json};

const TIER1: &str = "program=pr-gef-tier1&lang=en&id=a";
/// Whether the page in the frame has scroll bars, or something to scroll.
const SCROLLS: &str =
    "[innerWidth - document.documentElement.clientWidth, innerHeight - document.documentElement.clientHeight,
    document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth]";

fn inner(index: usize) -> String {
    format!("document.querySelectorAll('iframe')[{index}].clientHeight")
}

/// Waits until a frame is as high as what is in it; returns that.
async fn fitted(tab: &Tab, index: u16) -> u64 {
    let mut last = (Value::Null, Value::Null);
    for _ in 0..250 {
        tab.step_into(index).await;
        let wanted = tab.wanted_height().await;
        tab.leave().await;
        let given = tab.value(&inner(index.into())).await;
        if wanted == given && last == (wanted.clone(), given.clone()) {
            return given.as_u64().unwrap();
        }
        last = (wanted, given);
    }
    panic!("wanted and given: {last:?}");
}

#[test]
fn it_grows_and_shrinks_with_what_is_shown() {
    run(async |tab| {
        tab.visit(host(&tag(TIER1, ""))).await;
        let widget = tab.enter(0).await;
        tab.leave().await;
        let closed = fitted(tab, 0).await;
        assert!(closed > 600, "{closed}");
        tab.step_into(0).await;
        assert_eq!(tab.value(SCROLLS).await, json!([0, 0, false, false]));
        widget.open_group("funding").await;
        tab.leave().await;
        let opened = fitted(tab, 0).await;
        assert!(opened > closed + 100, "{closed}, then {opened}");
        tab.step_into(0).await;
        widget.click("details[data-group=funding] > summary").await;
        tab.leave().await;
        assert_eq!(fitted(tab, 0).await, closed, "and shrinks again");
        // A narrower page, another size of letters.
        tab.script("document.querySelector('iframe').width = 320", vec![]).await;
        let narrow = fitted(tab, 0).await;
        assert!(narrow > closed, "{closed}, then {narrow}");
        tab.step_into(0).await;
        // A bar at the bottom would stick to nothing.
        widget.expect("seen($('[part=bar]'))", false).await;
        widget.script("host.style.setProperty('--estimado-font-size', '24px')", vec![]).await;
        tab.leave().await;
        let large = fitted(tab, 0).await;
        assert!(large > narrow + 300, "{narrow}, then {large}");
        tab.step_into(0).await;
        widget.script("host.style.removeProperty('--estimado-font-size')", vec![]).await;
        tab.leave().await;
        assert_eq!(fitted(tab, 0).await, narrow);
        tab.step_into(0).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(tab.value(SCROLLS).await, json!([0, 0, false, false]));
        tab.leave().await;
        assert!(fitted(tab, 0).await > narrow + 500);
    });
}

#[test]
fn it_does_not_grow_without_end_where_the_page_gives_heights_of_its_own() {
    run(async |tab| {
        let style = "<style>iframe { height: 100vh; min-height: 100%; box-sizing: border-box; border: 5px solid; padding: 7px } html, body { height: 100% }</style>";
        let count = "<script>window.heights = []; addEventListener('message', ({ data }) => heights.push(data.height))</script>";
        tab.visit(host(&tag(TIER1, "")).with(style).with(count)).await;
        tab.enter(0).await;
        tab.leave().await;
        let wanted = async || {
            tab.step_into(0).await;
            let wanted = tab.wanted_height().await.as_u64().unwrap();
            tab.leave().await;
            wanted
        };
        // Border and padding count as height here.
        let all = format!("document.querySelector('iframe').offsetHeight - 24 === {}", wanted().await);
        tab.until(&all).await;
        let told = tab.value("heights.length").await;
        let frames = "{ for (let i = 0; i < 30; i += 1) await new Promise(requestAnimationFrame); return heights.length }";
        assert_eq!(tab.awaited(frames, vec![]).await, told);
        assert!(told.as_u64().unwrap() < 6, "{told}");
        assert_eq!(tab.value(&all).await, true);
    });
}

#[test]
fn it_settles_where_the_width_of_a_scroll_bar_decides_between_two_layouts() {
    run(async |tab| {
        let count = "<script>window.told = 0; addEventListener('message', ({ data }) => (told += data.type === 'estimado-height'))</script>";
        for width in (770..=815).step_by(5) {
            let frame = tag(TIER1, "").replace("width=\"800\"", &format!("width=\"{width}\""));
            tab.visit(host(&frame).with(count)).await;
            tab.enter(0).await;
            tab.leave().await;
            fitted(tab, 0).await;
            let told = tab.value("told").await.as_u64().unwrap();
            assert!((1..5).contains(&told), "{told} heights at a width of {width}");
            tab.step_into(0).await;
            // Firefox draws once more after it has told the height.
            tab.until(&format!("JSON.stringify({SCROLLS}) === '[0,0,false,false]'")).await;
            tab.leave().await;
        }
    });
}

#[test]
fn each_of_several_has_its_own_height_and_is_heard_alone() {
    run(async |tab| {
        let frames = [
            tag(TIER1, ""),
            tag("program=nj-core&lang=es&id=b", ""),
            tag("program=ma-hydro-feasibility", ""),
        ]
        .concat();
        let hear = "<script>window.heard = []; addEventListener('estimado-change', ({ target, detail }) => heard.push([target.src.match(/id=(\\w)/)?.[1] ?? '', detail.answers, Object.keys(detail)]))</script>";
        tab.visit(host(&frames).with(hear)).await;
        let mut heights = Vec::new();
        for index in 0..3 {
            tab.enter(index).await;
            tab.leave().await;
            heights.push(fitted(tab, index).await);
        }
        assert!(heights[0] != heights[1] && heights[1] != heights[2], "{heights:?}");
        tab.script("heard.length = 0", vec![]).await;
        let widget = tab.enter(1).await;
        widget.answer(json!({ "systemCapacityKw": "5" })).await;
        tab.leave().await;
        tab.until("heard.length > 0").await;
        assert_eq!(
            tab.value("heard.at(-1)").await,
            json!(["b", { "systemCapacityKw": "5" }, ["answers", "errors"]])
        );
        assert_eq!(tab.value("heard.every(([id]) => id === 'b')").await, true);
        let widget = tab.enter(0).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        tab.leave().await;
        tab.until("heard.at(-1)[2].includes('estimate')").await;
        assert_eq!(tab.value("heard.at(-1)[1].totalProjectCost").await, "7500");
    });
}

#[test]
fn nobody_else_sets_the_height_nor_speaks_for_a_frame() {
    run(async |tab| {
        let stranger = "<iframe id=stranger title=Stranger srcdoc='<p>Stranger</p>'></iframe>";
        let page = host(&[tag(TIER1, ""), stranger.to_owned()].concat())
            .with("<script>window.heard = []; addEventListener('estimado-change', ({ detail }) => heard.push(detail))</script>");
        tab.visit(page).await;
        tab.enter(0).await;
        tab.leave().await;
        let fit = fitted(tab, 0).await;
        let count =
            "window.seen = 0; addEventListener('message', () => (window.seen += 1)); heard.length = 0";
        tab.script(count, vec![]).await;
        let forged = json!([
            { "type": "estimado-height", "id": "a", "height": 77 },
            { "type": "estimado-change", "id": "a", "detail": { "answers": {} } },
        ]);
        // The page itself, and another frame of it.
        tab.script("arguments[0].forEach((message) => postMessage(message, '*'))", vec![forged.clone()])
            .await;
        tab.step_into(1).await;
        tab.script("arguments[0].forEach((message) => parent.postMessage(message, '*'))", vec![forged]).await;
        tab.leave().await;
        // The right frame with what is no height of it.
        tab.step_into(0).await;
        let wrong = "for (const height of [NaN, Infinity, -5, 0, 1e9, '77', null, undefined, {}, [77]]) parent.postMessage({ type: 'estimado-height', id: 'a', height }, '*');
            for (const id of ['b', '', undefined, 0]) parent.postMessage({ type: 'estimado-height', id, height: 77 }, '*');
            for (const message of [null, 5, 'estimado-height', [], { type: 'height', id: 'a', height: 77 }]) parent.postMessage(message, '*');
            for (const detail of [null, 5, 'x', undefined]) parent.postMessage({ type: 'estimado-change', id: 'a', detail }, '*')";
        tab.script(wrong, vec![]).await;
        tab.leave().await;
        tab.until("seen === 27").await;
        assert_eq!(tab.value(&inner(0)).await, fit);
        assert_eq!(tab.value("heard").await, json!([]));
        // And the same message, as it should be, is heard.
        tab.step_into(0).await;
        tab.script("parent.postMessage({ type: 'estimado-height', id: 'a', height: 777 }, '*')", vec![])
            .await;
        tab.leave().await;
        tab.until(&format!("{} === 777", inner(0))).await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn a_frame_that_was_led_to_another_origin_is_not_heard() {
    run(async |tab| {
        tab.visit(host(&tag(TIER1, ""))).await;
        tab.enter(0).await;
        tab.leave().await;
        fitted(tab, 0).await;
        let away = format!("{}/pkg/embed.html?{TIER1}", site::base());
        tab.script("window.seen = 0; addEventListener('message', () => (window.seen += 1)); const frame = document.querySelector('iframe'); frame.style.height = '123px'; frame.contentWindow.location = arguments[0]", vec![json!(away)]).await;
        tab.until("seen > 1").await;
        assert_eq!(tab.value(&inner(0)).await, 123);
    });
}

#[test]
fn frames_may_come_later_be_handed_over_and_go() {
    run(async |tab| {
        tab.visit(host("")).await;
        let add = "const [src, marked, within] = arguments, frame = document.createElement('iframe');
            Object.assign(frame, { src, title: 'Calculator', width: 800, height: 300 });
            if (marked) frame.dataset.estimado = '';
            if (within) document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(frame);
            else document.querySelector('main').append(frame);
            if (!marked) estimadoFrame(frame);
            (window.added ??= []).push(frame)";
        for (marked, within) in [(true, false), (false, false), (false, true)] {
            tab.script(add, vec![json!(address(TIER1)), json!(marked), json!(within)]).await;
            tab.until("added.at(-1).clientHeight > 600").await;
        }
        // Taken away and put elsewhere, it loads anew and is heard again.
        tab.script("for (const frame of added) { frame.remove(); frame.style.height = '' }", vec![]).await;
        tab.script("added.forEach((frame) => document.querySelector('main').append(frame))", vec![]).await;
        tab.until("added.every((frame) => frame.clientHeight > 600)").await;
        tab.script("for (const frame of added) frame.remove(); window.gone = new WeakRef(added[1]); delete window.added", vec![]).await;
        let held = async || {
            tab.devtools("HeapProfiler.collectGarbage", json!({})).await;
            tab.value("gone.deref() !== undefined").await == true
        };
        let mut tries = 0..100;
        while held().await {
            assert!(tries.next().is_some(), "a frame that was removed is held");
        }
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn the_script_may_come_late_twice_or_as_a_module() {
    run(async |tab| {
        let module = "<script type=\"module\" src=\"/pkg/estimado-frame.js\"></script>";
        let source = "<script type=\"module\" src=\"/www/estimado-frame.js\"></script>";
        for scripts in [[SCRIPT, SCRIPT], [module, SCRIPT], [source, module]] {
            tab.visit(host(&tag(TIER1, "")).head(&scripts.concat())).await;
            tab.enter(0).await;
            tab.leave().await;
            fitted(tab, 0).await;
            assert_eq!(tab.value("watched.errors").await, json!([]));
        }
        tab.visit(host(&tag(TIER1, "")).head("")).await;
        tab.enter(0).await;
        tab.leave().await;
        assert_eq!(tab.value(&inner(0)).await, 300);
        tab.script("const script = document.createElement('script'); script.src = '/pkg/estimado-frame.js'; document.head.append(script)", vec![]).await;
        fitted(tab, 0).await;
    });
}

#[test]
fn without_the_script_the_frame_scrolls_by_itself() {
    run(async |tab| {
        tab.visit(host(&tag(TIER1, "")).head("")).await;
        let widget = tab.enter(0).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(tab.value("document.documentElement.scrollHeight > innerHeight + 500").await, true);
        assert_eq!(tab.value("getComputedStyle(document.documentElement).overflowY").await, "visible");
        assert_eq!(tab.value("scrollY > 0").await, true, "to what was typed last");
        tab.leave().await;
        tab.script("document.querySelector('iframe').width = 320", vec![]).await;
        tab.step_into(0).await;
        widget.expect("seen($('[part=bar]'))", true).await;
        tab.leave().await;
        assert_eq!(tab.value(&inner(0)).await, 300);
    });
}

#[test]
fn where_the_page_allows_less_height_the_frame_scrolls_by_itself() {
    run(async |tab| {
        let style = "<style>iframe { max-height: 500px }</style>";
        tab.visit(host(&tag(TIER1, "")).with(style)).await;
        tab.enter(0).await;
        tab.leave().await;
        tab.until(&format!("{} === 500", inner(0))).await;
        tab.step_into(0).await;
        assert_eq!(tab.value("getComputedStyle(document.documentElement).overflowY").await, "visible");
        tab.leave().await;
        tab.script("document.querySelector('style').remove()", vec![]).await;
        tab.script("estimadoFrame(document.querySelector('iframe'))", vec![]).await;
        fitted(tab, 0).await;
        tab.step_into(0).await;
        tab.until("getComputedStyle(document.documentElement).overflowY === 'hidden'").await;
    });
}

#[test]
fn a_frame_that_is_not_shown_yet_gets_its_height_when_it_is() {
    run(async |tab| {
        tab.visit(host(&format!("<div hidden>{}</div>", tag(TIER1, "")))).await;
        tab.enter(0).await;
        tab.leave().await;
        tab.script("document.querySelector('div').hidden = false", vec![]).await;
        assert!(fitted(tab, 0).await > 600);
    });
}

#[test]
fn the_page_around_may_have_a_strict_policy() {
    run(async |tab| {
        let policy = format!(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; frame-src {}; require-trusted-types-for 'script'; trusted-types 'none'",
            site::elsewhere()
        );
        tab.visit(host(&tag(TIER1, "")).policy(&policy)).await;
        let widget = tab.enter(0).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        tab.leave().await;
        fitted(tab, 0).await;
        assert_eq!(tab.value("[watched.violations, watched.errors]").await, json!([[], []]));
        assert_eq!(tab.console().await, [""; 0]);
    });
}

#[test]
fn a_program_that_is_chosen_changes_the_height_too() {
    run(async |tab| {
        tab.visit(host(&tag("lang=es", ""))).await;
        tab.step_into(0).await;
        let widget = tab.widget("estimado-calculator");
        widget.expect("!!root?.querySelector('.chooser')", true).await;
        tab.leave().await;
        fitted(tab, 0).await;
        tab.step_into(0).await;
        widget.click("[data-program=nj-core] .choose").await;
        widget.ready().await;
        tab.leave().await;
        fitted(tab, 0).await;
        let unframed = Page::new("").head(SCRIPT);
        tab.visit(unframed).await;
        assert_eq!(tab.value("[typeof estimadoFrame, watched.errors]").await, json!(["function", []]));
    });
}
