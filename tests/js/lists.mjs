// Lists of projects: results without their working, answers as a person types them. node lists.mjs FILE...
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { api, example, TIER1 } from './package.mjs';

const vectors = process.argv.slice(2).flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)));
const ids = api.programs().map(({ id }) => id);
const headlines = new Map(api.programs().map(({ id, headline }) => [id, headline]));

/** What a brief estimate should be, given the full one. */
function shortened({ program, edition, status, amounts, quantities, dates, findings, lines, decisive, receipt, notices }) {
  const { version, origin, digest } = receipt;
  const short = { program, edition, status, amounts, quantities, dates };
  const netCost = lines.find(({ key }) => key === headlines.get(program).netCost)?.value;
  if (netCost !== undefined) short.netCost = netCost;
  short.findings = findings.map(({ code, severity, message }) => ({ code, severity, message }));
  if (decisive !== undefined) short.decisive = decisive;
  return { ...short, receipt: { version, origin, digest }, notices };
}

test('a brief estimate is the full one without its working, for every vector in both languages', () => {
  assert.ok(vectors.length > 300, `only ${vectors.length} vectors`);
  const decided = new Set();
  for (const { id, program, inputs } of vectors) {
    for (const lang of ['en', 'es']) {
      const full = api.estimate(program, inputs, { lang });
      const brief = api.estimate(program, inputs, { lang, brief: true });
      assert.deepEqual(brief, full.estimate ? { estimate: shortened(full.estimate) } : full, id);
      if (brief.estimate?.decisive) decided.add(program);
    }
  }
  assert.ok(decided.size > 1, [...decided].join());
});

test('a list gives what its rows give one by one, with every choice of options', () => {
  for (const program of ids) {
    const rows = vectors.filter((vector) => vector.program === program).map(({ inputs }) => inputs).slice(0, 70);
    for (const options of [{}, { brief: true }, { typed: true, lang: 'es' }, { brief: true, typed: true }]) {
      const each = rows.map((row) => api.estimate(program, row, options));
      assert.deepEqual(api.estimateMany(program, rows, options), each, `${program} ${JSON.stringify(options)}`);
    }
  }
});

test('only true turns an option on', () => {
  const full = api.estimate(TIER1, example());
  for (const value of [false, undefined, null, 1, 'true', {}]) {
    assert.deepEqual(api.estimate(TIER1, example(), { brief: value, typed: value }), full, String(value));
  }
});

/** A row as a spreadsheet in this language has it. */
function asTyped({ fields }, inputs, lang) {
  const row = {};
  for (const [key, value] of Object.entries(inputs)) {
    const field = fields.find((each) => each.key === key);
    const option = field?.options?.find((each) => each.value === value);
    if (value === null) row[key] = ' ';
    else if (option) row[key] = ` ${option.label[lang].toUpperCase()} `;
    else if (typeof value === 'boolean') row[key] = value ? { en: 'Yes', es: 'Sí' }[lang] : 'NO';
    else if (field?.kind === 'date') row[key] = String(value).replace(/^(\d{4})-(\d\d)-(\d\d)$/, (_, year, month, day) => `${+month}/${+day}/${year}`);
    else if (field?.kind === 'dates') row[key] = String(value).replaceAll(',', '; ');
    else if (field?.unit === '$' && /^\d{4,}$/.test(String(value))) row[key] = `$${Number(value).toLocaleString('en-US')}`;
    else row[key] = value;
  }
  return row;
}

test('every vector comes out the same from answers as typed, and from what was understood', () => {
  for (const program of api.programs()) {
    for (const { id, inputs, errors } of vectors.filter((vector) => vector.program === program.id)) {
      // What is wrong plainly may be right as typed: $7,500 is a number then.
      if (errors) continue;
      const plain = api.estimate(program.id, inputs, { brief: true });
      for (const lang of ['en', 'es']) {
        const { inputs: understood, ...typed } = api.estimate(program.id, asTyped(program, inputs, lang), { brief: true, typed: true });
        assert.deepEqual(typed, plain, `${id} ${lang}`);
        assert.deepEqual(api.estimate(program.id, understood, { brief: true }), plain, `${id} ${lang} understood`);
      }
    }
  }
});

test('answers as typed are understood, and it is said how', () => {
  const row = { technology: 'solar PV', configuration: 'Grid-Tie', location: 'MAINLAND', systemCapacityKw: ' 4,3 kW', totalProjectCost: '$7 500',
    tenant: 'sí', permanentInstallation: '0', applicationDate: '10/2/2017', otherIncentives: ' ', nonBusinessDates: '12/25/2017, 2018-01-01' };
  const { estimate, inputs } = api.estimate(TIER1, row, { typed: true });
  assert.deepEqual(inputs, { technology: 'solar-pv', configuration: 'grid-tie', location: 'mainland', systemCapacityKw: '4.3', totalProjectCost: '7500',
    tenant: true, permanentInstallation: false, applicationDate: '2017-10-02', nonBusinessDates: '2017-12-25,2018-01-01' });
  assert.equal(estimate.amounts['cost-per-watt'] ?? estimate.quantities['cost-per-watt'], '1.744186');
  assert.deepEqual(api.estimate(TIER1, inputs).estimate, estimate);
});

test('what is not understood keeps its code and message, and stands there as it was typed', () => {
  const row = { ...example(), technology: 'coal', totalProjectCost: 'about 5', tenant: 'perhaps', applicationDate: '17/8/2017', colour: 'red', location: '' };
  for (const lang of ['en', 'es']) {
    const { errors, inputs, ...more } = api.estimate(TIER1, row, { typed: true, lang });
    const { location, ...kept } = row;
    assert.deepEqual(inputs, kept);
    assert.deepEqual(errors, api.estimate(TIER1, kept, { lang }).errors);
    assert.deepEqual(errors.map(({ field, code }) => `${field} ${code}`), ['applicationDate not-a-date', 'colour unknown-field', 'location required',
      'technology unknown-option', 'tenant unknown-option', 'totalProjectCost not-a-number']);
    assert.deepEqual(more, {});
  }
});

test('numbers and odd values of JavaScript never throw with answers as typed', () => {
  const odd = [NaN, Infinity, -Infinity, 1e21, 1e-7, 10n ** 400n, 5n, true, null, undefined, [], {}, Symbol('x'), () => 1, new Date(0), '\0', 'x'.repeat(100_000)];
  for (const field of ['totalProjectCost', 'technology', 'tenant', 'applicationDate', 'nonBusinessDates', 'colour', '']) {
    for (const value of odd) {
      const { inputs, ...outcome } = api.estimate(TIER1, { ...example(), [field]: value }, { typed: true, brief: true });
      assert.deepEqual(api.estimate(TIER1, inputs, { brief: true }), outcome, `${field} ${String(value).slice(0, 20)}`);
    }
  }
  for (const nothing of [undefined, null, 5, 'row', []]) {
    assert.equal(api.estimate(TIER1, nothing, { typed: true }).errors.length, 5);
    assert.deepEqual(api.estimate(TIER1, nothing, { typed: true }).inputs, {});
  }
});

test('the page for many projects says everything in both languages, with the same slots', async () => {
  const source = readFileSync(new URL('../../www/batch/words.js', import.meta.url), 'utf8');
  // As the browser takes it: a module, whatever Node thinks of its name.
  const { WORDS } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const slots = (words) => Object.fromEntries(Object.entries(words).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].flat().sort().join()]));
  assert.deepEqual(slots(WORDS.es), slots(WORDS.en));
  const same = Object.keys(WORDS.en).filter((key) => WORDS.en[key] === WORDS.es[key]);
  assert.deepEqual(same, []);
});

test('programs name what their results lead with, and give their worked examples', () => {
  for (const { id, headline, examples } of api.programs()) {
    const estimates = vectors.filter((vector) => vector.program === id && vector.expect).map(({ inputs }) => api.estimate(id, inputs).estimate);
    assert.ok(estimates.every(({ amounts }) => headline.incentive in amounts), id);
    assert.ok(estimates.some(({ lines }) => lines.some(({ key }) => key === headline.netCost)), id);
    for (const { key, name, inputs } of examples) {
      assert.ok(name.en && name.es, key);
      assert.ok(api.estimate(id, inputs).estimate, `${id} ${key}`);
    }
    assert.equal(examples.length, api.selfTest().cases.filter(({ program }) => program === id).length);
  }
});
