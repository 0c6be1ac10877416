// Panel: the findings as a list in the calculator, apart from its styles, to be read aloud and printed as well.

import { say } from './words.js';

const CSS = `
:host { display: block; margin-block-end: 1em; color: var(--text, #1b1b1b); background: var(--page, #fff); font: inherit; }
section { border: 1px solid var(--field, #71767a); border-radius: 6px; padding: 1em; overflow-wrap: anywhere; }
.title { font-size: 1.25em; font-weight: 700; margin: 0 0 0.25em; }
p { margin: 0; }
ul { list-style: none; margin: 0.75em 0 0; padding: 0; }
li { border-inline-start: 4px solid var(--rule, #dcdee0); padding: 0.5em 0.75em; margin-block: 0.5em; break-inside: avoid; }
.fault { border-color: var(--stop, #b50909); background: var(--stop-panel, #fdeeee); }
.warning { border-color: var(--warn, #8c5a00); background: var(--warn-panel, #fef6e0); }
.good { border-color: var(--good, #19724c); }
.fix { font-weight: 600; margin-block-start: 0.25em; }
.level::after { content: ': '; }
@media (forced-colors: active) { li { border-color: CanvasText; } }
@media print { section { border-color: #71767a; } }`;

const el = (name, className, ...inside) => {
  const node = document.createElement(name);
  node.className = className;
  node.append(...inside);
  return node;
};

/** An element that shows the findings. */
export function panel(findings, lang) {
  const word = (code, slots) => say(lang, code, slots)[0];
  const host = el('div', 'doctor');
  host.lang = /^es\b/i.test(lang) ? 'es' : 'en';
  host.setAttribute('part', 'doctor');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  const title = el('div', 'title', word('title'));
  title.id = 'title';
  title.setAttribute('role', 'heading');
  title.setAttribute('aria-level', '2');
  const count = (level) => findings.filter((found) => found.level === level).length;
  const summary = el('p', 'summary', word('summary', { faults: count('fault'), warnings: count('warning') }));
  const item = ({ level, code, message, fix }) => {
    const said = el('p', '', el('strong', 'level', word(level)), message);
    const line = el('li', level, said, ...(fix ? [el('p', 'fix', fix)] : []));
    line.dataset.code = code;
    return line;
  };
  const section = el('section', '', title, summary, el('ul', '', ...findings.map(item)));
  section.setAttribute('aria-labelledby', 'title');
  root.append(section);
  return host;
}
