// Elements: made from a name, what they have, and what they hold. Nothing passes through HTML text.

/** An element. `has` are properties, or attributes where their name has a hyphen or is `role` or `for`; `on` listens. */
export function el(name, has = {}, ...holds) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(has)) {
    if (value === undefined) continue;
    if (key === 'on')
      for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    else if (key.includes('-') || ['role', 'for', 'scope', 'colspan', 'lang'].includes(key))
      node.setAttribute(key, value);
    else node[key] = value;
  }
  node.append(...holds.filter((child) => child !== undefined && child !== ''));
  return node;
}

/** Hands a file to the visitor. The text never leaves the browser: it is an address inside of it. */
export function save(name, parts) {
  const url = URL.createObjectURL(new Blob(['\ufeff', ...parts], { type: 'text/csv;charset=utf-8' }));
  const link = el('a', { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
