// The builder: choices on one side, the calculator they make on the other, and the lines to copy.

import { init, programs } from '../../pkg/estimado.js';
import { el } from '../batch/dom.js';
import { contrast, frameSnippet, scriptSnippet, styleSnippet } from './snippet.js';
import { LANGUAGES, say as sayIn } from './words.js';

const PARTS = ['language', 'compare', 'charges', 'schedules', 'dates', 'points', 'curve', 'documents', 'working', 'take'];
const SITES = ['html', 'wordpress', 'drupal', 'squarespace'];

const asked = new URLSearchParams(location.search);
const page = document.querySelector('main');
const choices = el('div', { id: 'choices' });
const lines = el('div', { id: 'lines' });
const announcer = el('p', { role: 'status', className: 'unseen' });
const preview = document.createElement('estimado-calculator');

let lang = (asked.get('lang') ?? navigator.language).startsWith('es') ? 'es' : 'en';
let all = [];
let hashes = {}; // of the files of this release
const choice = {
  program: asked.get('program') ?? '',
  lang: '',
  theme: 'auto',
  hide: [],
  own: false,
  accent: '#005ea2',
  font: '',
  preset: false,
  how: 'script',
  site: 'html',
  pin: false,
  base: new URL('../pkg/', location.href).href,
};

const say = (key, slots) => sayIn(lang, key, slots);

/** What the lines are made from. */
function made() {
  const { own, preset, pin } = choice;
  const name = all.find(({ id }) => id === choice.program)?.name[choice.lang || lang];
  return {
    ...choice,
    accent: own ? choice.accent : '',
    answers: preset ? preview.answers : {},
    fallback: say('fallback'),
    hashes: pin ? hashes : {},
    title: name ? `Estimado: ${name}` : 'Estimado',
  };
}

/** Puts a choice in force. */
function set(name, value) {
  choice[name] = value;
  apply();
}

function apply() {
  const { program, lang: tongue, theme, hide, accent, font } = made();
  for (const [name, value] of Object.entries({ program, lang: tongue || lang, theme, hide: hide.join(' ') })) {
    if (!value) preview.removeAttribute(name);
    else if (preview.getAttribute(name) !== value) preview.setAttribute(name, value);
  }
  const style = styleSnippet({ accent, font });
  for (const property of ['--estimado-accent', '--estimado-on-accent', '--estimado-font-family']) {
    const value = style.match(new RegExp(`${property}: (.*);`))?.[1] ?? '';
    preview.style.setProperty(property, value);
  }
  const weak = choice.own && contrast(choice.accent, '#ffffff') < 4.5;
  const ratio = contrast(choice.accent, '#ffffff').toFixed(1);
  choices.querySelector('#accent-weak').textContent = weak ? say('accentWeak', { ratio }) : '';
  showLines();
}

function select(name, label, options) {
  const list = el(
    'select',
    { id: name, on: { change: ({ target }) => set(name, target.value) } },
    ...options.map(([value, words]) => el('option', { value, selected: value === choice[name] }, words)),
  );
  return el('p', {}, el('label', { for: name }, label), list);
}

function check(id, words, checked, change) {
  const box = el('input', { type: 'checkbox', id, checked, on: { change: ({ target }) => change(target.checked) } });
  return el('label', { className: 'check', for: id }, box, ' ', words);
}

function text(name, label, hint) {
  const field = el('input', { id: name, type: 'text', value: choice[name], on: { input: ({ target }) => set(name, target.value) } });
  if (hint) field.setAttribute('aria-describedby', `${name}-hint`);
  return el('p', {}, el('label', { for: name }, label), field, hint ? el('small', { id: `${name}-hint` }, hint) : '');
}

function leave(part, out) {
  set('hide', PARTS.filter((each) => (each === part ? out : choice.hide.includes(each))));
}

function radios(name, legend, options) {
  const each = ([value, words]) => {
    const id = `${name}-${value}`;
    const button = el('input', { type: 'radio', name, id, checked: choice[name] === value, on: { change: () => set(name, value) } });
    return el('label', { className: 'check', for: id }, button, ' ', words);
  };
  return el('fieldset', {}, el('legend', {}, legend), ...options.map(each));
}

function showChoices() {
  document.documentElement.lang = lang;
  document.title = `Estimado: ${say('title')}`;
  const focus = document.activeElement?.id;
  const languages = Object.entries(LANGUAGES).map(([tag, name]) =>
    el(
      'button',
      { type: 'button', id: `lang-${tag}`, lang: tag, 'aria-pressed': String(tag === lang), on: { click: () => speak(tag) } },
      name,
    ),
  );
  choices.replaceChildren(
    el(
      'div',
      { className: 'head' },
      el('h1', {}, say('title')),
      el('div', { className: 'languages', role: 'group', 'aria-label': say('language') }, ...languages),
    ),
    el('p', {}, say('purpose')),
    el('h2', {}, say('choose')),
    select('program', say('program'), [['', say('anyProgram')], ...all.map(({ id, name }) => [id, name[lang]])]),
    select('lang', say('lang'), [['', say('langPage')], ...Object.entries(LANGUAGES)]),
    select('theme', say('theme'), ['auto', 'light', 'dark'].map((theme) => [theme, say(`theme${theme[0].toUpperCase()}${theme.slice(1)}`)])),
    check('own', say('accent'), choice.own, (own) => set('own', own)),
    el(
      'p',
      {},
      el('label', { for: 'accent' }, say('accentPick')),
      el('input', { id: 'accent', type: 'color', value: choice.accent, on: { input: ({ target }) => { choice.own = true; document.querySelector('#own').checked = true; set('accent', target.value); } } }),
      el('span', { id: 'accent-weak', className: 'closed', role: 'status' }),
    ),
    text('font', say('font')),
    check('preset', say('answers'), choice.preset, (preset) => set('preset', preset)),
    el('fieldset', {}, el('legend', {}, say('parts')), ...PARTS.map((part) => check(`part-${part}`, say(`part-${part}`), choice.hide.includes(part), (out) => leave(part, out)))),
    radios('how', say('how'), [['script', say('script')], ['frame', say('frame')]]),
    text('base', say('base'), say('baseHint')),
    Object.keys(hashes).length ? check('pin', say('pin'), choice.pin, (pin) => set('pin', pin)) : '',
    select('site', say('where'), SITES.map((site) => [site, say(site)])),
  );
  if (focus) document.getElementById(focus)?.focus();
}

function speak(tag) {
  lang = tag;
  showChoices();
  apply();
}

/** A text to copy, and its button. */
function block(id, label, words) {
  const area = el('textarea', { id, readOnly: true, value: words, rows: words.split('\n').length + 1, spellcheck: false });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      announcer.textContent = say('copied');
      button.textContent = say('copied');
      setTimeout(() => (button.textContent = say('copy')), 2000);
    } catch {
      area.select();
      announcer.textContent = say('notCopied');
    }
  };
  const button = el('button', { type: 'button', className: 'main', id: `copy-${id}`, on: { click: copy } }, say('copy'));
  return el('div', {}, el('label', { for: id }, label), area, button);
}

function showLines() {
  const { how, site, ...rest } = made();
  const style = styleSnippet(rest);
  const origin = new URL(rest.base, location.href).origin;
  const directives = how === 'script' ? `script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}` : `frame-src ${origin}; script-src ${origin}`;
  const focus = document.activeElement?.id;
  lines.replaceChildren(
    el('h2', {}, say('lines')),
    el('p', {}, say(`steps-${site}`)),
    block('snippet', say('lines'), how === 'script' ? scriptSnippet(rest) : frameSnippet(rest)),
    style ? (how === 'script' ? block('style', say('style'), style) : el('p', {}, say('styleFrame'))) : '',
    el('p', { className: 'muted' }, say('policy', { directives })),
    el('h2', {}, say('examples')),
    el(
      'ul',
      {},
      el('li', {}, el('a', { href: 'examples/agency.html' }, say('exampleAgency'))),
      el('li', {}, el('a', { href: 'examples/installer.html' }, say('exampleInstaller'))),
      el('li', {}, el('a', { href: 'examples/three.html' }, say('exampleThree'))),
    ),
  );
  if (focus) lines.querySelector(`#${CSS.escape(focus)}`)?.focus();
}

await init();
all = programs();
try {
  hashes = (await (await fetch(new URL('../pkg/integrity.json', location.href))).json()).files;
} catch {
  // Without them the lines are as good, but not pinned.
}
if (!all.some(({ id }) => id === choice.program)) choice.program = '';
const seen = el('section', { id: 'preview', 'aria-label': say('preview') }, preview);
page.replaceChildren(el('div', { className: 'sides' }, el('div', {}, choices, lines), seen), announcer);
showChoices();
apply();
preview.addEventListener('estimado-change', () => {
  if (choice.preset) showLines();
});
