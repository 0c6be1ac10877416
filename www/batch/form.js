// Form: the choice of the program, what its columns are, and where the rows go in.

import { el, save } from './dom.js';
import { templateCsv } from './download.js';
import { day, grouped } from './words.js';

/** What to write into a column, in words. */
function answer({ kind, options }, say) {
  if (options) {
    const named = options.map(({ value, label }) =>
      el('li', {}, say('answerOption', { value, label: label[say.lang] })),
    );
    return el('ul', {}, ...named);
  }
  return say({ 'yes-no': 'answerYesNo', date: 'answerDate', dates: 'answerDates' }[kind] ?? 'answerNumber');
}

function columns({ fields }, say) {
  const head = ['columnName', 'columnQuestion', 'columnUnit', 'columnAnswer', 'columnNeeded'];
  const rows = fields.map((field) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, el('code', {}, field.key)),
      el('td', {}, field.label[say.lang]),
      el('td', {}, field.unit ?? ''),
      el('td', {}, answer(field, say)),
      el(
        'td',
        { className: field.required ? 'needed' : 'muted' },
        say(field.required ? 'needed' : 'optional'),
      ),
    ),
  );
  const required = fields.filter((field) => field.required).length;
  const name = say('columns', { count: grouped(fields.length), required: grouped(required) });
  const table = el(
    'table',
    { className: 'columns' },
    el('thead', {}, el('tr', {}, ...head.map((key) => el('th', { scope: 'col' }, say(key))))),
    el('tbody', {}, ...rows),
  );
  return el(
    'details',
    {},
    el('summary', {}, name),
    el('p', { className: 'muted' }, say('columnsHint')),
    el('div', { className: 'wide', role: 'region', tabIndex: 0, 'aria-label': name }, table),
  );
}

/** Which program: a choice, its columns, a template. `chosen` is called with the id. */
export function programPart(programs, program, say, chosen) {
  const options = programs.map(({ id, name }) =>
    el('option', { value: id, selected: id === program.id }, name[say.lang]),
  );
  const [{ from, until }] = program.editions.slice(-1);
  const isClosed = until < new Date().toLocaleDateString('sv'); // as YYYY-MM-DD, by the visitor's own clock
  const examples = program.examples.length;
  const template = () => save(`${say('templateName')}-${program.id}.csv`, [templateCsv(program)]);
  return el(
    'section',
    {},
    el('h2', {}, el('label', { for: 'program' }, say('program'))),
    el('select', { id: 'program', on: { change: ({ target }) => chosen(target.value) } }, ...options),
    el(
      'p',
      { className: 'muted' },
      say('applies', { from: day(say.lang, from), until: day(say.lang, until) }),
      isClosed ? el('strong', { className: 'closed' }, ` ${say('closed')}`) : '',
    ),
    columns(program, say),
    el('button', { type: 'button', className: 'template', on: { click: template } }, say('template')),
    el(
      'p',
      { className: 'muted' },
      examples ? say('templateExamples', { count: examples }) : say('templateEmpty'),
    ),
  );
}

/** Where the rows go in. `given` is called with a text, or with files. */
export function rowsPart(text, say, given) {
  const area = el('textarea', { id: 'rows', rows: 7, spellcheck: false, value: text, wrap: 'off' });
  const file = el('input', {
    type: 'file',
    id: 'file',
    accept: '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain',
    on: {
      change: () => {
        given([...file.files]);
        file.value = ''; // so that the same file can be chosen again
      },
    },
  });
  return el(
    'section',
    {},
    el('h2', {}, say('projects')),
    el('label', { for: 'rows' }, say('paste')),
    area,
    el(
      'div',
      { className: 'actions' },
      el(
        'button',
        { type: 'button', id: 'work', className: 'main', on: { click: () => given(area.value) } },
        say('work'),
      ),
      el('label', { className: 'file' }, file, el('span', {}, say('choose'))),
      el('span', { className: 'muted' }, say('drop')),
    ),
  );
}
