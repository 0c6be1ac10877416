// Loading the WebAssembly: only the file of this release is run, and what stands in its way is said in plain words.

/* global WASM_INTEGRITY -- the build puts it here */
import start from './glue/estimado.js';

const PATIENCE = 60_000; // ms for a download that does not come to an end
const POLICY = 'the Content Security Policy of this page does not allow';
const NO_WASM = `${POLICY} WebAssembly: add 'wasm-unsafe-eval' to its script-src`;

/**
 * Loads from `input`, or from beside this module. An address says where the file lies, not which it is: its hash is checked. What a
 * host hands over otherwise is taken as it is.
 */
export async function load(input = new URL('estimado_bg.wasm', import.meta.url)) {
  if (!globalThis.WebAssembly) {
    throw new Error('WebAssembly is switched off in this browser, for example by Lockdown Mode or enhanced security');
  }
  const address = typeof input === 'string' || input instanceof URL ? input : undefined;
  const violations = [];
  const note = (event) => violations.push(event);
  globalThis.addEventListener?.('securitypolicyviolation', note);
  try {
    // The browser itself compares, also where there is no `crypto.subtle`.
    await start({ module_or_path: address ? fetch(address, { integrity: WASM_INTEGRITY, signal: AbortSignal.timeout?.(PATIENCE) }) : input });
  } catch (error) {
    await new Promise((done) => setTimeout(done)); // a violation is told after what it made fail
    throw new Error(await reason(error, address, violations), { cause: error });
  } finally {
    globalThis.removeEventListener?.('securitypolicyviolation', note);
  }
}

async function reason(error, address, violations) {
  // Not every browser tells of this violation, but then names what it misses.
  if (error.message?.includes('wasm-unsafe-eval')) return NO_WASM;
  for (const { blockedURI, effectiveDirective, disposition } of violations) {
    if (disposition === 'report') continue;
    if (blockedURI === 'wasm-eval') return NO_WASM;
    if (effectiveDirective === 'connect-src' && address) {
      const { href, origin } = new URL(address, document.baseURI);
      if (!href.startsWith(blockedURI)) continue;
      return `${POLICY} to load ${href}: add ${origin === location.origin ? "'self'" : origin} to its connect-src`;
    }
  }
  if (!address || !(error instanceof TypeError)) return error.message;
  // A browser does not tell scripts whether a file was out of reach or another than it should be.
  const head = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  if (!head) return `${address} is out of reach (${error.message})`;
  if (!head.ok) return `${address} is not there (${head.status})`;
  return `${address} is not the file of this release, and is not run: put all files of one release in its place`;
}
