// The page for many projects: rows in, estimates out, all in the visitor's browser.

import { init, programs } from './estimado.js';
import { match } from './columns.js';
import { el, save } from './dom.js';
import { resultsCsv } from './download.js';
import { programPart, rowsPart } from './form.js';
import { parse } from './parse.js';
import { read } from './read.js';
import { counts, explained, nameOf, shortened, summary, table } from './results.js';
import { breathe } from './slices.js';
import { grouped, LANGUAGES, say as sayIn } from './words.js';
import { work } from './work.js';

const asked = new URLSearchParams(location.search);
const wished = asked.get('lang') ?? navigator.language;
const page = document.querySelector('main');
const top = el('div');
const outcome = el('div', { id: 'outcome' });
const announcer = el('p', { role: 'status', className: 'unseen' });

let lang = wished.startsWith('es') ? 'es' : 'en';
let all = [];
let program;
let source; // `{ text, name, files }`: what was last worked on
let attempt = 0;

const say = (key, slots) => sayIn(lang, key, slots);
Object.defineProperty(say, 'lang', { get: () => lang });
const announce = (words) => (announcer.textContent = words);

/** Everything above the results, in the language of the moment. What was pasted stays. */
function show() {
  document.documentElement.lang = lang;
  document.title = `Estimado: ${say('title')}`;
  const pasted = document.querySelector('#rows')?.value ?? '';
  const isOpen = document.querySelector('details')?.open ?? false;
  const focus = document.activeElement?.id;
  const languages = Object.entries(LANGUAGES).map(([tag, name]) =>
    el(
      'button',
      {
        type: 'button',
        id: `lang-${tag}`,
        lang: tag,
        'aria-pressed': String(tag === lang),
        on: { click: () => speak(tag) },
      },
      name,
    ),
  );
  top.replaceChildren(
    el(
      'div',
      { className: 'head' },
      el('h1', {}, say('title')),
      el('div', { className: 'languages', role: 'group', 'aria-label': say('language') }, ...languages),
    ),
    el('p', {}, say('purpose')),
    el('p', { className: 'private' }, say('private')),
    el('p', {}, el('a', { href: 'programs.html' }, say('oneProject'))),
    programPart(all, program, say, choose),
    rowsPart(pasted, say, given),
  );
  top.querySelector('details').open = isOpen;
  if (focus) document.getElementById(focus)?.focus();
}

function speak(tag) {
  lang = tag;
  show();
  if (source) start();
}

function choose(id) {
  program = all.find((each) => each.id === id);
  show();
  if (source) start();
}

/** Takes a text, or the first of some files. */
function given(rows) {
  if (typeof rows !== 'string' && !rows.length) return;
  source = typeof rows === 'string' ? { text: rows } : { file: rows[0], files: rows.length };
  start();
}

/** Tells what stands in the way of all rows. */
function refuse(...sentences) {
  outcome.replaceChildren(
    el('div', { className: 'notice stop', role: 'alert' }, ...sentences.map((words) => el('p', {}, words))),
  );
}

async function start() {
  attempt += 1;
  const own = attempt;
  const isStale = () => own !== attempt;
  outcome.replaceChildren(el('p', { className: 'muted' }, say('reading')));
  try {
    const { file, files } = source;
    const { text, name, fault, slots } = file ? await read(file) : source;
    if (isStale()) return;
    if (fault) return refuse(say(fault, slots));
    if (!text.trim()) return refuse(name ? say('emptyFile', { name }) : say('empty'));
    await breathe();
    const parsed = await parse(program, text, isStale);
    if (isStale()) return;
    if (!parsed.header) return refuse(name ? say('emptyFile', { name }) : say('empty'));
    const columns = match(program, parsed.header);
    const faults = amiss(parsed, columns);
    if (faults.length) return refuse(...faults);
    const notices = [
      name ? say('fileRead', { name }) : '',
      files > 1 ? say('severalFiles', { count: files }) : '',
      unused(parsed.header, columns),
    ];
    await workOut({ ...parsed, ...columns, program, lang, say }, notices.filter(Boolean), isStale);
  } catch (error) {
    console.error(error);
    if (!isStale()) refuse(say('failed', { reason: error.message }));
  }
}

/** What is wrong with the table as a whole. */
function amiss({ header, rows }, { known, missing, twice }) {
  if (!known) {
    const example = program.fields
      .filter(({ required }) => required)
      .map(({ key }) => key)
      .slice(0, 2)
      .join(', ');
    return [say('noHeader', { example, found: shortened(header.find((cell) => cell.trim()).trim()) })];
  }
  const label = ({ key, label }) => `${key} (${label[lang]})`;
  return [
    ...twice.map(({ key, headers }) =>
      say('twice', { name: key, headers: headers.map((header) => `“${shortened(header)}”`).join(', ') }),
    ),
    ...(missing.length
      ? [
          say(missing.length > 1 ? 'missingMany' : 'missing', {
            count: missing.length,
            names: missing.map(label).join(', '),
          }),
        ]
      : []),
    ...(rows.length ? [] : [say('headerOnly')]),
  ];
}

function unused(header, { extra }) {
  if (!extra.length) return '';
  const names = extra.map((column) => nameOf(header, column, say)).join(', ');
  return say(extra.length > 1 ? 'unusedMany' : 'unused', { count: extra.length, names });
}

async function workOut(table, notices, isStale) {
  const count = table.rows.length;
  const bar = el('progress', { max: count, value: 0, 'aria-label': say('progressName') });
  const told = el('span', {}, say('progress', { done: 0, count: grouped(count) }));
  let isCancelled = false;
  const cancel = el(
    'button',
    { type: 'button', id: 'cancel', on: { click: () => (isCancelled = true) } },
    say('cancel'),
  );
  const notes = notices.map((words) => el('p', { className: 'notice' }, words));
  outcome.replaceChildren(...notes, el('div', { className: 'working' }, bar, told, cancel));
  announce([...notices, say('working', { count: grouped(count) })].join(' '));
  let quarter = 0;
  const results = await work(table, (done) => {
    bar.value = done;
    told.textContent = say('progress', { done: grouped(done), count: grouped(count) });
    const quarters = Math.floor((done / count) * 4);
    if (quarters > quarter && quarters < 4) announce(told.textContent);
    quarter = quarters;
    return !isCancelled && !isStale();
  });
  if (isStale()) return;
  if (results.length < count)
    notes.push(
      el(
        'p',
        { className: 'notice' },
        say('cancelled', { done: grouped(results.length), count: grouped(count) }),
      ),
    );
  finish({ ...table, results }, notes, cancel);
}

function finish(context, notes, cancel) {
  const { results } = context;
  const heading = el('h2', { tabIndex: -1 }, say('results'));
  const hadFocus = document.activeElement === cancel;
  outcome.replaceChildren(
    ...notes,
    heading,
    el(
      'p',
      {},
      say('made', {
        program: program.name[lang],
        edition: program.editions.at(-1).id,
        disclaimer: say('disclaimer'),
      }),
    ),
    summary(results, context),
    downloadPart(context),
    table(results, context),
  );
  if (hadFocus) heading.focus();
  const count = counts(results);
  const slots = {
    count: results.length,
    eligible: count.eligible,
    ineligible: count.ineligible,
    errors: count.error,
  };
  announce(
    say('done', Object.fromEntries(Object.entries(slots).map(([slot, value]) => [slot, grouped(value)]))),
  );
}

function downloadPart(context) {
  const button = el('button', { type: 'button', className: 'main', id: 'download' }, say('download'));
  button.addEventListener('click', async () => {
    if (button.getAttribute('aria-disabled')) return;
    button.setAttribute('aria-disabled', 'true');
    const parts = await resultsCsv({ ...context, note: say('csvNote') }, (result) =>
      explained(result, context),
    );
    save(`${say('csvName')}-${context.program.id}.csv`, parts);
    button.removeAttribute('aria-disabled');
  });
  return el('div', { className: 'take' }, button, el('p', { className: 'muted' }, say('downloadHint')));
}

/** A file may be dropped anywhere. */
function takeDrops() {
  const hasFiles = ({ dataTransfer }) => [...(dataTransfer?.types ?? [])].includes('Files');
  const mark = (isOver) => document.body.classList.toggle('dropping', isOver);
  addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(true);
  });
  addEventListener('dragleave', (event) => event.relatedTarget ?? mark(false));
  addEventListener('drop', (event) => {
    mark(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    given([...event.dataTransfer.files]);
  });
}

/**
 * All that the page needs is there: from now on the browser refuses it any request, whatever a script might try. Only the icon may
 * still be on its way, or never asked for: when it came, and at the latest after three seconds, that door is closed too.
 */
function closeDoors() {
  const icon = document.querySelector('link[rel=icon]').href;
  const close = (images) => {
    const content = `default-src 'none'; img-src ${images}; form-action 'none'; base-uri 'none'`;
    document.head.append(el('meta', { httpEquiv: 'Content-Security-Policy', content }));
  };
  close(icon);
  const closeLast = () => {
    clearTimeout(late);
    seen.disconnect();
    close("'none'");
  };
  const late = setTimeout(closeLast, 3000);
  const seen = new PerformanceObserver((list) => list.getEntriesByName(icon).length && closeLast());
  seen.observe({ type: 'resource', buffered: true });
}

await init();
closeDoors();
all = programs();
program = all.find(({ id }) => id === asked.get('program')) ?? all[0];
page.replaceChildren(top, announcer, outcome);
show();
takeDrops();
