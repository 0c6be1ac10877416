//! The calculator on the page. It knows no program and no field by name: all of it comes from the schema.

mod arrival;
pub mod chooser;
mod compare;
mod comparison;
mod curve;
mod dom;
mod focus;
mod follow;
mod form;
mod header;
mod live;
mod outcome;
mod paper;
mod question;
mod result;
mod sections;
mod state;
mod take;
mod variants;
pub mod words;

pub use dom::Handle;
pub use live::Live;
pub use state::Calculator;

use dom::{El, el_class};
use estimado_worksheet::Program;
use estimado_worksheet::edition::Edition;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use follow::follow_soon;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::ShadowRoot;

/// What a calculator is set to when it is put on the page.
#[derive(Clone, Debug)]
pub struct Setting {
    pub program: &'static Program,
    pub edition: &'static Edition,
    pub language: Language,
    /// The level of the heading with the program's name.
    pub heading: u8,
    /// Names of parts that are left out, with spaces between them.
    pub hidden: String,
    /// The day of the visitor, `YYYY-MM-DD`, to say whether the window of the program is open.
    pub today: String,
    /// Goes back to the choice of programs, where there was one.
    pub back: Option<Back>,
}

/// What is called to go back to the choice of programs.
#[derive(Clone)]
pub struct Back(pub Rc<dyn Fn()>);

impl Back {
    fn call(&self) {
        (self.0)();
    }
}

impl std::fmt::Debug for Back {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Back")
    }
}

impl Setting {
    /// Whether a part is shown.
    pub fn shows(&self, part: &str) -> bool {
        !self.hidden.split_whitespace().any(|hidden| hidden == part)
    }
}

/// Puts a calculator into a shadow root. `tell` hears of answers and outcomes, `say` the sentence for screen readers.
pub fn mount(
    root: &ShadowRoot,
    setting: Setting,
    tell: impl Fn(&Tree, &Tree) + 'static,
    say: impl Fn(&str) + 'static,
) -> Option<(Calculator, Handle)> {
    let made = Cell::new(None);
    let handle = dom::mount(root, || {
        let calculator = Calculator::new(&setting);
        made.set(Some(calculator));
        report(calculator, tell, say);
        page(calculator, &setting)
    });
    made.take().map(|calculator| (calculator, handle))
}

/// The one way out of the chain: the host hears of every change.
fn report(calculator: Calculator, tell: impl Fn(&Tree, &Tree) + 'static, say: impl Fn(&str) + 'static) {
    follow_soon(Box::new(move || {
        let worked = calculator.worked();
        let outcome = match worked.at("estimate") {
            Tree::Nothing => Tree::empty().with("errors", worked.at("errors").clone()),
            estimate => Tree::empty().with("estimate", estimate.clone()),
        };
        tell(worked.at("answers"), &outcome);
    }));
    let mut before = String::new();
    follow_soon(Box::new(move || {
        let sentence = result::announcement(calculator);
        // Once: what else is to be said meanwhile, as that a link was copied, is not to be talked over.
        if sentence != before {
            say(&sentence);
            before = sentence;
        }
    }));
}

fn page(calculator: Calculator, setting: &Setting) -> El {
    el_class("div", "calculator")
        .attr("part", "calculator")
        .live_attr("lang", move || Some(calculator.live.read().language.tag()))
        .child(header::header(calculator, setting))
        .child(paper::paper(calculator, setting))
        .child(
            el_class("div", "columns")
                .child(form::form(calculator))
                .child(result::result(calculator, setting)),
        )
        .child(result::bar(calculator))
}
