//! Site: serves the built package, the scripts of the tests, and pages made up by a test, with headers of its choice.

use crate::places;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
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
    viewport: bool,
    quirks: bool,
    /// The whole page, where nothing is to be made up around it.
    whole: Option<String>,
    nonce: &'static str,
}

impl Page {
    /// A page with this body.
    pub fn new(body: impl Into<String>) -> Page {
        let head = "<script type=\"module\" src=\"/pkg/estimado.js\"></script>".to_owned();
        Page {
            head,
            body: body.into(),
            language: "en",
            headers: String::new(),
            viewport: true,
            quirks: false,
            whole: None,
            nonce: "",
        }
    }

    /// A page that is exactly this, served without a word on its encoding.
    pub fn whole(html: impl Into<String>) -> Page {
        Page { whole: Some(html.into()), ..Page::new("") }
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

    /// As pages were written before there were phones and standards.
    #[must_use]
    pub fn old(self) -> Page {
        Page { viewport: false, quirks: true, ..self }
    }

    /// Gives the scripts of the page the word by which a policy knows them.
    #[must_use]
    pub fn nonce(self, nonce: &'static str) -> Page {
        let head = self.head.replace("<script ", &format!("<script nonce=\"{nonce}\" "));
        Page { head, nonce, ..self }
    }

    fn html(&self) -> String {
        let Page { head, body, language, whole, nonce, .. } = self;
        if let Some(whole) = whole {
            return whole.clone();
        }
        let viewport = "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">";
        let viewport = if self.viewport { viewport } else { "" };
        let doctype = if self.quirks { "" } else { "<!doctype html>" };
        format!(
            "{doctype}<html lang=\"{language}\"><head><meta charset=\"utf-8\"><title>Host</title>{viewport}\
             <link rel=\"icon\" href=\"/icon.svg\"><link rel=\"stylesheet\" href=\"/host.css\">\
             <script nonce=\"{nonce}\" src=\"/js/watch.js\"></script>{head}</head><body>{body}</body></html>"
        )
    }
}

static PAGES: Mutex<BTreeMap<String, Page>> = Mutex::new(BTreeMap::new());
/// Files made up by a test, by path: their type and what is in them.
static FILES: Mutex<BTreeMap<String, (&'static str, Vec<u8>)>> = Mutex::new(BTreeMap::new());
static FOLDERS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
static BASE: LazyLock<String> = LazyLock::new(start);

/// The address of the site, which then stands until the process ends.
pub fn base() -> &'static str {
    &BASE
}

/// The same site under another name: for a browser it is of another origin.
pub fn elsewhere() -> String {
    base().replace("127.0.0.1", "localhost")
}

/// Puts up a page; returns its address.
pub fn publish(page: Page) -> String {
    let mut pages = PAGES.lock().unwrap();
    let path = format!("/page-{}.html", pages.len());
    pages.insert(path.clone(), page);
    format!("{}{path}", base())
}

/// Puts up a file in a folder of its own; returns its path.
pub fn put(name: &str, kind: &'static str, body: impl Into<Vec<u8>>) -> String {
    static FOLDERS: AtomicU32 = AtomicU32::new(0);
    let path = format!("/put-{}/{name}", FOLDERS.fetch_add(1, Ordering::Relaxed));
    put_at(&path, kind, body);
    path
}

/// Puts up a file at a path.
pub fn put_at(path: &str, kind: &'static str, body: impl Into<Vec<u8>>) {
    FILES.lock().unwrap().insert(path.to_owned(), (kind, body.into()));
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
    // The package of a server that lets no other origin read it.
    let readers = if path.starts_with("/closed/") { "" } else { "Access-Control-Allow-Origin: *\r\n" };
    write!(connection, "Cache-Control: no-store\r\n{readers}Connection: close\r\n{headers}\r\n")?;
    connection.write_all(&body)
}

fn find(path: &str) -> Answer {
    let text =
        |kind, body: &str| Answer { status: "200 OK", kind, headers: String::new(), body: body.into() };
    if let Some((kind, body)) = FILES.lock().unwrap().get(path).cloned() {
        return Answer { status: "200 OK", kind, headers: String::new(), body };
    }
    let page = PAGES.lock().unwrap().get(path).cloned();
    match (page, path.split_once('/').and_then(|(_, rest)| rest.split_once('/'))) {
        (Some(page), _) => {
            let kind = if page.whole.is_some() { "text/html" } else { "text/html; charset=utf-8" };
            Answer { headers: page.headers.clone(), ..text(kind, &page.html()) }
        }
        (None, None) if path == "/icon.svg" => {
            text("image/svg+xml", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
        }
        (None, None) if path == "/host.css" => text("text/css", include_str!("host.css")),
        (None, Some(("pkg" | "closed", name))) => file(&places::package(), name),
        (None, Some(("tampered" | "mistyped" | "missing", name))) if name.ends_with(".wasm") => {
            spoilt(path, name)
        }
        (None, Some(("tampered" | "mistyped" | "missing", name))) => file(&places::package(), name),
        // The pages of the repository, as a careful host would serve them.
        (None, Some(("www", name))) => Answer {
            headers: format!("Content-Security-Policy: {STRICT}\r\n"),
            ..file(&places::pages(), name)
        },
        // The same pages on a host that locks all of them up.
        (None, Some(("locked", name))) => Answer {
            headers: "Content-Security-Policy: sandbox allow-scripts\r\n".to_owned(),
            ..file(&places::pages(), name)
        },
        (None, Some(("js", name))) => file(&places::scripts(), name),
        (None, Some((first, name))) if first.starts_with("shared-") => {
            shared(first).map_or_else(missing, |folder| file(&folder, name))
        }
        _ => missing(),
    }
}

/// The WebAssembly of a host that does something wrong.
fn spoilt(path: &str, name: &str) -> Answer {
    let mut answer = file(&places::package(), name);
    if path.starts_with("/missing/") {
        return Answer { status: "404 Not Found", kind: "text/plain", body: Vec::new(), ..answer };
    }
    if path.starts_with("/mistyped/") {
        let headers = "X-Content-Type-Options: nosniff\r\n".to_owned();
        return Answer { kind: "text/plain", headers, ..answer };
    }
    // A section of one's own at the end, with an empty name: as good a module as before.
    answer.body.extend([0, 1, 0]);
    answer
}

/// A page that is watched from its first script on.
fn watched(page: Vec<u8>) -> Vec<u8> {
    let page = String::from_utf8(page).unwrap();
    page.replacen("<head>", "<head><script src=\"/js/watch.js\"></script>", 1).into_bytes()
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
        Ok(body) if !name.contains("..") => {
            ("200 OK", if kind.starts_with("text/html") { watched(body) } else { body })
        }
        _ => ("404 Not Found", Vec::new()),
    };
    Answer { status, kind, headers: String::new(), body }
}
