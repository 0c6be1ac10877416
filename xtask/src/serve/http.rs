//! As much of HTTP as a browser on the same machine needs: GET and HEAD of files, one request a connection.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The folders that are served; nothing else of the repository is.
const SERVED: [&str; 2] = ["pkg", "www"];
const HEAD_LIMIT: u64 = 64 * 1024;
const PATIENCE: Duration = Duration::from_secs(30);

/// Reads one request and answers it.
pub fn serve(root: &Path, mut connection: TcpStream) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    let mut head = BufReader::new(connection.try_clone()?.take(HEAD_LIMIT)).lines();
    let request = head.next().unwrap_or_else(|| Ok(String::new()))?;
    // The headers say nothing that matters here, but must be read before the answer is sent.
    while head.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let mut words = request.split_whitespace();
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let answer = match method {
        "GET" | "HEAD" => answer(root, target),
        _ => Answer::text("405 Method Not Allowed", "only GET and HEAD\n"),
    };
    let Answer { status, kind, location, body } = answer;
    write!(connection, "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n", body.len())?;
    // What is shown is what was built last.
    write!(
        connection,
        "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n"
    )?;
    if let Some(location) = location {
        write!(connection, "Location: {location}\r\n")?;
    }
    connection.write_all(b"\r\n")?;
    if method != "HEAD" {
        connection.write_all(&body)?;
    }
    connection.flush()
}

struct Answer {
    status: &'static str,
    kind: &'static str,
    location: Option<String>,
    body: Vec<u8>,
}

impl Answer {
    fn text(status: &'static str, text: &str) -> Self {
        Self { status, kind: "text/plain; charset=utf-8", location: None, body: text.into() }
    }

    fn redirect(location: String) -> Self {
        Self { location: Some(location), ..Self::text("302 Found", "") }
    }
}

fn answer(root: &Path, target: &str) -> Answer {
    let path = target.split(['?', '#']).next().unwrap_or_default();
    if path == "/" {
        return Answer::redirect("/www/".to_owned());
    }
    let Some(file) = decoded(path).as_deref().and_then(served_path) else {
        return Answer::text("403 Forbidden", "only www/ and pkg/ are served\n");
    };
    let file = root.join(file);
    if file.is_dir() && !path.ends_with('/') {
        return Answer::redirect(format!("{path}/"));
    }
    let file = if file.is_dir() { file.join("index.html") } else { file };
    match fs::read(&file) {
        Ok(body) => Answer { status: "200 OK", kind: media_type(&file), location: None, body },
        Err(_) => Answer::text("404 Not Found", "no such file\n"),
    }
}

/// The path in the repository that the path of a URL means, if that may be served.
fn served_path(path: &str) -> Option<PathBuf> {
    let path = path.strip_prefix('/')?;
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    // Also refuses `..`, and what only Windows reads as a separator or a drive.
    let is_plain = |part: &&str| !part.starts_with('.') && !part.contains(['\\', ':', '\0']);
    (SERVED.contains(parts.first()?) && parts.iter().all(is_plain)).then(|| parts.iter().collect())
}

/// The path with `%20` and the like resolved, if it is text then.
fn decoded(path: &str) -> Option<String> {
    let mut pieces = path.split('%');
    let mut bytes = pieces.next()?.as_bytes().to_vec();
    for piece in pieces {
        bytes.push(u8::from_str_radix(piece.get(..2)?, 16).ok()?);
        bytes.extend(piece.get(2..)?.bytes());
    }
    String::from_utf8(bytes).ok()
}

/// The type of a file by its name. A browser runs no module and streams no wasm under a wrong one.
fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("css") => "text/css; charset=utf-8",
        Some("csv") => "text/csv; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("ics") => "text/calendar; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("md" | "sha256" | "toml" | "ts" | "txt") => "text/plain; charset=utf-8",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        Some("xml") => "application/xml",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_two_folders_are_served() {
        assert_eq!(served_path("/www/"), Some("www".into()));
        assert_eq!(served_path("/pkg/estimado.js"), Some("pkg/estimado.js".into()));
        for path in ["/", "/Cargo.toml", "/src/lib.rs", "/wwwx/a", "www/a", ""] {
            assert_eq!(served_path(path), None, "{path}");
        }
    }

    #[test]
    fn a_path_cannot_leave_its_folder() {
        for path in ["/www/../Cargo.toml", "/www/..", "/www/a/../../b", "/www/..\\b", "/www/.git", "/www/c:b"]
        {
            assert_eq!(served_path(path), None, "{path}");
        }
        let hidden = decoded("/www/%2e%2e/Cargo.toml");
        assert_eq!(hidden.as_deref(), Some("/www/../Cargo.toml"));
        assert_eq!(answer(Path::new("."), "/www/%2E%2E/Cargo.toml").status, "403 Forbidden");
    }

    #[test]
    fn what_is_no_text_is_refused() {
        assert_eq!(decoded("/www/a%20b").as_deref(), Some("/www/a b"));
        for path in ["/%", "/%2", "/%zz", "/%ff", "/%é"] {
            assert_eq!(decoded(path), None, "{path}");
        }
    }

    #[test]
    fn modules_and_wasm_have_the_types_that_browsers_ask_for() {
        assert_eq!(media_type(Path::new("pkg/estimado_bg.wasm")), "application/wasm");
        assert_eq!(media_type(Path::new("estimado.js")), "text/javascript; charset=utf-8");
        assert_eq!(media_type(Path::new("LICENSE")), "application/octet-stream");
    }

    #[test]
    fn the_root_leads_to_the_demo() {
        assert_eq!(answer(Path::new("."), "/").location.as_deref(), Some("/www/"));
        assert_eq!(answer(Path::new("."), "/?x=1").location.as_deref(), Some("/www/"));
    }
}
