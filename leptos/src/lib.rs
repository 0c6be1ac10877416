//! The calculator as a component for [Leptos](https://leptos.dev), for applications rendered in the browser.
//!
//! ```
//! use estimado_leptos::{Calculator, Change};
//! use leptos::prelude::*;
//!
//! #[component]
//! fn Page() -> impl IntoView {
//!     let (amount, set_amount) = signal(None);
//!     view! {
//!         <Calculator program="pr-gef-tier1" lang="es" on_change=move |change: Change| {
//!             set_amount.set(change.amount("total-incentive"));
//!         } />
//!         <p>{amount}</p>
//!     }
//! }
//! ```
//!
//! It is the calculator of the custom element, in a shadow root with its own stylesheet, and part of the application's
//! WebAssembly. What only the element does in JavaScript is left out: links, files and print.

mod shown;

use leptos::html::Div;
use leptos::prelude::*;
use shown::{Settings, Shown};
use std::time::Duration;

/// Quiet before a screen reader is told, so that it is not told of every key.
const PAUSE: Duration = Duration::from_secs(1);

/// What a calculator tells when an answer has changed, as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The answers: an object, question to answer.
    pub answers: String,
    /// The estimate, as `estimate()` of the JavaScript interface gives it; nothing while answers are missing or wrong.
    pub estimate: Option<String>,
    /// The problems with the answers: a list; nothing where there are none.
    pub errors: Option<String>,
}

impl Change {
    /// An amount of the estimate by its key, in dollars with 2 places.
    pub fn amount(&self, key: &str) -> Option<String> {
        shown::amount(self.estimate.as_deref()?, key)
    }
}

/// A calculator for one program.
///
/// An unknown program or edition shows nothing, and is said in the console.
#[component]
pub fn Calculator(
    /// Id of a program.
    #[prop(into)]
    program: Signal<String>,
    /// `en` or `es`; English where nothing is set.
    #[prop(into, optional)]
    lang: Signal<String>,
    /// Id of an edition; otherwise the newest published one.
    #[prop(into, optional)]
    edition: Signal<String>,
    /// Parts to leave out, with spaces between.
    #[prop(into, optional)]
    hide: Signal<String>,
    /// Level of the heading with the program's name, 1 to 6.
    #[prop(default = 2)]
    heading_level: u8,
    /// The day to reckon from, `YYYY-MM-DD`; otherwise the visitor's own.
    #[prop(into, optional)]
    today: Signal<String>,
    /// Answers to start with, as JSON; when it changes, they take the place of those on the page.
    #[prop(into, optional)]
    answers: Signal<String>,
    /// Hears of every change of an answer.
    #[prop(into, optional)]
    on_change: Option<Callback<Change>>,
) -> impl IntoView {
    let host = NodeRef::<Div>::new();
    let said = RwSignal::new(String::new());
    let pause = StoredValue::new(None::<TimeoutHandle>);
    let shown = StoredValue::new_local(None::<Shown>);
    let tell = move |change| {
        if let Some(on_change) = on_change {
            on_change.run(change);
        }
    };
    let say = move |sentence: String| {
        let tell = move || said.set(sentence);
        if let Some(Some(before)) = pause.try_get_value() {
            before.clear();
        }
        pause.try_update_value(|pause| *pause = set_timeout_with_handle(tell, PAUSE).ok());
    };
    Effect::new(move || {
        let Some(host) = host.get() else { return };
        let settings = Settings {
            program: program.get(),
            edition: edition.get(),
            lang: lang.get_untracked(),
            hide: hide.get(),
            heading: heading_level,
            today: today.get(),
        };
        // Answers outlive a change of settings.
        let kept = shown.try_update_value(Option::take).flatten().map(|before| before.answers());
        let kept = kept.unwrap_or_else(|| answers.get_untracked());
        let next = untrack(|| Shown::new(&host, &settings, &kept, tell, say));
        shown.try_update_value(|shown| *shown = next);
    });
    Effect::new(move |before: Option<()>| {
        let lang = lang.get();
        if before.is_some() {
            shown.with_value(|shown| shown.iter().for_each(|shown| shown.speak(&lang)));
        }
    });
    Effect::new(move |before: Option<()>| {
        let answers = answers.get();
        if before.is_some() {
            shown.with_value(|shown| shown.iter().for_each(|shown| shown.answer(&answers)));
        }
    });
    on_cleanup(move || {
        if let Some(Some(pause)) = pause.try_get_value() {
            pause.clear();
        }
    });
    view! {
        <div node_ref=host>
            <span slot="estimado-status" role="status">{said}</span>
        </div>
    }
}
