//! Shown: a calculator in the shadow root of an element, until it is dropped.

use crate::Change;
use estimado::{Mounted, mount};
use js_sys::{Array, Date, Function, JSON, Object, Reflect};
use leptos::logging::error;
use leptos::prelude::Owner;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue, wasm_bindgen};
use web_sys::{HtmlDivElement, ShadowRoot, ShadowRootInit, ShadowRootMode};

const STYLES: &str = include_str!("../../www/estimado.css");

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = CSSStyleSheet)]
    type StyleSheet;
    #[wasm_bindgen(constructor, js_class = CSSStyleSheet)]
    fn new() -> StyleSheet;
    #[wasm_bindgen(method, js_name = replaceSync)]
    fn replace(this: &StyleSheet, text: &str);
}

thread_local! {
    /// One for all calculators.
    static SHEET: StyleSheet = {
        let sheet = StyleSheet::new();
        sheet.replace(STYLES);
        sheet
    };
}

/// What a calculator is set to.
pub struct Settings {
    pub program: String,
    pub edition: String,
    pub lang: String,
    pub hide: String,
    pub heading: u8,
    pub today: String,
}

/// A calculator on the page. The order counts: it is dropped from the top.
pub struct Shown {
    mounted: Mounted,
    /// Its signals live under an owner of their own: that of an effect is swept before what it shows is off the page.
    _owner: Owner,
    _changed: Closure<dyn Fn(JsValue, JsValue)>,
    _said: Closure<dyn Fn(String)>,
}

impl Shown {
    /// Shows it; says in the console what it cannot show.
    pub fn new(
        host: &HtmlDivElement,
        settings: &Settings,
        answers: &str,
        tell: impl Fn(Change) + 'static,
        say: impl Fn(String) + 'static,
    ) -> Option<Shown> {
        let shown = Shown::try_new(host, settings, tell, say);
        match shown {
            Ok(shown) => {
                shown.answer(answers);
                Some(shown)
            }
            Err(fault) => {
                error!("Calculator: {}", text(&fault, "message").unwrap_or_default());
                None
            }
        }
    }

    fn try_new(
        host: &HtmlDivElement,
        settings: &Settings,
        tell: impl Fn(Change) + 'static,
        say: impl Fn(String) + 'static,
    ) -> Result<Shown, JsValue> {
        let root = root(host)?;
        let changed = Closure::new(move |answers: JsValue, outcome: JsValue| {
            let part = |name: &str| json(&Reflect::get(&outcome, &name.into()).unwrap_or_default());
            let answers = json(&answers).unwrap_or_default();
            tell(Change { answers, estimate: part("estimate"), errors: part("errors") });
        });
        let said = Closure::new(say);
        let (tell, say): (&Function, &Function) =
            (changed.as_ref().unchecked_ref(), said.as_ref().unchecked_ref());
        let owner = Owner::new_root(None);
        let mounted = owner.with(|| mount(root, &settings.object(), tell.clone(), say.clone()))?;
        Ok(Shown { mounted, _owner: owner, _changed: changed, _said: said })
    }

    /// Changes the language.
    pub fn speak(&self, lang: &str) {
        self.mounted.set_language(lang);
    }

    /// Puts answers in the place of those on the page. What is no JSON changes nothing.
    pub fn answer(&self, answers: &str) {
        if let Ok(answers) = JSON::parse(answers) {
            self.mounted.set_answers(&answers);
        }
    }

    /// The answers on the page, as JSON.
    pub fn answers(&self) -> String {
        self.mounted.answers().ok().and_then(|answers| json(&answers)).unwrap_or_default()
    }
}

impl Settings {
    fn object(&self) -> JsValue {
        let object = Object::new();
        // Files, links and print are done by the JavaScript of the element.
        let hide = [&self.hide, " take"].concat();
        let today = if self.today.is_empty() { today() } else { self.today.clone() };
        let heading = self.heading.to_string();
        let words: [(&str, &str); 6] = [
            ("program", &self.program),
            ("edition", &self.edition),
            ("lang", &self.lang),
            ("hide", &hide),
            ("heading", &heading),
            ("today", &today),
        ];
        // An edition that is not named is the newest.
        for (name, word) in words.into_iter().filter(|(_, word)| !word.is_empty()) {
            // Setting a property of a plain object does not fail.
            let _ = Reflect::set(&object, &name.into(), &word.into());
        }
        object.into()
    }
}

/// An amount of an estimate.
pub fn amount(estimate: &str, key: &str) -> Option<String> {
    let amounts = Reflect::get(&JSON::parse(estimate).ok()?, &"amounts".into()).ok()?;
    text(&amounts, key)
}

/// The shadow root with the stylesheet and the place where screen readers are told.
fn root(host: &HtmlDivElement) -> Result<ShadowRoot, JsValue> {
    if let Some(root) = host.shadow_root() {
        return Ok(root);
    }
    let root = host.attach_shadow(&ShadowRootInit::new(ShadowRootMode::Open))?;
    let sheets = SHEET.with(|sheet| Array::of1(sheet));
    Reflect::set(&root, &"adoptedStyleSheets".into(), &sheets)?;
    let page = host.owner_document().ok_or(JsValue::NULL)?;
    let (quiet, slot) = (page.create_element("div")?, page.create_element("slot")?);
    quiet.set_class_name("announcer");
    slot.set_attribute("name", "estimado-status")?;
    quiet.append_child(&slot)?;
    root.append_child(&quiet)?;
    Ok(root)
}

fn json(value: &JsValue) -> Option<String> {
    if value.is_undefined() { None } else { JSON::stringify(value).ok().map(String::from) }
}

fn text(value: &JsValue, name: &str) -> Option<String> {
    Reflect::get(value, &name.into()).ok()?.as_string()
}

fn today() -> String {
    let now = Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}
