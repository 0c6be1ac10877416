//! `cargo xtask serve`: the demo on this machine, over a server of files.

mod http;

use std::net::{Ipv4Addr, TcpListener};
use std::thread;

use anyhow::{Context, Result, bail};

use crate::package;
use crate::workspace::Workspace;

const FIRST_PORT: u16 = 8000;
const LAST_PORT: u16 = 8099;

/// Brings `pkg/` up to date and serves it with `www/` until the process is stopped.
pub fn command(workspace: &Workspace, port: Option<u16>) -> Result<()> {
    package::ensure_fresh(workspace)?;
    let listener = listen(port)?;
    let address = listener.local_addr().context("cannot tell the address")?;
    println!("http://{address}/www/");
    for connection in listener.incoming() {
        let Ok(connection) = connection else { continue };
        let root = workspace.root.clone();
        // A connection that breaks is the browser's affair: it asks again.
        thread::spawn(move || http::serve(&root, connection));
    }
    Ok(())
}

/// The port that was asked for; else the first free one.
fn listen(port: Option<u16>) -> Result<TcpListener> {
    let bind = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    if let Some(port) = port {
        return bind(port).with_context(|| format!("cannot listen on port {port}"));
    }
    match (FIRST_PORT..=LAST_PORT).find_map(|port| bind(port).ok()) {
        Some(listener) => Ok(listener),
        None => bail!("no port from {FIRST_PORT} to {LAST_PORT} is free: choose one with --port"),
    }
}
