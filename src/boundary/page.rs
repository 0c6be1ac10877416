//! Page: what the custom element asks for.

use super::{edition, entries, function, language, program, read, write};
use crate::widget;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use js_sys::Function;
use std::rc::Rc;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::ShadowRoot;

/// Shows a calculator in a shadow root, for the custom element.
///
/// `changed` is called with the answers, and the estimate or the errors, whenever they change; `said` with the sentence
/// for screen readers.
///
/// # Errors
/// A `TypeError` for an unknown program or edition.
#[wasm_bindgen(skip_typescript)]
pub fn mount(
    root: ShadowRoot,
    settings: &JsValue,
    changed: Function,
    said: Function,
) -> Result<Mounted, JsValue> {
    let back = function(settings, "back");
    let settings = read(settings, 1);
    let program = program(settings.word("program"))?;
    let edition = edition(program, &settings)?;
    let tell = move |answers: &Tree, outcome: &Tree| {
        if let (Ok(answers), Ok(outcome)) = (write(answers), write(outcome)) {
            let _ = changed.call2(&JsValue::NULL, &answers, &outcome);
        }
    };
    let say = move |sentence: &str| {
        let _ = said.call1(&JsValue::NULL, &sentence.into());
    };
    let setting = widget::Setting {
        program,
        edition,
        language: language(&settings),
        heading: heading(&settings),
        hidden: settings.word("hide").to_owned(),
        today: settings.word("today").to_owned(),
        back: back.map(|back| {
            widget::Back(Rc::new(move || {
                let _ = back.call0(&JsValue::NULL);
            }))
        }),
    };
    let mounted = widget::mount(&root, setting, tell, say);
    let calculator = mounted.as_ref().map(|(calculator, _)| *calculator);
    Ok(Mounted { shown: mounted.map(|(calculator, handle)| (calculator.live, handle)), calculator })
}

fn heading(settings: &Tree) -> u8 {
    settings.word("heading").parse().unwrap_or(2)
}

/// Shows the choice of programs in a shadow root; `chosen` is called with the id of the program.
#[wasm_bindgen(skip_typescript)]
pub fn choose(root: ShadowRoot, settings: &JsValue, chosen: Function) -> Mounted {
    let chosen = move |id: &str| {
        let _ = chosen.call1(&JsValue::NULL, &id.into());
    };
    let settings = read(settings, 1);
    let choosing = widget::chooser::Choosing {
        language: language(&settings),
        heading: heading(&settings),
        today: settings.word("today").to_owned(),
    };
    let shown = widget::chooser::mount(&root, &choosing, Rc::new(chosen));
    Mounted { shown, calculator: None }
}

/// A calculator or a chooser on the page.
#[wasm_bindgen(skip_typescript)]
#[derive(Debug)]
pub struct Mounted {
    shown: Option<(widget::Live, widget::Handle)>,
    calculator: Option<widget::Calculator>,
}

#[wasm_bindgen]
impl Mounted {
    /// Changes the language.
    #[wasm_bindgen(js_name = setLanguage, skip_typescript)]
    pub fn set_language(&self, tag: &str) {
        if let Some((live, _)) = &self.shown {
            live.speak(Language::from_tag(tag).unwrap_or_default());
        }
    }

    /// The language it speaks.
    #[wasm_bindgen(skip_typescript)]
    pub fn language(&self) -> String {
        let spoken = self.shown.as_ref().map(|(live, _)| live.language_now());
        spoken.unwrap_or_default().tag().to_owned()
    }

    /// The answers entered so far; nothing of a chooser.
    ///
    /// # Errors
    /// None that a caller can cause.
    #[wasm_bindgen(skip_typescript)]
    pub fn answers(&self) -> Result<JsValue, JsValue> {
        write(&self.calculator.map_or(Tree::Nothing, |calculator| calculator.answers()))
    }

    /// Replaces the answers.
    #[wasm_bindgen(js_name = setAnswers, skip_typescript)]
    pub fn set_answers(&self, answers: &JsValue) {
        if let Some(calculator) = &self.calculator {
            calculator.replace(&Tree::Map(entries(answers, 0)));
        }
    }

    /// The variants, to be taken up again; nothing of a chooser.
    ///
    /// # Errors
    /// None that a caller can cause.
    #[wasm_bindgen(skip_typescript)]
    pub fn kept(&self) -> Result<JsValue, JsValue> {
        write(&self.calculator.map_or(Tree::Nothing, |calculator| calculator.kept()))
    }

    /// Takes up variants that were kept; without any it starts again with one that is empty.
    #[wasm_bindgen(skip_typescript)]
    pub fn restore(&self, kept: &JsValue) {
        if let Some(calculator) = &self.calculator {
            calculator.restore(&read(kept, 3));
        }
    }

    /// Takes the answers of a link, and says what has changed since it was made.
    #[wasm_bindgen(skip_typescript)]
    pub fn arrive(&self, fragment: &str) {
        match (&self.calculator, &self.shown) {
            (Some(calculator), _) => calculator.arrive(fragment),
            (None, Some((live, _))) => live.arrive(fragment),
            _ => {}
        }
    }

    /// What can be taken along: a `link`, or a file; empty where there is nothing.
    #[wasm_bindgen(skip_typescript)]
    pub fn take(&self, kind: &str, today: &str) -> String {
        self.calculator.map(|calculator| calculator.taken(kind, today)).unwrap_or_default()
    }

    /// Takes the calculator off the page and frees everything it held.
    #[wasm_bindgen(skip_typescript)]
    pub fn unmount(&mut self) {
        (self.shown, self.calculator) = (None, None);
    }
}
