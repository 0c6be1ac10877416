//! Batch: the page for many projects, used and read as a person would; and what it lets them download.

use crate::tab::{Tab, poll};
use crate::{Engine, site};
use fantoccini::Locator;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

/// Waits until the page has worked out or refused what it was given.
const SETTLED: &str = "!!document.querySelector('#download, .notice.stop')";

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// The page for many projects in a tab.
#[derive(Debug)]
pub struct Batch<'a> {
    tab: &'a Tab,
    folder: PathBuf,
}

impl Drop for Batch<'_> {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl<'a> Batch<'a> {
    /// Opens the page as the repository has it.
    pub async fn open(tab: &'a Tab, program: &str, language: &str) -> Batch<'a> {
        let count = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("estimado-batch-{}-{count}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let address = format!("{}/www/batch.html?program={program}&lang={language}", site::base());
        tab.0.goto(&address).await.unwrap();
        if Engine::chosen() == Engine::Chromium {
            let to = json!({ "behavior": "allow", "downloadPath": folder });
            tab.devtools("Browser.setDownloadBehavior", to).await;
        }
        tab.until("!!document.querySelector('#rows')").await;
        Batch { tab, folder }
    }

    /// Clicks.
    pub async fn click(&self, css: &str) {
        self.tab.until(&format!("!!document.querySelector(`{css}`)")).await;
        self.tab.0.find(Locator::Css(css)).await.unwrap().click().await.unwrap();
    }

    /// Pastes in place of what stood in the field.
    pub async fn paste(&self, text: &str) {
        self.tab.value("document.querySelector('#rows').select()").await;
        self.tab.insert(text).await;
    }

    /// Pastes and has the rows worked out.
    pub async fn work(&self, text: &str) {
        self.paste(text).await;
        self.tab.value("document.querySelector('#outcome').replaceChildren()").await;
        self.click("#work").await;
        self.settle().await;
    }

    /// Waits for the results, or for what stands in their way.
    pub async fn settle(&self) {
        self.tab.until(SETTLED).await;
    }

    /// Chooses a file with this content.
    pub async fn choose(&self, name: &str, content: &[u8]) {
        self.choose_without_waiting(name, content).await;
        self.settle().await;
    }

    /// Chooses a file, and does not wait for what comes of it.
    pub async fn choose_without_waiting(&self, name: &str, content: &[u8]) {
        let path = self.file(name, content);
        // Results of before would look like those of the file.
        self.tab.value("document.querySelector('#outcome').replaceChildren()").await;
        let input = self.tab.0.find(Locator::Css("#file")).await.unwrap();
        input.send_keys(path.to_str().unwrap()).await.unwrap();
    }

    fn file(&self, name: &str, content: &[u8]) -> PathBuf {
        let path = self.folder.join("chosen").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, content).unwrap();
        path
    }

    /// Drops files on a place of the page.
    pub async fn drop(&self, css: &str, files: &[(&str, &[u8])]) {
        let script = "const [css, files] = arguments, dataTransfer = new DataTransfer();
            for (const [name, bytes] of files) dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
            const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
            const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
            const target = document.querySelector(css);
            return [over, drop].map((event) => !target.dispatchEvent(event))";
        self.tab.value("document.querySelector('#outcome').replaceChildren()").await;
        let taken = self.tab.script(script, vec![json!(css), json!(files)]).await;
        assert_eq!(taken, json!([true, true]), "the browser would open the file itself");
        self.settle().await;
    }

    /// The sentences of the notices, without those that stand in the way.
    pub async fn notices(&self) -> Value {
        self.texts(".notice:not(.stop)").await
    }

    /// The sentences that stand in the way of all rows.
    pub async fn refusals(&self) -> Value {
        self.texts(".notice.stop p").await
    }

    /// The texts of all elements that a selector finds.
    pub async fn texts(&self, css: &str) -> Value {
        let texts =
            "return [...document.querySelectorAll(arguments[0])].map((node) => node.textContent.trim())";
        self.tab.script(texts, vec![json!(css)]).await
    }

    /// The rows of the table on the page, cell by cell.
    pub async fn table(&self) -> Value {
        let rows = "[...document.querySelectorAll('.results tbody tr')]
            .map((row) => [...row.cells].map((cell) => cell.innerText.trim().replace(/\\s+/g, ' ')))";
        self.tab.value(rows).await
    }

    /// Clicks on what downloads, and gives the name and the text of the file.
    pub async fn download(&self, css: &str) -> (String, String) {
        self.tab.end_in(&[Engine::Firefox, Engine::WebKit], "say where files go");
        self.click(css).await;
        let done = async || newest(&self.folder);
        let path = poll(done).await.expect("a file is downloaded");
        let text = fs::read_to_string(&path).unwrap();
        fs::remove_file(&path).unwrap();
        (path.file_name().unwrap().to_str().unwrap().to_owned(), text)
    }

    /// The downloaded results: rows of cells, the header first.
    pub async fn results(&self) -> Vec<Vec<String>> {
        let (_, text) = self.download("#download").await;
        cells(text.strip_prefix('\u{feff}').expect("a mark for Excel")).unwrap()
    }
}

/// The file that has come: until then there may be an empty one of its name.
fn newest(folder: &Path) -> Option<PathBuf> {
    let mut files = folder.read_dir().unwrap().map(|entry| entry.unwrap().path());
    files.find(|path| {
        path.extension().is_some_and(|extension| extension == "csv")
            && path.metadata().is_ok_and(|about| about.len() > 0)
    })
}

/// Reads CSV with commas and line ends of Windows, strictly: nothing where a quotation mark or a line end is out of place.
pub fn cells(text: &str) -> Option<Vec<Vec<String>>> {
    let (mut rows, mut row, mut rest) = (Vec::new(), Vec::new(), text);
    while !rest.is_empty() {
        let mut cell = String::new();
        if let Some(quoted) = rest.strip_prefix('"') {
            rest = quoted;
            loop {
                let (part, after) = rest.split_once('"')?;
                cell.push_str(part);
                rest = after;
                match rest.strip_prefix('"') {
                    Some(after) => {
                        cell.push('"');
                        rest = after;
                    }
                    None => break,
                }
            }
        } else {
            let end = rest.find([',', '\r', '\n', '"'])?;
            let (plain, after) = rest.split_at(end);
            cell.push_str(plain);
            rest = after;
        }
        row.push(cell);
        if let Some(after) = rest.strip_prefix(',') {
            rest = after;
        } else {
            rest = rest.strip_prefix("\r\n")?;
            rows.push(std::mem::take(&mut row));
        }
    }
    row.is_empty().then_some(rows)
}

#[cfg(test)]
mod tests {
    use super::cells;

    #[test]
    fn csv_is_read_strictly() {
        let read =
            |text: &str| cells(text).map(|rows| rows.iter().map(|row| row.join("|")).collect::<Vec<_>>());
        assert_eq!(read("a,b\r\n1,\"2, \"\"x\"\"\r\ny\"\r\n,\r\n").unwrap(), ["a|b", "1|2, \"x\"\r\ny", "|"]);
        for text in ["a\n", "a", "a\"b\r\n", "\"a\r\n", "a,b"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
