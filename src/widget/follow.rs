//! Following: what runs again when something it read has changed. The one kind of effect the widget has.
//!
//! The effects that come with the reactive graph are each a task of an asynchronous runtime. These wait in one queue,
//! which is worked off when the browser is done with the event at hand, so that what changed together shows together.

use reactive_graph::graph::{AnySource, AnySubscriber, ReactiveNode, Source, Subscriber, WithObserver};
use reactive_graph::owner::Owner;
use send_wrapper::SendWrapper;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::sync::{Arc, Weak};
use wasm_bindgen::prelude::{Closure, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = queueMicrotask)]
    fn queue_microtask(run: &Closure<dyn FnMut()>);
}

thread_local! {
    static WAITING: RefCell<Vec<Weak<Follower>>> = const { RefCell::new(Vec::new()) };
    static CATCH_UP: Closure<dyn FnMut()> = Closure::new(catch_up);
}

/// Runs now, and again whenever a signal it read has changed, until the owner is gone.
pub fn follow(run: Box<dyn FnMut()>) {
    let follower = follower(run);
    follower.run();
    keep(Box::new(follower));
}

/// Runs soon, and again whenever a signal it read has changed, until the owner is gone.
pub fn follow_soon(run: Box<dyn FnMut()>) {
    let follower = follower(run);
    follower.mark_dirty();
    keep(Box::new(follower));
}

/// Keeps something until the owner is gone.
pub fn keep(thing: Box<dyn Any>) {
    let thing = SendWrapper::new(thing);
    Owner::on_cleanup(move || drop(thing));
}

/// An end of the graph. All of it stays on the thread of the page.
struct Follower(SendWrapper<Inner>);

struct Inner {
    this: Weak<Follower>,
    run: RefCell<Box<dyn FnMut()>>,
    sources: RefCell<Vec<AnySource>>,
    /// Whether something it read has certainly changed, not only perhaps.
    dirty: Cell<bool>,
    waits: Cell<bool>,
}

fn follower(run: Box<dyn FnMut()>) -> Arc<Follower> {
    Arc::new_cyclic(|this| {
        Follower(SendWrapper::new(Inner {
            this: this.clone(),
            run: RefCell::new(run),
            sources: RefCell::default(),
            dirty: Cell::new(false),
            waits: Cell::new(false),
        }))
    })
}

impl Follower {
    fn subscriber(&self) -> AnySubscriber {
        AnySubscriber(self.0.this.as_ptr().addr(), self.0.this.clone())
    }

    fn wait(&self) {
        if self.0.waits.replace(true) {
            return;
        }
        let first = WAITING.with_borrow_mut(|waiting| {
            waiting.push(self.0.this.clone());
            waiting.len() == 1
        });
        if first {
            CATCH_UP.with(queue_microtask);
        }
    }

    fn forget_sources(&self) {
        let this = self.subscriber();
        for source in self.0.sources.take() {
            source.remove_subscriber(&this);
        }
    }

    fn run(&self) {
        self.forget_sources();
        self.subscriber().with_observer(|| (self.0.run.borrow_mut())());
    }

    /// Runs when something it read has changed. To know whether, a memo has to be worked out.
    fn catch_up(&self) {
        let sources = self.0.sources.borrow().clone();
        let changed = self.0.dirty.get() || sources.iter().any(AnySource::update_if_necessary);
        self.0.waits.set(false);
        self.0.dirty.set(false);
        if changed {
            self.run();
        }
    }
}

fn catch_up() {
    for follower in WAITING.take() {
        if let Some(follower) = follower.upgrade() {
            follower.catch_up();
        }
    }
}

impl ReactiveNode for Follower {
    fn mark_dirty(&self) {
        self.0.dirty.set(true);
        self.wait();
    }

    fn mark_check(&self) {
        self.wait();
    }

    fn mark_subscribers_check(&self) {}

    fn update_if_necessary(&self) -> bool {
        false
    }
}

impl Subscriber for Follower {
    fn add_source(&self, source: AnySource) {
        let mut sources = self.0.sources.borrow_mut();
        if !sources.contains(&source) {
            sources.push(source);
        }
    }

    fn clear_sources(&self, _: &AnySubscriber) {
        self.forget_sources();
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        self.forget_sources();
    }
}
