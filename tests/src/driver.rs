//! Driver: a program that speaks WebDriver, and the browsers it starts. They end with this process, however it ends.

use crate::engine::{Engine, free_port};
use std::env;
use std::fs;
use std::net::TcpStream;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::Duration;

/// A shell holds the driver. It reads from a pipe that nobody writes to: when this process is gone, by return, panic or
/// signal, the pipe is closed and the shell ends the process group and sweeps the profiles away.
const HOLD: &str = r#"
trap : TERM
"$@" &
read -r _
kill -TERM 0
wait
for _ in 1 2 3 4 5; do rm -rf "$TMPDIR" && break; sleep 1; done
"#;

/// How often it is asked whether it listens, and the time between.
const TRIES: u32 = 1500;
const PAUSE: Duration = Duration::from_millis(20);

/// A running driver.
#[derive(Debug)]
pub struct Driver {
    /// Its address.
    pub url: String,
    _hold: Child,
}

impl Driver {
    /// Starts the driver of an engine on a free port.
    pub fn start(engine: Engine) -> Driver {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let profiles = env::temp_dir().join(format!("estimado-tests-{}-{number}", std::process::id()));
        fs::create_dir_all(&profiles).unwrap();
        let port = free_port();
        let mut shell = Command::new("sh");
        shell.args(["-c", HOLD, "sh"]).args(engine.driver(port)).env("TMPDIR", &profiles);
        shell.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let hold = shell.spawn().unwrap();
        let listens = (0..TRIES).any(|_| {
            let listens = TcpStream::connect(("127.0.0.1", port)).is_ok();
            if !listens {
                sleep(PAUSE);
            }
            listens
        });
        assert!(listens, "no driver for {engine:?} on its port");
        Driver { url: format!("http://127.0.0.1:{port}"), _hold: hold }
    }
}
