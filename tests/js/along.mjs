// What is taken along, read by programs that are not ours: tables by csv-parse, calendars by ical.js. node along.mjs FILE...
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';
import { api, example, TIER1 } from './package.mjs';

const modules = createRequire(`${process.env.ESTIMADO_MODULES}/`);
const { parse } = modules('csv-parse/sync');
const { default: ICAL = modules('ical.js') } = modules('ical.js');

const vectors = process.argv.slice(2).flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)));
const programs = api.programs().map(({ id }) => id);
const languages = ['en', 'es'];
const today = '2026-11-30';
const rows = (text) => parse(text, { bom: true, columns: true, record_delimiter: '\r\n', relax_column_count: false });
const unfolded = (text) => text.replaceAll('\r\n ', '');

/** Results of the vectors of a program in a language: those with the most days, and those that stand in the way first. */
function results(program, lang) {
  const all = vectors
    .filter((vector) => vector.program === program && vector.expect)
    .map(({ inputs }) => ({ inputs, ...api.estimate(program, inputs, { lang }) }));
  const most = (weight) => [...all].sort((a, b) => weight(b.estimate) - weight(a.estimate)).slice(0, 5);
  return [
    ...most(({ timeline }) => timeline.length),
    ...most(({ status, timeline }) => (status === 'ineligible' ? 1 + timeline.length : 0)),
    ...most(({ lines }) => lines.length),
    ...most(({ timeline }) => -timeline.length),
  ];
}

for (const program of programs) {
  for (const lang of languages) {
    test(`the table of ${program} in ${lang} holds the working, every cell as in the estimate`, () => {
      for (const { inputs, estimate } of results(program, lang)) {
        const { text, errors } = api.toCsv(program, inputs, { lang });
        assert.equal(errors, undefined);
        assert.ok(text.startsWith('\ufeff') && text.endsWith('\r\n'));
        const found = rows(text).map(Object.values);
        const lines = estimate.lines.map((line, index) => [
          String(index + 1), line.key, line.label, line.formula, line.numbers, line.value, line.unit,
          line.sources.map(({ name, section }) => `${name}, ${section}`).join('; '),
        ]);
        // What a spreadsheet would take for a formula has an apostrophe before it.
        const plain = found.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')));
        assert.deepEqual(plain.slice(0, lines.length), lines);
        const receipt = Object.fromEntries(found.slice(lines.length).map((row) => [row[1], row[5]]));
        assert.equal(receipt['receipt.program'], program);
        for (const part of ['edition', 'origin', 'digest', 'version']) assert.equal(receipt[`receipt.${part}`], estimate.receipt[part]);
      }
    });

    test(`the calendar of ${program} in ${lang} holds the key dates`, () => {
      let dated = 0;
      for (const { inputs, estimate } of results(program, lang)) {
        const { text } = api.toCalendar(program, inputs, { lang, today });
        if (!estimate.timeline.length) {
          assert.equal(text, '');
          continue;
        }
        dated += 1;
        assert.ok(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line))) <= 75);
        assert.ok(!text.includes('\ufffd'));
        const calendar = new ICAL.Component(ICAL.parse(text));
        assert.equal(calendar.getFirstPropertyValue('version'), '2.0');
        const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
        const names = new Set(events.map(({ uid }) => uid));
        assert.equal(names.size, events.length);
        assert.equal(events.length, estimate.timeline.length);
        const name = api.programs().find(({ id }) => id === program).name[lang];
        events.forEach((event, index) => {
          const day = estimate.timeline[index];
          assert.ok(event.startDate.isDate && event.endDate.isDate);
          assert.equal(event.startDate.toString(), day.date);
          assert.equal(event.duration.toSeconds(), 86_400);
          assert.equal(event.summary, `${name}: ${day.label}`);
          assert.ok(event.description.startsWith(day.counting));
          for (const { name: source, section } of day.sources) assert.ok(event.description.includes(`${source}, ${section}`));
          assert.match(event.description, /This is an estimate, not an award|Esto es un estimado, no una adjudicación/);
          assert.equal(event.component.getFirstPropertyValue('dtstamp').toString(), '2026-11-30T00:00:00Z');
          assert.equal(event.component.getFirstPropertyValue('transp'), 'TRANSPARENT');
          const [alarm] = event.component.getAllSubcomponents('valarm');
          assert.equal(alarm.getFirstPropertyValue('action'), 'DISPLAY');
          assert.equal(alarm.getFirstPropertyValue('trigger').toSeconds(), -7 * 86_400);
        });
      }
      assert.ok(dated > 0 || !vectors.some((vector) => vector.program === program && Object.keys(vector.expect?.dates ?? {}).length));
    });

    test(`a link of ${program} in ${lang} brings every answer, and the amount it showed`, () => {
      for (const { inputs, estimate } of results(program, lang)) {
        const link = api.toLink(program, inputs, { lang });
        assert.match(link, /^#[A-Za-z0-9\-._~]*\d$/);
        const read = api.readLink(link);
        assert.deepEqual([read.program, read.lang, read.edition, read.leftOut], [program, lang, estimate.edition, 0]);
        assert.ok(estimate.receipt.digest.startsWith(read.digest) && read.digest.length === 8);
        const again = api.estimate(program, read.inputs, { lang });
        assert.deepEqual(again.estimate, estimate);
        assert.ok(Object.values(estimate.amounts).includes(read.amount));
        assert.equal(api.toLink(program, read.inputs, { lang }), link);
      }
    });
  }
}

test('accents, commas and quotes survive', () => {
  const { text } = api.toCsv(TIER1, { ...example(), applicationDate: '2017-10-02' }, { lang: 'es' });
  const found = rows(text);
  assert.ok(found.some(({ fórmula }) => /ó|í|ñ/.test(fórmula)));
  assert.ok(found.some(({ números }) => /^\$7,500\.00 × 40%$/.test(números)));
  const calendar = api.toCalendar(TIER1, { ...example(), applicationDate: '2017-10-02' }, { lang: 'es', today }).text;
  assert.match(unfolded(calendar), /SUMMARY:Fondo de Energía Verde\\, Nivel 1: /);
});

test('figures of the page are marked as its own', () => {
  const edition = JSON.parse(readFileSync(new URL('tier1-edition.json', import.meta.url), 'utf8'));
  edition.id = '=de esta página, "2"';
  assert.equal(api.loadEdition(TIER1, edition).id, edition.id);
  const inputs = { ...example(), applicationDate: '2017-10-02' };
  const options = { lang: 'en', edition: edition.id, today };
  const found = rows(api.toCsv(TIER1, inputs, options).text);
  const value = (key) => found.find((row) => row.key === key);
  assert.equal(value('receipt.origin').value, 'host');
  assert.equal(value('receipt.edition').value, `'${edition.id}`);
  assert.equal(value('receipt.edition').label, `Figures supplied by this page, edition ${edition.id}.`);
  const calendar = new ICAL.Component(ICAL.parse(api.toCalendar(TIER1, inputs, options).text));
  assert.match(calendar.getFirstSubcomponent('vevent').getFirstPropertyValue('description'), /Figures supplied by this page, edition =de esta página, "2"\./);
  assert.equal(api.readLink(api.toLink(TIER1, inputs, options)).edition, edition.id);
});

test('with problems there is no file, but a link that loses nothing', () => {
  const wrong = { ...example(), totalProjectCost: 'abc' };
  for (const call of [api.toCsv, api.toCalendar]) {
    assert.deepEqual(call(TIER1, wrong, { lang: 'es' }), { errors: api.estimate(TIER1, wrong, { lang: 'es' }).errors });
  }
  const read = api.readLink(api.toLink(TIER1, wrong));
  assert.deepEqual(read.inputs, wrong);
  assert.equal(read.amount, '');
  assert.equal(read.lang, undefined);
});

test('links by hand, of other versions, and none', () => {
  const v1 = `#estimado=1&program=${TIER1}&lang=es&${new URLSearchParams(example())}&colour=red&tenant=yes`;
  assert.deepEqual(api.readLink(v1), { program: TIER1, lang: 'es', inputs: { ...example(), tenant: true }, leftOut: 1 });
  assert.deepEqual(api.readLink('#estimado=7'), { fault: 'unknown-version', name: '7' });
  assert.deepEqual(api.readLink('#estimado2~moon~es'), { fault: 'unknown-program', name: 'moon' });
  for (const none of ['', '#', '#section', undefined, null, 5, {}, Symbol('x')]) assert.equal(api.readLink(none), undefined);
});

test('unknown programs and editions are TypeErrors, inputs are not, and odd options change nothing', () => {
  for (const call of [api.toCsv, api.toCalendar, api.toLink]) {
    assert.throws(() => call('nowhere', {}), TypeError);
    assert.throws(() => call(TIER1, {}, { edition: 'never' }), TypeError);
    for (const inputs of [undefined, null, 5, [], { totalProjectCost: {} }]) assert.doesNotThrow(() => call(TIER1, inputs));
    const bites = { get today() { throw new Error('bite'); } };
    const plain = call(TIER1, example());
    for (const options of [null, 5, 'es', {}, { today: 'soon' }, bites]) assert.deepEqual(call(TIER1, example(), options), plain);
  }
});
