// Page: what the element takes from the page around it, and how it stays itself there.

import css from './estimado.css';

// One for all calculators of a document; another document, as of a frame, takes only its own.
const sheets = new WeakMap();
export function styles(page) {
  if (!sheets.has(page)) {
    const sheet = new page.defaultView.CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(page, sheet);
  }
  return [sheets.get(page)];
}

/** As JSON, also where an old library of the page teaches lists to be texts in it. */
export function json(value, space) {
  const { toJSON } = Array.prototype;
  if (toJSON) delete Array.prototype.toJSON;
  try {
    return JSON.stringify(value, null, space);
  } finally {
    if (toJSON) Array.prototype.toJSON = toJSON;
  }
}

/** The visitor's own day, `YYYY-MM-DD`. */
export function today() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The language of the page around an element, also out of the shadow roots that it stands in. */
export function languageAround(element) {
  let near = element;
  while (near && !near.getAttribute?.('lang')) near = near.assignedSlot ?? near.parentNode ?? near.host;
  return near?.getAttribute('lang') ?? 'en';
}

/** Lets an element take what the page set before there was one to take it. */
export function takeUp(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}

/** Reads an attribute with JSON; a mistake of the page is told to who looks into the console. */
export function readJson(element, attribute) {
  const text = element.getAttribute(attribute);
  if (!text) return {};
  try {
    return JSON.parse(text);
  } catch {
    console.error(`${element.localName}: the attribute "${attribute}" is not JSON`);
    return {};
  }
}

/** Disables every control in a part, also those that appear later; returns how to end that. */
export function keepDisabled(part, disabled) {
  const apply = () => {
    for (const control of part.querySelectorAll('button, input, select')) control.disabled = disabled;
  };
  apply();
  const guard = new MutationObserver(apply);
  if (disabled) guard.observe(part, { childList: true, subtree: true });
  return () => guard.disconnect();
}
