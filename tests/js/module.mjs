// The module itself: how it starts, and what its calls give.
import assert from 'node:assert/strict';
import test from 'node:test';
import { api, bytes, example, TIER1 } from './package.mjs';

const { estimate } = api.estimate(TIER1, example());

test('it works where there is no page', () => {
  assert.equal(globalThis.document, undefined);
  assert.equal(globalThis.HTMLElement, undefined);
  assert.equal(globalThis.customElements, undefined);
  assert.equal(estimate.amounts['total-incentive'], '2400.00');
});

test('it may be started again and again', async () => {
  const first = api.init(bytes);
  assert.equal(api.init(), first);
  assert.equal(await first, undefined);
  assert.equal(await api.init(), undefined);
  api.initSync({ module: bytes });
  assert.equal(api.estimate(TIER1, example()).estimate.amounts['total-incentive'], '2400.00');
});

test('the WebAssembly needs nothing but its own glue', () => {
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes));
  assert.deepEqual([...new Set(imports.map(({ module }) => module))], ['./estimado_bg.js']);
});

test('decimals are text, so that none is rounded on the way', () => {
  const texts = [estimate.amounts, estimate.quantities, estimate.receipt.inputs].flatMap(Object.values);
  assert.ok(texts.every((value) => typeof value === 'string'));
  assert.ok(Object.values(estimate.amounts).every((value) => /^-?\d+\.\d\d$/.test(value)));
  assert.ok(estimate.lines.every(({ value, text }) => typeof value === 'string' && typeof text === 'string'));
  const cost = '123456789.123456';
  const exact = api.estimate(TIER1, { ...example(), totalProjectCost: cost }).estimate.receipt.inputs.totalProjectCost;
  assert.equal(exact, cost);
});

test('an estimate is plain data: it survives JSON and a worker', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(estimate)), estimate);
  assert.deepEqual(structuredClone(estimate), estimate);
});

test('an estimate has its parts, and a receipt of what it was made from', () => {
  const parts = ['program', 'edition', 'status', 'amounts', 'quantities', 'dates', 'documents', 'findings', 'lines', 'limits', 'receipt'];
  for (const part of parts) assert.notEqual(estimate[part], undefined, part);
  assert.equal(estimate.status, 'eligible');
  assert.deepEqual(estimate.receipt.inputs, example());
  assert.equal(estimate.receipt.origin, 'published');
  assert.equal(estimate.receipt.edition, estimate.edition);
  assert.match(estimate.receipt.digest, /^[0-9a-f]{64}$/);
  assert.match(estimate.receipt.version, /^\d+\.\d+\.\d+$/);
  for (const limit of estimate.limits) assert.equal(typeof limit.bound, 'boolean');
  assert.ok(estimate.documents.every(({ id, moment, label }) => id && moment && label));
});

test('what was asked for is not changed', () => {
  const inputs = Object.freeze(example());
  const one = api.estimate(TIER1, inputs);
  assert.deepEqual(api.estimate(TIER1, inputs), one);
  assert.deepEqual(inputs, example());
});

test('many rows keep their order, and a bad row names its own errors only', () => {
  const costs = [7500, 'abc', 9000, undefined, 3000];
  const rows = costs.map((totalProjectCost) => ({ ...example(), totalProjectCost }));
  const outcomes = api.estimateMany(TIER1, [...rows, null, 5, 'row'], { lang: 'es' });
  assert.equal(outcomes.length, 8);
  rows.forEach((row, index) => assert.deepEqual(outcomes[index], api.estimate(TIER1, row, { lang: 'es' }), `row ${index}`));
  assert.deepEqual(outcomes[1].errors.map(({ field, code }) => [field, code]), [['totalProjectCost', 'not-a-number']]);
  assert.deepEqual(outcomes[3].errors.map(({ code }) => code), ['required']);
  assert.equal(outcomes[4].estimate.amounts['total-incentive'], '1200.00');
  for (const outcome of outcomes.slice(5)) assert.equal(outcome.errors.length, 5);
  assert.deepEqual(api.estimateMany(TIER1, []), []);
});

test('rows that are no list are a TypeError', () => {
  for (const rows of [undefined, null, {}, 'rows', 5, new Set()]) assert.throws(() => api.estimateMany(TIER1, rows), TypeError);
});

test('the programs describe themselves in both languages', () => {
  const programs = api.programs();
  const wanted = ['pr-gef-tier1', 'pr-gef-tier2', 'ma-hydro-feasibility', 'ma-hydro-construction', 'nj-core'];
  assert.deepEqual(wanted.filter((id) => !programs.some((program) => program.id === id)), []);
  for (const program of programs) {
    const both = (words, what) => assert.ok(words.en && words.es, `${program.id}: ${what}`);
    both(program.name, 'name');
    both(program.purpose, 'purpose');
    assert.ok(program.editions.length > 0);
    for (const edition of program.editions) assert.match(`${edition.from} ${edition.until}`, /^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/);
    const groups = new Set(program.groups.map(({ key }) => key));
    for (const group of program.groups) both(group.label, group.key);
    for (const field of program.fields) {
      both(field.label, field.key);
      assert.ok(groups.has(field.group), `${program.id}: ${field.key} stands in a group`);
      for (const option of field.options ?? []) both(option.label, `${field.key} ${option.value}`);
      if (field.kind === 'choice') assert.ok(field.options.length > 1, field.key);
      if (field.hint) both(field.hint, `${field.key} hint`);
    }
  }
});

test('the worked examples of the documents come out right', () => {
  const { passed, failed, cases } = api.selfTest();
  assert.equal(failed, 0, JSON.stringify(cases.filter((each) => !each.passed)));
  assert.ok(passed >= 4);
  assert.equal(cases.length, passed);
  for (const each of cases) {
    assert.match(each.place, /^.{20,}, .*p\. \d/, each.key);
    assert.deepEqual(each.found, each.expected);
  }
  assert.notDeepEqual(api.selfTest({ lang: 'es' }).cases.map(({ name }) => name), cases.map(({ name }) => name));
});

test('programs whose documents have no worked examples are named, not filled up', () => {
  const { cases, without } = api.selfTest();
  const tested = new Set(cases.map(({ program }) => program));
  assert.deepEqual(without, ['pr-gef-tier2', 'ma-hydro-feasibility']);
  assert.deepEqual([...tested, ...without].sort(), api.programs().map(({ id }) => id).sort());
});
