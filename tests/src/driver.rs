//! Driver: chromedriver and the browsers it starts. They end with this process, however it ends.

use crate::places;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// A shell holds the driver. It reads from a pipe that nobody writes to: when this process is gone, by return, panic or
/// signal, the pipe is closed and the shell ends the process group and sweeps the profiles away.
const HOLD: &str = r#"
trap : TERM
"$1" --port=0 --log-level=WARNING &
read -r _
kill -TERM 0
wait
for _ in 1 2 3 4 5; do rm -rf "$TMPDIR" && break; sleep 1; done
"#;

/// A running driver.
#[derive(Debug)]
pub struct Driver {
    /// Its address.
    pub url: String,
    _hold: Child,
}

impl Driver {
    /// Starts a driver on a free port.
    pub fn start() -> Driver {
        let profiles = env::temp_dir().join(format!("estimado-tests-{}", std::process::id()));
        fs::create_dir_all(&profiles).unwrap();
        let mut shell = Command::new("sh");
        shell.args(["-c", HOLD, "sh"]).arg(places::chromedriver()).env("TMPDIR", &profiles);
        shell.process_group(0).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut hold = shell.spawn().unwrap();
        let said = BufReader::new(hold.stdout.take().unwrap()).lines().map_while(Result::ok);
        let mut ports = said.filter_map(|line| port(&line));
        let port = ports.next().expect("chromedriver names its port");
        Driver { url: format!("http://127.0.0.1:{port}"), _hold: hold }
    }
}

/// `ChromeDriver was started successfully on port 41234.`
fn port(line: &str) -> Option<u16> {
    line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok()
}
