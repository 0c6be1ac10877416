// Files: whether module and WebAssembly are there, are allowed, fit together, and work as the documents do.

const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]); // the smallest module there is
const TAG = 'estimado-calculator';
const TYPE = 'application/wasm';

/** Violations of the policy are told a moment after what they stopped. */
const told = () => new Promise((done) => setTimeout(done, 50));

export async function files(context, add, violations) {
  const { version, init, selfTest, lang } = context;
  const { modules = [] } = customElements.get(TAG) ?? {};
  if (modules.length > 1) add('warning', 'twice', { urls: modules.join(', ') });
  if (typeof WebAssembly === 'undefined') return add('fault', 'no-webassembly');
  const there = await fetched(context, add, violations);
  let built;
  try {
    await init();
    built = versionOf(context); // what started only in part takes init() for done, and fails here
  } catch (error) {
    const reason = String(error.message ?? error);
    // Some browsers hold only files against the policy, not what scripts put together.
    if (reason.includes('wasm-unsafe-eval')) add('fault', 'wasm-policy');
    else if (there) add('fault', 'start-failed', { reason });
    return undefined;
  }
  if (there) add('good', 'files');
  if (built && built !== version) add('fault', 'versions', { module: version, wasm: built });
  else add('good', 'version', { version });
  const { passed, failed, cases } = selfTest({ lang });
  const wrong = cases.filter((each) => !each.passed).map(({ name, place }) => `${name} (${place})`);
  if (failed) add('fault', 'examples-failed', { names: wrong.join('; ') });
  else add('good', 'examples', { passed });
  return undefined;
}

async function fetched({ wasm }, add, violations) {
  if (typeof wasm !== 'string' && !(wasm instanceof URL)) return true; // the page has its own way to bring it
  const url = String(wasm);
  try {
    const response = await fetch(url);
    if (!response.ok) return add('fault', 'wasm-missing', { url, status: response.status });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (EMPTY.subarray(0, 4).some((byte, at) => bytes[at] !== byte)) return add('fault', 'wasm-other', { url });
    const type = (response.headers.get('content-type') ?? '').split(';')[0].trim();
    if (type !== TYPE) add('warning', 'wasm-type', { type: type || '–' });
    return true;
  } catch {
    await told();
    const stopped = violations.some((event) => event.effectiveDirective === 'connect-src');
    add('fault', stopped ? 'wasm-connect' : 'wasm-unreachable', { url, origin: new URL(url, location).origin });
    return false;
  }
}

/** The version of the WebAssembly, which every receipt holds. */
function versionOf({ programs, estimate }) {
  const { id, examples } = programs().find((program) => program.examples.length) ?? {};
  return id && estimate(id, examples[0].inputs, { brief: true }).estimate?.receipt.version;
}
