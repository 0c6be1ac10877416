//! Engine: the browser that the tests run in, by `ESTIMADO_ENGINE`; each has a driver and ways of its own.

use crate::places;
use serde_json::{Value, json};
use std::env;
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::LazyLock;

/// The engine of a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chrome, Edge and others.
    Chromium,
    /// Firefox.
    Firefox,
    /// Safari, and every browser on iPhones, by its port for GTK.
    WebKit,
}

static CHOSEN: LazyLock<Engine> = LazyLock::new(|| match env::var("ESTIMADO_ENGINE").as_deref() {
    Err(_) | Ok("" | "chromium") => Engine::Chromium,
    Ok("firefox") => Engine::Firefox,
    Ok("webkit") => Engine::WebKit,
    Ok(other) => panic!("ESTIMADO_ENGINE is chromium, firefox or webkit, not {other}"),
});

impl Engine {
    /// The one of this run.
    pub fn chosen() -> Engine {
        *CHOSEN
    }

    /// Whether one driver serves several windows of browsers of their own.
    pub fn shares_driver(self) -> bool {
        self == Engine::Chromium
    }

    /// The words that start its driver on a port.
    pub fn driver(self, port: u16) -> Vec<String> {
        let port = format!("--port={port}");
        let path = |path: PathBuf| path.display().to_string();
        match self {
            Engine::Chromium => vec![path(places::chromedriver()), port, "--log-level=WARNING".into()],
            Engine::Firefox => {
                vec![path(places::geckodriver()), port, format!("--websocket-port={}", free_port())]
            }
            // It has no way to run without a screen: it gets one that nobody sees.
            Engine::WebKit => {
                let screen = "--server-args=-screen 0 1400x1200x24 -nolisten tcp";
                let words = ["xvfb-run", "--auto-servernum", screen].map(str::to_owned);
                words.into_iter().chain([path(places::webkit_driver()), port]).collect()
            }
        }
    }

    /// What a window is asked to be.
    pub fn capabilities(self) -> Value {
        let mut own = match self {
            Engine::Chromium => {
                let arguments = [
                    "--headless=new",
                    "--no-sandbox",
                    "--disable-dev-shm-usage",
                    "--lang=en-US",
                    "--window-size=1280,1000",
                ];
                json!({
                    "browserName": "chrome",
                    "goog:chromeOptions": { "binary": places::chromium(), "args": arguments },
                    "goog:loggingPrefs": { "browser": "ALL" },
                })
            }
            Engine::Firefox => {
                let arguments = ["-headless", "--width=1280", "--height=1000"];
                json!({
                    "browserName": "firefox",
                    "moz:firefoxOptions": { "binary": places::firefox(), "args": arguments },
                })
            }
            Engine::WebKit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": { "binary": places::mini_browser(), "args": ["--automation"] },
            }),
        };
        own["timeouts"] = json!({ "script": 120_000 });
        own
    }
}

/// A port that nothing listens at.
pub fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}
