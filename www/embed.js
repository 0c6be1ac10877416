// The page for an iframe: one calculator as the address asks for it, which tells the page around its height and its answers.

import { init, programs, readLink } from './estimado.js';

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
const main = document.querySelector('main');

/** What the address says, if it is what is expected; nothing else of it gets into the page. */
function given(name, isValid) {
  const value = asked.get(name);
  if (!value) return undefined;
  if (isValid(value)) return value;
  console.error(`embed.html: "${name}" is not understood, and left out`);
  return undefined;
}

const isId = (text) => /^[\w-]{1,64}$/.test(text);
const isObject = (text) => {
  try {
    return Object.prototype.toString.call(JSON.parse(text)) === '[object Object]';
  } catch {
    return false;
  }
};

const id = given('id', isId) ?? '';
const theme = given('theme', (text) => ['auto', 'light', 'dark'].includes(text));
const lang = given('lang', (text) => /^(en|es)(-\w+)?$/i.test(text))?.slice(0, 2).toLowerCase();

/** Whoever put up the frame may know: nobody else can be its parent. */
function tell(message) {
  if (parent !== window) parent.postMessage({ ...message, id }, '*');
}

let height = 0; // what was told last
function tellHeight() {
  if (height) tell({ type: 'estimado-height', height });
}

function measure() {
  const now = Math.ceil(document.body.getBoundingClientRect().height);
  if (!now || now === height) return; // while the frame is not shown, nothing has a height
  height = now;
  tellHeight();
}

addEventListener('message', ({ source, data }) => {
  if (parent === window || source !== parent) return;
  if (data?.type === 'estimado-ask') tellHeight(); // who came later
  if (data?.type === 'estimado-sized') {
    // Without the scroll bar there is more room, and another height.
    root.classList.toggle('sized', data.fits === true);
    measure();
  }
});

function speak(language) {
  root.lang = language;
  main.querySelectorAll('p').forEach((words) => (words.hidden = words.lang !== language));
}

function show() {
  const all = programs();
  const program = given('program', (text) => all.some((known) => known.id === text));
  const isEdition = (text) => all.some((known) => known.id === program && known.editions.some((each) => each.id === text));
  const attributes = {
    program,
    lang,
    theme,
    edition: given('edition', isEdition),
    answers: given('answers', isObject),
    hide: given('hide', (text) => /^[a-z ]+$/.test(text)),
    // A page of its own has a heading of the first level.
    'heading-level': given('heading-level', (text) => /^[1-6]$/.test(text)) ?? '1',
  };
  const calculator = document.createElement('estimado-calculator');
  for (const [name, value] of Object.entries(attributes)) if (value) calculator.setAttribute(name, value);
  calculator.addEventListener('estimado-change', ({ detail }) => tell({ type: 'estimado-change', detail }));
  // Browsers observe no sizes in a frame that is out of sight.
  const later = () => [0, 600].forEach((wait) => setTimeout(measure, wait)); // the curve is drawn after a pause
  for (const type of ['estimado-ready', 'estimado-change']) calculator.addEventListener(type, later);
  main.replaceChildren(calculator);
  const name = () => {
    const shown = calculator.shadowRoot.querySelector('.calculator')?.lang || root.lang;
    if (root.lang !== shown) root.lang = shown;
    const known = all.find((each) => each.id === calculator.getAttribute('program'));
    document.title = known ? `${known.name[shown]} - Estimado` : 'Estimado';
  };
  name();
  const observer = new MutationObserver(name);
  observer.observe(calculator, { attributeFilter: ['program'] });
  observer.observe(calculator.shadowRoot, { childList: true, subtree: true, attributeFilter: ['lang'] });
}

if (theme) root.dataset.theme = theme;
speak(lang ?? (navigator.language.startsWith('es') ? 'es' : 'en'));
try {
  await init();
  const link = readLink(location.hash);
  if (!lang && link?.lang) speak(link.lang);
  show();
} catch (error) {
  console.error(`embed.html: ${error.message}`);
}
new ResizeObserver(measure).observe(document.body);
