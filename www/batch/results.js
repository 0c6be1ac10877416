// Results: the summary, and the table row by row.

import { el } from './dom.js';
import { money, sum } from './money.js';
import { grouped } from './words.js';
import { kind } from './work.js';

const PAGE = 100;
const MARKS = { eligible: '✓', ineligible: '✕', error: '!' };

/** How many results there are of each kind. */
export function counts(results) {
  const count = { eligible: 0, ineligible: 0, error: 0 };
  for (const result of results) count[kind(result)] += 1;
  return count;
}

/** The errors of a result in words, each with the question it is about. */
export function explained(result, { program, header, delimiter, say }) {
  const { fault, errors } = result;
  if (fault) {
    const [key, slots = {}] = fault;
    const { column, ...rest } = slots;
    const words = Object.fromEntries(
      Object.entries(rest).map(([slot, value]) => [slot, typeof value === 'number' ? grouped(value) : value]),
    );
    const sign = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }[delimiter];
    return [say(key, { ...words, delimiter: say(sign), name: nameOf(header, column, say) })];
  }
  const label = (key) => program.fields.find((field) => field.key === key)?.label[say.lang] ?? key;
  return (errors ?? []).map(({ field, message }) => `${label(field)} (${field}): ${message}`);
}

/** The header of a column, or its number where it has none; never longer than a line. */
export const nameOf = (header, column, say) =>
  shortened(header[column]?.trim() || say('unnamed', { number: column + 1 }));

export const shortened = (text) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** The numbers that a reader wants first. */
export function summary(results, { program, say }) {
  const count = counts(results);
  const eligible = results.filter((result) => kind(result) === 'eligible');
  const figure = (name, value, note) =>
    el('div', {}, el('dt', {}, name), el('dd', {}, value, note ? el('small', {}, note) : ''));
  const total = (name, amount) => {
    const found = eligible.map(({ estimate }) => amount(estimate)).filter((each) => each !== undefined);
    if (!found.length) return '';
    const note = found.length < eligible.length ? say('sumPart', { count: grouped(found.length) }) : '';
    return figure(say(name), money(sum(found)), note);
  };
  return el(
    'dl',
    { className: 'summary' },
    figure(say('rows'), grouped(results.length)),
    figure(say('eligible'), grouped(count.eligible)),
    figure(say('ineligible'), grouped(count.ineligible)),
    figure(say('errors'), grouped(count.error)),
    total('sumIncentive', ({ amounts }) => amounts[program.headline.incentive]),
    total('sumNetCost', ({ netCost }) => netCost),
  );
}

/** The table with its choice of rows and its pages. */
export function table(results, context) {
  const { say } = context;
  const count = counts(results);
  const view = { shown: 'all', from: 0 };
  const holder = el('div');
  const choices = [
    ['all', 'all', results.length],
    ['ineligible', 'ineligible', count.ineligible],
    ['error', 'errors', count.error],
  ];
  const buttons = choices.map(([shown, name, number]) =>
    el(
      'button',
      { type: 'button', on: { click: () => show({ shown, from: 0 }) }, 'data-show': shown },
      `${say(name)} (${grouped(number)})`,
    ),
  );
  const show = (change) => {
    Object.assign(view, change);
    for (const button of buttons) button.setAttribute('aria-pressed', button.dataset.show === view.shown);
    const chosen = view.shown === 'all' ? results : results.filter((result) => kind(result) === view.shown);
    holder.replaceChildren(rowsOf(chosen, view.from, context, (from) => show({ from })));
  };
  show({});
  return el(
    'div',
    {},
    el('div', { className: 'choices', role: 'group', 'aria-label': say('show') }, ...buttons),
    holder,
  );
}

function rowsOf(chosen, from, context, turn) {
  const { say, header, extra } = context;
  if (!chosen.length) return el('p', { className: 'muted' }, say('none'));
  const until = Math.min(from + PAGE, chosen.length);
  // What tells a reader which project a row is: the first columns of their own.
  const telling = extra.slice(0, 2);
  const head = (words, className) => el('th', { scope: 'col', className }, words);
  const columns = [
    head(say('row'), 'number'),
    ...telling.map((column) => head(nameOf(header, column, say))),
    head(say('status')),
    head(say('incentive'), 'number'),
    head(say('netCost'), 'number'),
    head(say('why')),
  ];
  const rows = chosen.slice(from, until).map((result) => line(result, telling, context));
  const name = el('caption', {}, say('tableName'));
  const region = el(
    'div',
    { className: 'wide', role: 'region', tabIndex: 0, 'aria-label': say('tableName') },
    el(
      'table',
      { className: 'results' },
      name,
      el('thead', {}, el('tr', {}, ...columns)),
      el('tbody', {}, ...rows),
    ),
  );
  const range = say('range', {
    from: grouped(from + 1),
    until: grouped(until),
    count: grouped(chosen.length),
  });
  const button = (key, to, on) =>
    el(
      'button',
      { type: 'button', className: `turn ${key}`, disabled: !on, on: { click: () => turned(to, key) } },
      say(key, { count: PAGE }),
    );
  const turned = (to, key) => {
    turn(to);
    // The button that was pressed is made anew: the focus goes on to its successor, or to the table where it is of no more use.
    const next =
      document.querySelector(`.turn.${key}:enabled`) ??
      document.querySelector('.wide[tabindex]:has(.results)');
    next?.focus();
  };
  if (chosen.length <= PAGE) return region;
  const pages = [
    button('previous', from - PAGE, from > 0),
    el('span', { role: 'status' }, range),
    button('next', until, until < chosen.length),
  ];
  return el('div', {}, region, el('div', { className: 'pages' }, ...pages));
}

function line(result, telling, context) {
  const { say, program, header } = context;
  const { number, cells, estimate } = result;
  const amount = (text) => (text === undefined ? '' : money(text));
  const status = kind(result);
  const isOpen = status === 'eligible' && found(estimate, 'warning').length > 0;
  const mark = el('span', { className: 'mark', 'aria-hidden': 'true' }, MARKS[status]);
  return el(
    'tr',
    { className: status },
    el('th', { scope: 'row', className: 'number', 'data-name': say('row') }, grouped(number)),
    ...telling.map((column) =>
      el('td', { 'data-name': nameOf(header, column, say) }, shortened(cells[column] ?? '')),
    ),
    el('td', { className: 'status' }, mark, ` ${say(isOpen ? 'open' : status)}`),
    el(
      'td',
      { className: 'number', 'data-name': say('incentive') },
      amount(estimate?.amounts[program.headline.incentive]),
    ),
    el('td', { className: 'number', 'data-name': say('netCost') }, amount(estimate?.netCost)),
    el('td', { className: 'why' }, ...reasons(result, context)),
  );
}

const found = (estimate, wanted) =>
  estimate.findings.filter(({ severity }) => severity === wanted).map(({ message }) => message);

/** What set the amount and is still open, what blocks, or what is wrong. */
function reasons(result, context) {
  const { estimate } = result;
  const said = {
    eligible: () => [estimate.decisive ?? '', ...found(estimate, 'warning')].filter(Boolean),
    ineligible: () => found(estimate, 'blocker'),
    error: () => explained(result, context),
  }[kind(result)]();
  return said.length === 1 ? said : [el('ul', {}, ...said.map((each) => el('li', {}, each)))];
}
