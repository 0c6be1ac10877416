//! Following: what runs again when something it read has changed. The one kind of effect the widget has.
//!
//! The effects that come with the reactive graph are each a task of an asynchronous runtime. These wait in one queue,
//! which is worked off when the browser is done with the event at hand, so that what changed together shows together.

use reactive_graph::graph::{AnySource, AnySubscriber, ReactiveNode, Source, Subscriber, WithObserver};
use reactive_graph::owner::Owner;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use wasm_bindgen::prelude::{Closure, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = queueMicrotask)]
    fn queue_microtask(run: &Closure<dyn FnMut()>);
}

type Run = Rc<RefCell<Box<dyn FnMut()>>>;

thread_local! {
    /// The graph takes only what could go to other threads; functions that hold parts of the page stay here.
    static KEPT: RefCell<Vec<Option<Run>>> = const { RefCell::new(Vec::new()) };
    static WAITING: RefCell<Vec<Weak<Follower>>> = const { RefCell::new(Vec::new()) };
    static CATCH_UP: Closure<dyn FnMut()> = Closure::new(catch_up);
}

/// Runs now, and again whenever a signal it read has changed, until the owner is gone.
pub fn follow(run: Box<dyn FnMut()>) {
    follower(run).run();
}

/// Runs soon, and again whenever a signal it read has changed, until the owner is gone.
pub fn follow_soon(run: Box<dyn FnMut()>) {
    follower(run).mark_dirty();
}

/// Keeps a function, and what it holds, until the owner is gone. Returns its place.
pub fn keep(run: Box<dyn FnMut()>) -> usize {
    let place = KEPT.with_borrow_mut(|kept| {
        let free = kept.iter().position(Option::is_none).unwrap_or(kept.len());
        let run = Some(Rc::new(RefCell::new(run)));
        match kept.get_mut(free) {
            Some(place) => *place = run,
            None => kept.push(run),
        }
        free
    });
    Owner::on_cleanup(move || {
        // Dropped only here, outside: it may hold what was kept too.
        let run = KEPT.with_borrow_mut(|kept| kept.get_mut(place).and_then(Option::take));
        drop(run);
    });
    place
}

/// An end of the graph.
struct Follower {
    this: Weak<Follower>,
    /// The place of its function.
    run: usize,
    sources: Mutex<Vec<AnySource>>,
    /// Whether something it read has certainly changed, not only perhaps.
    dirty: AtomicBool,
    waits: AtomicBool,
}

fn follower(run: Box<dyn FnMut()>) -> Arc<Follower> {
    let run = keep(run);
    let follower = Arc::new_cyclic(|this| Follower {
        this: this.clone(),
        run,
        sources: Mutex::default(),
        dirty: AtomicBool::new(false),
        waits: AtomicBool::new(false),
    });
    let kept = follower.clone();
    Owner::on_cleanup(move || drop(kept));
    follower
}

impl Follower {
    fn subscriber(&self) -> AnySubscriber {
        AnySubscriber(self.this.as_ptr().addr(), self.this.clone())
    }

    fn wait(&self) {
        if self.waits.swap(true, Ordering::Relaxed) {
            return;
        }
        let first = WAITING.with_borrow_mut(|waiting| {
            waiting.push(self.this.clone());
            waiting.len() == 1
        });
        if first {
            CATCH_UP.with(queue_microtask);
        }
    }

    fn with_sources<T>(&self, with: impl FnOnce(&mut Vec<AnySource>) -> T) -> T {
        with(&mut self.sources.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn forget_sources(&self) {
        let this = self.subscriber();
        for source in self.with_sources(std::mem::take) {
            source.remove_subscriber(&this);
        }
    }

    fn run(&self) {
        self.forget_sources();
        let run = KEPT.with_borrow(|kept| kept.get(self.run).cloned().flatten());
        if let Some(run) = run {
            self.subscriber().with_observer(|| (run.borrow_mut())());
        }
    }

    /// Whether something it read has changed since it ran. To know, a memo has to be worked out.
    fn is_behind(&self) -> bool {
        let sources = self.with_sources(|sources| sources.clone());
        self.waits.store(false, Ordering::Relaxed);
        self.dirty.swap(false, Ordering::Relaxed) || sources.iter().any(AnySource::update_if_necessary)
    }
}

fn catch_up() {
    let mut behind = WAITING.take();
    behind.retain(|follower| follower.upgrade().is_some_and(|follower| follower.is_behind()));
    // From the last to the first: most read the same source, which forgets its last follower at once, but moves all that
    // come after any other. For some hundred of them that was two thirds of the time of a keystroke.
    for follower in behind.iter().rev().filter_map(Weak::upgrade) {
        follower.forget_sources();
    }
    // One that goes away with what another has taken off the page is not run any more.
    for follower in behind {
        if let Some(follower) = follower.upgrade() {
            follower.run();
        }
    }
}

impl ReactiveNode for Follower {
    fn mark_dirty(&self) {
        self.dirty.store(true, Ordering::Relaxed);
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
        self.with_sources(|sources| {
            if !sources.contains(&source) {
                sources.push(source);
            }
        });
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
