//! Widget: a calculator on a page, used and read as a person would.

use crate::engine::Engine;
use crate::tab::{Tab, poll};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use serde_json::{Value, json};

/// A calculator on a page.
#[derive(Clone, Debug)]
pub struct Widget {
    tab: Tab,
    selector: String,
}

/// Guide example 1 but for the cost: solar PV, grid-tie, main island, 3 kW.
pub const EXAMPLE: [(&str, &str); 3] =
    [("technology", "solar-pv"), ("configuration", "grid-tie"), ("location", "mainland")];

/// The element with the focus, also inside a calculator.
const FOCUSED: &str = "let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    return node";

impl Widget {
    pub(crate) fn new(tab: Tab, selector: &str) -> Widget {
        Widget { tab, selector: selector.to_owned() }
    }

    /// Runs a script with `host`, the element, and `root`, its shadow root, and whatever is handed to it as `args`.
    pub async fn script(&self, body: &str, arguments: Vec<Value>) -> Value {
        let (script, arguments) = self.within(body, arguments);
        self.tab.script(&script, arguments).await
    }

    fn within(&self, body: &str, arguments: Vec<Value>) -> (String, Vec<Value>) {
        let script = format!(
            "const [selector, ...args] = arguments, host = document.querySelector(selector), root = host?.shadowRoot;
             const $ = (css) => root?.querySelector(css), $$ = (css) => [...(root?.querySelectorAll(css) ?? [])];
             const seen = (node) => node.checkVisibility({{ visibilityProperty: true }}), text = (node) => node.innerText.trim();
             {body}"
        );
        let mut all = vec![json!(self.selector)];
        all.extend(arguments);
        (script, all)
    }

    /// What an expression is, with `host`, `root`, `$`, `$$`, `seen` and `text` at hand.
    pub async fn value(&self, expression: &str) -> Value {
        self.script(&format!("return {expression}"), Vec::new()).await
    }

    /// Waits until an expression is what it should be.
    pub async fn expect(&self, expression: &str, expected: impl Into<Value>) {
        let expected = expected.into();
        let (script, arguments) = self.within(&format!("return {expression}"), Vec::new());
        let holds = async || {
            (self.tab.attempt(&script, arguments.clone()).await.as_ref() == Some(&expected)).then_some(())
        };
        if poll(holds).await.is_err() {
            assert_eq!(self.value(expression).await, expected, "{expression}");
        }
    }

    /// Waits until the form is there.
    pub async fn ready(&self) {
        self.expect("!!root?.querySelector('.form')", true).await;
    }

    /// The element inside the calculator that a selector finds, brought where nothing covers it.
    pub async fn find(&self, css: &str) -> Element {
        // Elsewhere than in Chromium, a click goes to where the element was when the page was last drawn.
        let find = "const node = $(args[0]); node?.scrollIntoView({ block: 'center' });
            const drawn = () => new Promise((done) => requestAnimationFrame(done));
            return args[1] ? node : drawn().then(drawn).then(() => node)";
        let at_once = Engine::chosen() == Engine::Chromium;
        let found = self.script(find, vec![json!(css), json!(at_once)]).await;
        self.tab.element(&found).unwrap_or_else(|| panic!("nothing is {css}"))
    }

    /// Clicks.
    pub async fn click(&self, css: &str) {
        let element = self.find(css).await;
        if Engine::chosen() == Engine::WebKit && self.tab.value("self !== top").await == true {
            self.tab.end_in(&[Engine::WebKit], "click where it should in a frame");
        }
        match element.click().await {
            // Its driver takes the inside of a text field for something that covers it.
            Err(_) if Engine::chosen() == Engine::WebKit => self.tab.press(element).await,
            clicked => clicked.unwrap_or_else(|error| panic!("click on {css}: {error}")),
        }
    }

    /// Chooses a card.
    pub async fn choose(&self, field: &str, option: &str) {
        let card = format!("input[name='field-{field}'][value='{option}']");
        self.click(&card).await;
        // Where the page moved under the driver, it hit the card beside.
        if Engine::chosen() != Engine::Chromium && self.value(&format!("$(`{card}`).checked")).await == false
        {
            self.click(&card).await;
        }
    }

    /// Types into a field, in place of what stood there.
    pub async fn enter(&self, field: &str, text: &str) {
        self.wipe(field).await;
        self.keys(text).await;
    }

    /// Empties a field as a person does: select all, delete.
    pub async fn wipe(&self, field: &str) {
        self.click(&format!("#field-{field}")).await;
        self.keys(&format!(
            "{}a{}{}",
            char::from(Key::Control),
            char::from(Key::Null),
            char::from(Key::Delete)
        ))
        .await;
    }

    /// Presses keys where the focus is.
    pub async fn keys(&self, keys: &str) {
        let focus = self.tab.script(FOCUSED, Vec::new()).await;
        self.tab.element(&focus).unwrap().send_keys(keys).await.unwrap();
    }

    /// Opens a group of the form by a click on its title.
    pub async fn open_group(&self, group: &str) {
        self.click(&format!("details[data-group='{group}']:not([open]) > summary")).await;
        self.expect(&format!("$('details[data-group={group}]').open"), true).await;
    }

    /// Fills in a date, which a keyboard would do in the order of the browser's own language.
    pub async fn set_date(&self, field: &str, day: &str) {
        let set = "const input = $(`#field-${args[0]}`); input.value = args[1];
                   input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))";
        self.script(set, vec![json!(field), json!(day)]).await;
    }

    /// Fills in Guide example 1 with a size and a cost as typed.
    pub async fn fill(&self, size: &str, cost: &str) {
        for (field, option) in EXAMPLE {
            self.choose(field, option).await;
        }
        self.enter("systemCapacityKw", size).await;
        self.enter("totalProjectCost", cost).await;
    }

    /// Takes these answers at once, as a page would hand them over.
    pub async fn answer(&self, answers: Value) {
        self.script("host.answers = args[0]", vec![answers]).await;
    }

    /// Waits until the amount reads so.
    pub async fn expect_amount(&self, amount: &str) {
        self.expect("$('[part=amount]')?.innerText", amount).await;
    }

    /// Waits until the message at a field reads so; empty for none.
    pub async fn expect_problem(&self, field: &str, message: &str) {
        self.expect(&format!("$('#problem-{field}').innerText.trim()"), message).await;
    }

    /// What stands in a field.
    pub async fn typed(&self, field: &str) -> Value {
        self.value(&format!("$('#field-{field}').value")).await
    }
}
