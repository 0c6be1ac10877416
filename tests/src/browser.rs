//! Browser: a driver for the test binary, or one for each window, and windows that the tests take in turn.

use crate::driver::Driver;
use crate::engine::Engine;
use crate::places;
use crate::tab::Tab;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::Value;
use std::any::{Any, type_name};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{LazyLock, Mutex};
use tokio::runtime::{Builder, Runtime};

static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap());
static SHARED: LazyLock<Driver> = LazyLock::new(|| Driver::start(Engine::chosen()));
/// Drivers that serve one window each. They end with this process.
static OWN: Mutex<Vec<Driver>> = Mutex::new(Vec::new());
/// Windows that no test uses at the moment: to start one takes longer than most tests.
static FREE: Mutex<Vec<Client>> = Mutex::new(Vec::new());

/// What a test ends with where the engine does not have what it needs next.
pub(crate) struct Beyond(pub &'static str);

/// Runs a test in a window of its own. When it fails, a picture and the text of the page are kept.
///
/// Where the engine of this run lacks what a test needs, the test ends there, and says so.
pub fn run<T: AsyncFnOnce(&Tab)>(test: T) {
    let free = FREE.lock().unwrap().pop();
    let client = free.unwrap_or_else(|| RUNTIME.block_on(session()));
    let tab = Tab::new(client.clone());
    RUNTIME.block_on(tab.clean());
    match catch_unwind(AssertUnwindSafe(|| RUNTIME.block_on(test(&tab)))) {
        Ok(()) => FREE.lock().unwrap().push(client),
        Err(panic) => {
            let beyond = beyond(&*panic);
            if beyond.is_none() {
                RUNTIME.block_on(keep(&tab, &name(type_name::<T>())));
            }
            // What the window holds is not known any more.
            let _ = RUNTIME.block_on(client.close());
            match beyond {
                Some(what) => eprintln!("{}: ended, {what}", name(type_name::<T>())),
                None => resume_unwind(panic),
            }
        }
    }
}

fn beyond(panic: &(dyn Any + Send)) -> Option<String> {
    let Beyond(what) = panic.downcast_ref()?;
    Some(format!("{:?} has no way to {what}", Engine::chosen()))
}

/// `browser::form::enter_asks::{{closure}}` is the test `form.enter_asks`.
fn name(of_type: &str) -> String {
    let parts = of_type.split("::").skip(1).filter(|part| !part.starts_with('{'));
    parts.collect::<Vec<_>>().join(".")
}

async fn keep(tab: &Tab, name: &str) {
    let folder = places::failures();
    fs::create_dir_all(&folder).unwrap();
    let picture = folder.join(format!("{name}.png"));
    match tab.picture().await {
        Ok(bytes) => {
            fs::write(&picture, bytes).unwrap();
            eprintln!("{name}: what the page looked like is in {}", picture.display());
        }
        Err(error) => eprintln!("{name}: no picture of the page: {error}"),
    }
    eprintln!("{name}: the browser's console: {:#?}", tab.console().await);
}

/// The window of somebody else: a browser that has seen nothing yet. It is closed by who asked for it.
pub async fn stranger() -> Tab {
    Tab::new(session().await)
}

/// A window of a browser of its own, so that no test sees what another left.
async fn session() -> Client {
    let engine = Engine::chosen();
    let url = if engine.shares_driver() {
        SHARED.url.clone()
    } else {
        let driver = Driver::start(engine);
        let url = driver.url.clone();
        OWN.lock().unwrap().push(driver);
        url
    };
    let Value::Object(capabilities) = engine.capabilities() else { panic!("capabilities are an object") };
    let mut builder = ClientBuilder::new(HttpConnector::new());
    let connected = builder.capabilities(capabilities).connect(&url).await;
    connected.unwrap_or_else(|error| panic!("no browser: {error}"))
}
