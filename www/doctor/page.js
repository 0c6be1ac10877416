// Page: what the page around the calculator does to it.

const LEAST = 240; // pixels of width

export async function page({ element }, add) {
  layout(element, add);
  sizes(element, add);
  names(element, add);
  storage(add);
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) add('note', root.mode === 'closed' ? 'closed-root' : 'open-root');
  if (!isSecureContext) add('note', 'insecure');
}

function layout(element, add) {
  const { display, visibility } = getComputedStyle(element);
  const width = Math.round(element.getBoundingClientRect().width);
  if (!element.isConnected || display === 'none' || visibility === 'hidden' || !element.checkVisibility?.()) {
    add('fault', 'hidden', { display });
  } else if (display === 'inline' || display === 'contents') add('warning', 'display', { display });
  else if (width < LEAST) add('warning', 'narrow', { width });
}

function sizes(element, add) {
  const root = getComputedStyle(document.documentElement).fontSize;
  if (root !== '16px') add('note', 'root-size', { size: root });
  const around = [];
  for (let node = element; node; node = node.assignedSlot ?? node.parentElement ?? node.getRootNode().host) around.push(node);
  const styles = around.map((node) => getComputedStyle(node));
  const zoom = styles.find((style) => !['1', 'normal', ''].includes(style.zoom ?? ''));
  const transform = styles.find((style) => style.transform !== 'none' || style.scale !== 'none');
  if (zoom || transform) add('note', 'zoomed', { how: zoom ? `zoom: ${zoom.zoom}` : 'transform' });
  if (document.compatMode === 'BackCompat') add('note', 'quirks');
  if (window !== window.top) return; // in a frame the page around it says how wide it is
  const viewport = document.querySelector('meta[name="viewport" i]')?.content;
  if (viewport === undefined) add('warning', 'no-viewport');
  else if (/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*[01](\D|$)/i.test(viewport)) add('warning', 'fixed-viewport');
}

function names(element, add) {
  const root = element.getRootNode();
  const same = (name) => {
    const value = element.getAttribute(name);
    const all = value ? [...root.querySelectorAll(`[${name}="${CSS.escape(value)}"]`)] : [];
    return name === 'id' ? all : all.filter((node) => node.localName === element.localName && node.closest('form') === element.closest('form'));
  };
  for (const name of ['id', 'name']) {
    if (same(name).length > 1) add('warning', `same-${name}`, { value: element.getAttribute(name) });
  }
}

/** The calculator stores nothing: what would carry its name is looked for all the same. */
function storage(add) {
  try {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split(/;\s*/)];
    const ours = keys.filter((key) => /^estimado/i.test(key));
    if (ours.length) add('note', 'storage', { keys: ours.join(', ') });
    else add('good', 'no-storage');
  } catch {
    add('good', 'storage-closed');
  }
}

/** What a frame around the page forbids. */
export async function frame(context, add, violations) {
  if (window !== window.top) {
    add('note', self.origin === 'null' ? 'sandboxed' : 'framed');
    let around = null;
    try {
      around = window.frameElement; // null across origins
    } catch {
      // as good as null
    }
    const allows = (word) => !around?.hasAttribute('sandbox') || around.sandbox.contains(word);
    if (!allows('allow-modals')) add('warning', 'frame-print');
    if (!allows('allow-downloads')) add('warning', 'frame-files');
    if (around && !around.title) add('warning', 'frame-title');
  }
  const known = ['wasm-eval', 'wasm-unsafe-eval'];
  for (const { effectiveDirective, blockedURI } of violations) {
    if (!known.includes(blockedURI) && effectiveDirective !== 'connect-src') {
      add('note', 'violation', { directive: effectiveDirective, blocked: blockedURI });
    }
  }
  if (!violations.length) add('good', 'policy');
}
