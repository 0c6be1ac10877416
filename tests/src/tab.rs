//! Tab: a window of the browser, and what a test does with it besides using a calculator.

use crate::Page;
use crate::browser::Beyond;
use crate::engine::Engine;
use crate::site;
use crate::widget::Widget;
use fantoccini::Client;
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::wd::PrintConfiguration;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use std::panic::panic_any;
use std::time::Duration;
use tokio::time::{sleep, timeout};
use url::{ParseError, Url};

/// How long something may take to come about.
const PATIENCE: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(20);

/// A window of the browser.
#[derive(Clone, Debug)]
pub struct Tab(pub Client);

/// A command of chromedriver that no standard knows: an address below the session, and what is sent there.
#[derive(Debug)]
struct OfChromium(&'static str, Value);

impl WebDriverCompatibleCommand for OfChromium {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.0))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.1.to_string()))
    }
}

impl Tab {
    pub(crate) fn new(client: Client) -> Tab {
        Tab(client)
    }

    /// Makes the window as good as new.
    pub(crate) async fn clean(&self) {
        self.0.goto("about:blank").await.unwrap();
        if Engine::chosen() == Engine::Chromium {
            self.devtools("Emulation.clearDeviceMetricsOverride", json!({})).await;
            self.media(&[]).await;
            self.console().await;
        } else {
            self.window(1280, 1000).await;
        }
    }

    /// Ends the test where the engine of this run is one of these, which have no way to do what comes next.
    pub fn end_in(&self, engines: &[Engine], way: &'static str) {
        if engines.contains(&Engine::chosen()) {
            panic_any(Beyond(way));
        }
    }

    /// A command of the developer tools of Chromium; elsewhere the test ends.
    pub async fn devtools(&self, command: &'static str, parameters: Value) -> Value {
        self.end_in(&[Engine::Firefox, Engine::WebKit], command);
        let command = OfChromium("goog/cdp/execute", json!({ "cmd": command, "params": parameters }));
        self.0.issue_cmd(command).await.unwrap()
    }

    /// What the console was told since this was asked last: each a level and a message. Only in Chromium it holds what the
    /// browser itself says; elsewhere what scripts said on pages with `watch.js`.
    pub async fn console(&self) -> Vec<String> {
        if Engine::chosen() != Engine::Chromium {
            let said = self.value("window.watched?.said.splice(0) ?? []").await;
            let said = said.as_array().unwrap().iter();
            return said.map(|line| line.as_str().unwrap().to_owned()).collect();
        }
        let said = self.0.issue_cmd(OfChromium("se/log", json!({ "type": "browser" }))).await.unwrap();
        let line = |entry: &Value| format!("{} {}", entry["level"], entry["message"]);
        said.as_array().unwrap().iter().map(line).collect()
    }

    /// The nodes and listeners that the page holds after everything unused was swept away.
    pub async fn held(&self) -> [u64; 2] {
        self.devtools("HeapProfiler.collectGarbage", json!({})).await;
        self.devtools("Performance.enable", json!({})).await;
        let told = self.devtools("Performance.getMetrics", json!({})).await;
        let metrics = told["metrics"].as_array().unwrap();
        let value =
            |name| metrics.iter().find(|metric| metric["name"] == name).unwrap()["value"].as_u64().unwrap();
        [value("Nodes"), value("JSEventListeners")]
    }

    /// Puts text where the cursor is, as a paste does.
    pub async fn insert(&self, text: &str) {
        if Engine::chosen() == Engine::Chromium {
            self.devtools("Input.insertText", json!({ "text": text })).await;
        } else {
            self.script("document.execCommand('insertText', false, arguments[0])", vec![json!(text)]).await;
        }
    }

    /// Waits until the page holds no more than before: a sweep does not reach what has only just gone.
    pub async fn expect_held(&self, before: [u64; 2]) {
        let no_more = async || {
            let now = self.held().await;
            now.iter().zip(before).all(|(now, before)| *now <= before).then_some(())
        };
        if poll(no_more).await.is_err() {
            panic!("nodes and listeners: {before:?} before, {:?} after", self.held().await);
        }
    }

    /// Answers media queries: `("prefers-color-scheme", "dark")`.
    pub async fn media(&self, features: &[(&str, &str)]) {
        let own = [("prefers-color-scheme", "light"), ("prefers-reduced-motion", "reduce")];
        if Engine::chosen() != Engine::Chromium && features.iter().all(|feature| own.contains(feature)) {
            return; // as they are, or of no account
        }
        let feature = |(name, value): &(&str, &str)| json!({ "name": name, "value": value });
        let features: Vec<_> = features.iter().map(feature).collect();
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Shows the page at a size in CSS pixels; narrow ones as a phone does, where scroll bars take no room.
    pub async fn size(&self, width: u32, height: u32) {
        if Engine::chosen() != Engine::Chromium {
            return self.window(width, height).await;
        }
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Gives the page a size by that of the window; the test ends where the browser does not get as narrow.
    async fn window(&self, width: u32, height: u32) {
        let outer =
            "return [arguments[0] + outerWidth - innerWidth, arguments[1] + outerHeight - innerHeight]";
        let outer = self.script(outer, vec![json!(width), json!(height)]).await;
        let [width_around, height_around]: [u32; 2] = serde_json::from_value(outer).unwrap();
        self.0.set_window_size(width_around, height_around).await.unwrap();
        let fits = async || (self.value("innerWidth").await == width).then_some(());
        if timeout(Duration::from_secs(1), poll(fits)).await.is_err() {
            panic_any(Beyond("be so narrow"));
        }
    }

    /// A picture of what the window shows.
    ///
    /// # Errors
    /// Where the browser cannot give one.
    pub async fn picture(&self) -> Result<Vec<u8>, CmdError> {
        self.0.screenshot().await
    }

    /// A picture of the whole page at a width, as long as it gets.
    pub async fn whole_picture(&self, width: u32) -> Vec<u8> {
        self.size(width, 800).await;
        let height = self.value("document.documentElement.scrollHeight").await;
        self.size(width, height.as_u64().and_then(|height| height.try_into().ok()).unwrap_or(800)).await;
        self.picture().await.unwrap()
    }

    /// The page as it would be printed, as a PDF.
    pub async fn print(&self) -> Vec<u8> {
        self.end_in(&[Engine::WebKit], "print into a file");
        self.0.print(PrintConfiguration::default()).await.unwrap()
    }

    /// Opens a page, however far it comes.
    pub async fn visit(&self, page: Page) {
        self.0.goto(&site::publish(page)).await.unwrap();
    }

    /// Opens a page and waits for its first calculator.
    pub async fn open(&self, page: Page) -> Widget {
        self.visit(page).await;
        let widget = self.widget("estimado-calculator");
        widget.ready().await;
        widget
    }

    /// Goes to an address, or to another fragment of the page, and waits for its first calculator.
    pub async fn follow(&self, address: &str) -> Widget {
        self.0.goto(address).await.unwrap();
        let widget = self.widget("estimado-calculator");
        widget.ready().await;
        widget
    }

    /// The calculator that a selector finds in the page.
    pub fn widget(&self, selector: &str) -> Widget {
        Widget::new(self.clone(), selector)
    }

    /// An element that a script returned.
    pub(crate) fn element(&self, returned: &Value) -> Option<Element> {
        let id = returned.get("element-6066-11e4-a52e-4f735466cecf")?.as_str()?.to_owned();
        Some(Element::from_element_id(self.0.clone(), id.into()))
    }

    /// Presses and releases the mouse at the middle of an element.
    pub(crate) async fn press(&self, element: Element) {
        let there = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
        let (down, up) = (
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        );
        let mouse = MouseActions::new("mouse".to_owned()).then(there).then(down).then(up);
        self.0.perform_actions(mouse).await.unwrap();
    }

    /// What a script returns.
    pub async fn script(&self, script: &str, arguments: Vec<Value>) -> Value {
        let result = self.0.execute(script, arguments).await;
        result.unwrap_or_else(|error| panic!("{error}\nin {script}"))
    }

    /// What a script returns; nothing where it fails, as on a page that is just being left.
    pub(crate) async fn attempt(&self, script: &str, arguments: Vec<Value>) -> Option<Value> {
        self.0.execute(script, arguments).await.ok()
    }

    /// What an expression is in the page.
    pub async fn value(&self, expression: &str) -> Value {
        self.script(&format!("return {expression}"), Vec::new()).await
    }

    /// What a promise comes to.
    pub async fn awaited(&self, expression: &str, arguments: Vec<Value>) -> Value {
        let script = format!(
            "const args = [...arguments], done = args.pop();
             (async () => {expression})().then((value) => done({{ value }}), (error) => done({{ error: `${{error?.stack ?? error}}` }}))"
        );
        let mut result = self.0.execute_async(&script, arguments).await.unwrap();
        assert_eq!(result.get("error"), None, "in {expression}");
        result["value"].take()
    }

    /// Waits until an expression is true in the page, and returns what it is then.
    pub async fn until(&self, expression: &str) -> Value {
        let holds = async || {
            let value = self.value(expression).await;
            let truthy = !matches!(value, Value::Null | Value::Bool(false)) && value != "" && value != 0;
            truthy.then_some(value)
        };
        let held = poll(holds).await;
        held.unwrap_or_else(|()| panic!("never came true: {expression}"))
    }
}

/// Asks until there is an answer, as long as patience lasts.
pub(crate) async fn poll<T>(ask: impl AsyncFn() -> Option<T>) -> Result<T, ()> {
    let asking = async {
        loop {
            if let Some(answer) = ask().await {
                return answer;
            }
            sleep(PAUSE).await;
        }
    };
    timeout(PATIENCE, asking).await.map_err(|_| ())
}
