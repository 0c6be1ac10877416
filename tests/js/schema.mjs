// The schemas of the package, by a validator that is not ours: what starts from an export fits, what is faulty does not.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import test from 'node:test';
import { api } from './package.mjs';

const require = createRequire(join(process.env.ESTIMADO_MODULES, 'x.js'));
const { default: Ajv } = require('ajv/dist/2020.js');
const read = (...path) => JSON.parse(readFileSync(join(process.env.ESTIMADO_PKG, ...path), 'utf8'));
const ajv = new Ajv({ allErrors: true, formats: { date: true } });
const programs = api.programs().map(({ id }) => id);
const validators = (kind) => Object.fromEntries(programs.map((id) => [id, ajv.compile(read('schema', `${kind}-${id}.json`))]));
const [editions, inputs] = [validators('edition'), validators('inputs')];
const exported = (id) => read('editions', `${id}.json`);
const vectors = process.argv.slice(2).flatMap((file) =>
  readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)),
);

test('the exported editions fit their schemas and are taken', () => {
  for (const id of programs) {
    const edition = exported(id);
    assert.ok(editions[id](edition), JSON.stringify(editions[id].errors));
    assert.deepEqual(api.loadEdition(id, edition), { id: edition.id });
    assert.equal(edition.$schema, `../schema/edition-${id}.json`);
    assert.ok(!api.programs().find((program) => program.id === id).editions[0].id.includes('host'));
  }
});

test('with an exported edition every vector comes out as with the published one', () => {
  const without = ({ edition, receipt, notices, ...rest }) => rest;
  let compared = 0;
  for (const { program, inputs: answers } of vectors) {
    const { id } = exported(program);
    const [own, published] = [{ edition: id }, {}].map((options) => api.estimate(program, answers, options));
    if (!published.estimate) {
      assert.deepEqual(own, published);
      continue;
    }
    assert.equal(own.estimate.receipt.origin, 'host');
    assert.deepEqual(without(own.estimate), without(published.estimate));
    compared += 1;
  }
  assert.ok(compared > 500, `only ${compared}`);
});

test('the same numbers under the published id are the published edition, schema or not', () => {
  for (const id of programs) {
    const published = api.programs().find((program) => program.id === id).editions[0].id;
    assert.deepEqual(api.loadEdition(id, { ...exported(id), id: published }), { id: published });
  }
});

// Each kind of fault: what is done, and the code that is told. `true` where only loadEdition can know.
const TIER1 = 'pr-gef-tier1';
const FAULTS = [
  ['an id that is missing', (e) => delete e.id, 'missing'],
  ['an id of blanks', (e) => (e.id = ' '), 'missing'],
  ['a part that is not known', (e) => (e.numbers = {}), 'unknown-part'],
  ['a first day that is none', (e) => (e.from = 'soon'), 'not-a-date'],
  ['a title in one language only', (e) => delete e.document.guide.es, 'missing'],
  ['a title in a language that is not spoken', (e) => (e.document.guide.fr = 'Guide'), 'unknown-part'],
  ['a number that is missing', (e) => delete e.number['query-fee'], 'missing'],
  ['a number too many', (e) => (e.number.bonus = { value: '1', unit: '$' }), 'unknown-name'],
  ['a number without quotes', (e) => (e.number['query-fee'].value = 150), 'not-a-number'],
  ['a number with a comma', (e) => (e.number['cycle-funds'].value = '1,000,000'), 'not-a-number'],
  ['a number below zero', (e) => (e.number['query-fee'].value = '-150'), 'not-a-number'],
  ['a number with a note', (e) => (e.number['query-fee'].note = 'new'), 'unknown-part'],
  ['another unit', (e) => (e.number['agreement-days'].unit = 'month'), 'wrong-unit'],
  ['a table that is missing', (e) => delete e.table.recapture, 'missing'],
  ['a table without rows', (e) => (e.table.rates = []), 'missing'],
  ['a table too many', (e) => (e.table.bonus = []), 'unknown-name'],
  ['a column that is missing', (e) => delete e.table.rates[2].percent, 'wrong-columns'],
  ['a column too many', (e) => (e.table.rates[2].bonus = '1'), 'wrong-columns'],
  ['words for a number', (e) => (e.table.sizes[0].pool = 'a lot'), 'wrong-cell'],
  ['words for a day', (e) => (e.table.cycles[0].opens = 'fall'), 'wrong-cell'],
  ['a key that no rule knows', (e) => (e.table.rates[0].location = 'maineland'), 'wrong-cell'],
  ['a topic that is missing', (e) => delete e.place.payment, 'missing'],
  ['a topic without places', (e) => (e.place.payment = []), 'missing'],
  ['a topic too many', (e) => (e.place.nowhere = ['guide: I']), 'unknown-name'],
  ['a place without a section', (e) => (e.place.payment = ['guide']), 'not-a-place'],
  ['a day that is not of the calendar', (e) => (e.from = '2017-02-30'), 'not-a-date', true],
  ['a cell that is no day of the calendar', (e) => (e.table.cycles[0].opens = '2017-02-30'), 'wrong-cell', true],
  ['the last day before the first', (e) => (e.until = '2016-01-01'), 'before-from', true],
  ['a document that is not listed', (e) => (e.place.payment = ['letter: 3']), 'unknown-document', true],
  ['an id that is taken', (e) => (e.id = '2017-08-17'), 'taken', true],
  ['a number of too many digits', (e) => (e.number['query-fee'].value = '9'.repeat(29)), 'not-a-number', true],
];

test('each kind of fault is refused by both, or by loadEdition alone where a schema cannot know', () => {
  for (const [name, change, code, ours] of FAULTS) {
    const edition = { ...exported(TIER1), id: 'faulty' };
    change(edition);
    if (code === 'taken') edition.until = '2019-01-01'; // with the same content it would be the published one
    const { faults = [] } = api.loadEdition(TIER1, edition);
    assert.ok(faults.some((fault) => fault.code === code), `${name}: ${JSON.stringify(faults)}`);
    assert.equal(editions[TIER1](edition), Boolean(ours), name);
    assert.throws(() => api.estimate(TIER1, {}, { edition: 'faulty' }), TypeError, name);
  }
});

test('all of them are told at once', () => {
  const edition = { ...exported(TIER1), id: 'all' };
  const changes = [12, 18, 20, 24].map((at) => FAULTS[at]);
  for (const [, change] of changes) change(edition);
  const codes = api.loadEdition(TIER1, edition).faults.map(({ code }) => code).sort();
  assert.deepEqual(codes, changes.map(([, , code]) => code).sort());
});

test('every number, column and topic is described, every unit fixed', () => {
  for (const id of programs) {
    const { properties } = read('schema', `edition-${id}.json`);
    for (const [key, number] of Object.entries(properties.number.properties)) {
      assert.ok(number.title && number.description.length > number.title.length, `${id} ${key}`);
      assert.equal(number.properties.unit.const, exported(id).number[key].unit, `${id} ${key}`);
    }
    const cells = Object.values(properties.table.properties).flatMap(({ items }) => Object.entries(items.properties));
    for (const [key, cell] of cells) assert.ok(cell.description, `${id} ${key}`);
    for (const [topic, place] of Object.entries(properties.place.properties)) {
      assert.match(place.description, /^Where it stands: .+\.$/, `${id} ${topic}`);
    }
  }
});

test('the inputs of every vector that is estimated fit their schema', () => {
  let fitting = 0;
  for (const { id, program, inputs: answers, errors } of vectors) {
    if (errors) continue;
    assert.ok(inputs[program](answers), `${id}: ${JSON.stringify(inputs[program].errors)}`);
    fitting += 1;
  }
  assert.ok(fitting > 500);
});

test('inputs that are none are refused', () => {
  const good = vectors.find(({ program, errors }) => program === TIER1 && !errors).inputs;
  const bad = [[], 'text', { ...good, technology: 'coal' }, { ...good, totalProjectCost: 'lots' }, { ...good, totalProjectCost: -5 },
    { ...good, unknown: 1 }, { ...good, tenant: 'yes' }, { ...good, applicationDate: '8/17/2017' }, { ...good, location: undefined }];
  for (const answers of bad) {
    const plain = JSON.parse(JSON.stringify(answers));
    assert.equal(inputs[TIER1](plain), false, JSON.stringify(plain));
    assert.ok(api.estimate(TIER1, plain).errors.length > 0);
  }
});
