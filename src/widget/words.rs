//! Words: the text of the widget and of its program, in the language of the moment.

use super::Calculator;
use estimado_worksheet::text::{Language, Packed, Text, TextTable, fill_slots};
use reactive_graph::graph::untrack;

include!(concat!(env!("OUT_DIR"), "/text.rs"));

/// The words around the form and the result.
static WORDS: Text = Text(&[TEXT]);

/// A word of the widget.
pub fn ui(language: Language, name: &'static str) -> &'static str {
    WORDS.get(language, "ui", name)
}

/// A sentence of the widget with its slots filled.
pub fn ui_with(language: Language, name: &'static str, slots: &[(&str, &str)]) -> String {
    fill_slots(ui(language, name), slots)
}

/// A sentence for one or for several.
pub fn count(language: Language, one: &'static str, several: &'static str, count: usize) -> String {
    let name = if count == 1 { one } else { several };
    ui_with(language, name, &[("count", &estimado_worksheet::decimal::whole(count))])
}

impl Calculator {
    /// A word of the widget. Follows the language when read in a reactive place.
    pub fn ui(&self, name: &'static str) -> &'static str {
        ui(self.live.read().language, name)
    }

    /// A word of the widget, followed.
    pub fn follow_ui(self, name: &'static str) -> impl Fn() -> &'static str {
        move || self.ui(name)
    }

    /// Words of the program, followed; empty where there are none.
    pub fn follow_words(self, kind: &'static str, name: &'static str) -> impl Fn() -> &'static str {
        move || self.say(kind, name)
    }

    /// A sentence of the widget with its slots filled.
    pub fn ui_with(&self, name: &'static str, slots: &[(&str, &str)]) -> String {
        ui_with(self.live.read().language, name, slots)
    }

    /// A sentence for one or for several.
    pub fn ui_count(&self, one: &'static str, several: &'static str, count: usize) -> String {
        self::count(self.live.read().language, one, several, count)
    }

    /// Words of the program, when there are any.
    pub fn find(&self, kind: &str, name: &str) -> Option<&'static str> {
        self.program.text.find(self.live.read().language, kind, name)
    }

    /// Words of the program.
    pub fn say(&self, kind: &str, name: &str) -> &'static str {
        self.find(kind, name).unwrap_or_default()
    }

    /// A word of the widget, as it is now.
    pub fn ui_now(&self, name: &'static str) -> &'static str {
        untrack(|| self.ui(name))
    }

    /// A sentence of the widget, as it is now.
    pub fn ui_with_now(&self, name: &'static str, slots: &[(&str, &str)]) -> String {
        untrack(|| self.ui_with(name, slots))
    }

    /// Words of the program, as they are now.
    pub fn say_now(&self, kind: &str, name: &str) -> &'static str {
        untrack(|| self.say(kind, name))
    }
}
