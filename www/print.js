// Printing: one calculator alone, whatever page it stands in. Everything else is hidden, and what the calculator stands in is
// made a plain box, so that no column, scroll area or transform of the page cuts it off.

const MARK = 'data-estimado-print';
// Rules of a layer that are important win over those of the page that are important without a layer. Text beside the
// calculator has no element to hide it by: it is made invisible and takes no room.
const RULES = `@layer estimado-print { @media print {
:not([${MARK}]) { display: none !important }
[${MARK}=around], [${MARK}=around]::before, [${MARK}=around]::after { all: unset !important; content: none !important }
[${MARK}=around] { display: block !important; visibility: hidden !important; font-size: 0 !important; line-height: 0 !important }
[${MARK}=this] {
  all: initial !important; display: block !important; visibility: visible !important; color-scheme: light !important;
  color: #1b1b1b !important; font: 10.5pt/1.4 FONT !important; font-variant-numeric: tabular-nums !important
}
} }
@page { margin: 15mm }`;

// What tells that a print is over. Not every browser says so, but none lets the page be used before.
const OVER = ['afterprint', 'pointerdown', 'keydown'];

let restore; // undoes what the last print changed in the page

/** Prints an element, with a title that browsers offer as the name of the file; calls `refused` where nothing comes of it. */
export function print(element, title, refused) {
  restore?.();
  const page = element.ownerDocument; // that of a frame, where it was moved there
  const view = page.defaultView;
  const marked = around(element);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(RULES.replace('FONT', () => view.getComputedStyle(element).fontFamily));
  const roots = new Set(marked.map((node) => node.getRootNode()));
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  for (const node of marked) node.setAttribute(MARK, node === element ? 'this' : 'around');
  const before = page.title;
  page.title = title;
  let started = false;
  const begin = () => (started = true);
  restore = () => {
    restore = undefined;
    view.removeEventListener('beforeprint', begin);
    for (const type of OVER) view.removeEventListener(type, end, true);
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((known) => known !== sheet);
    for (const node of marked) node.removeAttribute(MARK);
    if (page.title === title) page.title = before;
  };
  const end = restore;
  view.addEventListener('beforeprint', begin);
  for (const type of OVER) view.addEventListener(type, end, true);
  view.print();
  // In a frame that may not print, nothing begins and nothing ends.
  setTimeout(() => {
    if (started || restore !== end) return;
    end();
    refused();
  }, 1000);
}

/** The element and all that it is shown in, slots and shadow hosts included. */
function around(element) {
  const all = [];
  for (let node = element; node; node = node.assignedSlot ?? node.parentNode ?? node.host) {
    if (node.nodeType === Node.ELEMENT_NODE) all.push(node);
  }
  return all;
}
