//! An application with a calculator: it speaks two languages, goes and comes back with its answers, and tells the amount.

use estimado::{Calculator, Change};
use leptos::prelude::*;

fn main() {
    mount_to_body(Page);
}

#[component]
fn Page() -> impl IntoView {
    let lang = RwSignal::new("en".to_owned());
    let open = RwSignal::new(true);
    let heard = RwSignal::new(Change::default());
    let amount = move || heard.read().amount("total-incentive").unwrap_or_else(|| "none yet".to_owned());
    // What it is told when it comes back; not followed while it is there.
    let kept = RwSignal::new(String::new());
    let switch = move |_| {
        kept.set(heard.get().answers);
        open.update(|open| *open = !*open);
    };
    view! {
        <main>
            <h1>"Leptos"</h1>
            <button id="lang" on:click=move |_| lang.set("es".to_owned())>"En español"</button>
            <button id="switch" on:click=switch>"Show or hide"</button>
            <p>"Incentive: "<output>{amount}</output></p>
            <Show when=move || open.get()>
                <Calculator
                    program="pr-gef-tier1"
                    lang=lang
                    answers=kept
                    on_change=move |change: Change| heard.set(change)
                />
            </Show>
        </main>
    }
}
