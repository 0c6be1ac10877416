//! Site: serves the built package, the scripts of the tests, and pages made up by a test, with headers of its choice.

use crate::places;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex};
use std::thread;

/// The policy under which the pages of the repository are served.
const STRICT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; \
    img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/// A page of a host, with the calculator's script unless it is left out.
#[derive(Clone, Debug)]
pub struct Page {
    head: String,
    body: String,
    language: &'static str,
    headers: String,
}

impl Page {
    /// A page with this body.
    pub fn new(body: impl Into<String>) -> Page {
        let head = "<script type=\"module\" src=\"/pkg/estimado.js\"></script>".to_owned();
        Page { head, body: body.into(), language: "en", headers: String::new() }
    }

    /// A page with one calculator of Tier 1.
    pub fn tier1(language: &str) -> Page {
        Page::program("pr-gef-tier1", language)
    }

    /// A page with one calculator.
    pub fn program(id: &str, language: &str) -> Page {
        let tag = format!("<estimado-calculator program=\"{id}\" lang=\"{language}\"></estimado-calculator>");
        Page::new(format!("<main><h1>Host</h1>{tag}</main>"))
    }

    /// Takes this for the scripts and styles of the head instead of the calculator's script.
    #[must_use]
    pub fn head(self, head: &str) -> Page {
        Page { head: head.to_owned(), ..self }
    }

    /// Adds to the head.
    #[must_use]
    pub fn with(self, more: &str) -> Page {
        Page { head: self.head + more, ..self }
    }

    /// Says in which language the host writes.
    #[must_use]
    pub fn language(self, language: &'static str) -> Page {
        Page { language, ..self }
    }

    /// Serves the page under a Content Security Policy.
    #[must_use]
    pub fn policy(mut self, policy: &str) -> Page {
        let _ = write!(self.headers, "Content-Security-Policy: {policy}\r\n");
        self
    }

    fn html(&self) -> String {
        let Page { head, body, language, .. } = self;
        format!(
            "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\"><title>Host</title>\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <link rel=\"icon\" href=\"/icon.svg\"><link rel=\"stylesheet\" href=\"/host.css\">\
             <script src=\"/js/watch.js\"></script>{head}</head><body>{body}</body></html>"
        )
    }
}

static PAGES: Mutex<BTreeMap<String, Page>> = Mutex::new(BTreeMap::new());
static FOLDERS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
static BASE: LazyLock<String> = LazyLock::new(start);

/// The address of the site, which then stands until the process ends.
pub fn base() -> &'static str {
    &BASE
}

/// Puts up a page; returns its address.
pub fn publish(page: Page) -> String {
    let mut pages = PAGES.lock().unwrap();
    let path = format!("/page-{}.html", pages.len());
    pages.insert(path.clone(), page);
    format!("{}{path}", base())
}

/// Serves a folder; returns its address.
pub fn share(folder: PathBuf) -> String {
    let mut folders = FOLDERS.lock().unwrap();
    let address = format!("{}/shared-{}", base(), folders.len());
    folders.push(folder);
    address
}

fn shared(name: &str) -> Option<PathBuf> {
    FOLDERS.lock().unwrap().get(name.strip_prefix("shared-")?.parse::<usize>().ok()?).cloned()
}

fn start() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            // A browser may hang up at any moment: nothing that a test could not see in the page.
            thread::spawn(move || answer(connection).ok());
        }
    });
    format!("http://{address}")
}

struct Answer {
    status: &'static str,
    kind: &'static str,
    headers: String,
    body: Vec<u8>,
}

fn answer(mut connection: TcpStream) -> io::Result<()> {
    let mut lines = BufReader::new(connection.try_clone()?).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let path = request.split(' ').nth(1).unwrap_or("/");
    let Answer { status, kind, headers, body } = find(path.split(['?', '#']).next().unwrap_or_default());
    write!(connection, "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n", body.len())?;
    write!(
        connection,
        "Cache-Control: no-store\r\nAccess-Control-Allow-Origin: *\r\nConnection: close\r\n{headers}\r\n"
    )?;
    connection.write_all(&body)
}

fn find(path: &str) -> Answer {
    let text =
        |kind, body: &str| Answer { status: "200 OK", kind, headers: String::new(), body: body.into() };
    let page = PAGES.lock().unwrap().get(path).cloned();
    match (page, path.split_once('/').and_then(|(_, rest)| rest.split_once('/'))) {
        (Some(page), _) => {
            Answer { headers: page.headers.clone(), ..text("text/html; charset=utf-8", &page.html()) }
        }
        (None, None) if path == "/icon.svg" => {
            text("image/svg+xml", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
        }
        (None, None) if path == "/host.css" => text("text/css", include_str!("host.css")),
        (None, Some(("pkg", name))) => file(&places::package(), name),
        // The pages of the repository, as a careful host would serve them.
        (None, Some(("www", name))) => Answer {
            headers: format!("Content-Security-Policy: {STRICT}\r\n"),
            ..file(&places::pages(), name)
        },
        (None, Some(("js", name))) => file(&places::scripts(), name),
        (None, Some((first, name))) if first.starts_with("shared-") => {
            shared(first).map_or_else(missing, |folder| file(&folder, name))
        }
        _ => missing(),
    }
}

fn missing() -> Answer {
    Answer { status: "404 Not Found", kind: "text/plain", headers: String::new(), body: Vec::new() }
}

fn file(folder: &Path, name: &str) -> Answer {
    let kind = match name.rsplit_once('.') {
        Some((_, "js" | "mjs")) => "text/javascript",
        Some((_, "wasm")) => "application/wasm",
        Some((_, "html")) => "text/html; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "svg")) => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let (status, body) = match fs::read(folder.join(name)) {
        Ok(body) if !name.contains("..") => ("200 OK", body),
        _ => ("404 Not Found", Vec::new()),
    };
    Answer { status, kind, headers: String::new(), body }
}
