// Editions that a page supplies.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { api, example, TIER1 } from './package.mjs';

// The published edition of Tier 1, as JSON.
const published = JSON.parse(readFileSync(new URL('tier1-edition.json', import.meta.url), 'utf8'));
const changed = (change) => {
  const edition = structuredClone(published);
  edition.id = 'of-this-page';
  change?.(edition);
  return edition;
};
const load = (edition, lang) => api.loadEdition(TIER1, edition, { lang });
const estimate = (edition) => api.estimate(TIER1, example(), { edition }).estimate;
const halved = changed((edition) => {
  for (const row of edition.table.rates) row.percent = '20';
});

test('the published edition as JSON is the published edition', () => {
  assert.deepEqual(load(published), { id: published.id });
});

test('an edition with another rate changes the result and is marked as the page’s own', () => {
  assert.deepEqual(load(halved), { id: 'of-this-page' });
  const own = estimate('of-this-page');
  assert.equal(own.amounts['total-incentive'], '1200.00');
  assert.equal(own.edition, 'of-this-page');
  assert.deepEqual([own.receipt.edition, own.receipt.origin], ['of-this-page', 'host']);
  assert.notEqual(own.receipt.digest, estimate(published.id).receipt.digest);
  const listed = api.programs().find(({ id }) => id === TIER1).editions.map(({ id }) => id);
  assert.ok(listed.includes('of-this-page'));
});

test('the published edition still counts where none is named', () => {
  assert.equal(estimate(undefined).amounts['total-incentive'], '2400.00');
  assert.equal(estimate(undefined).receipt.origin, 'published');
});

test('the same edition a second time is the same edition', () => {
  assert.deepEqual(load(structuredClone(halved)), { id: 'of-this-page' });
});

test('the same id with other content is refused: an edition never changes', () => {
  const faults = load(changed()).faults;
  assert.deepEqual(faults.map(({ path, code }) => [path, code]), [['id', 'taken']]);
  const stolen = { ...halved, id: published.id };
  assert.deepEqual(load(stolen).faults.map(({ code }) => code), ['taken']);
  assert.equal(estimate(published.id).amounts['total-incentive'], '2400.00');
});

test('another program does not know it', () => {
  assert.throws(() => api.estimate('nj-core', {}, { edition: 'of-this-page' }), TypeError);
});

test('a faulty edition gets every fault in words, in each language', () => {
  const faulty = changed((edition) => {
    edition.id = 'faulty';
    edition.until = 'soon';
    edition.more = {};
    edition.number['tier-capacity'] = { value: 'hundred', unit: 'kW' };
    edition.number['percent-limit'] = { value: 60, unit: '%' };
    edition.place.metering = ['guide X'];
    edition.place.payment = ['letter: 3'];
    delete edition.document.guide.es;
  });
  const [en, es] = ['en', 'es'].map((lang) => load(faulty, lang).faults);
  const paths = en.map(({ path }) => path).sort();
  assert.deepEqual(paths, ['document.guide.es', 'more', 'number.percent-limit', 'number.tier-capacity', 'place.metering',
    'place.payment.letter', 'until']);
  en.forEach((fault, index) => {
    assert.ok(fault.message.startsWith(fault.path) && fault.message.length > fault.path.length + 5, fault.message);
    assert.notEqual(fault.message, es[index].message);
  });
  assert.throws(() => estimate('faulty'), TypeError);
});

test('what the program needs and the edition lacks is named', () => {
  const lacking = changed((edition) => {
    edition.id = 'lacking';
    delete edition.number['query-fee'];
    edition.number['agreement-days'].unit = 'month';
    edition.number.surplus = { value: '1', unit: '' };
    delete edition.table.recapture;
    delete edition.table.rates[0].percent;
    edition.table.sizes[0].pool = 'a lot';
    delete edition.place.payment;
    edition.place.nowhere = ['guide: I'];
  });
  const found = load(lacking).faults.map(({ path, code }) => `${path} ${code}`).sort();
  for (const fault of ['number.query-fee missing', 'number.agreement-days wrong-unit', 'number.surplus unknown-name',
    'table.recapture missing', 'place.payment missing', 'place.nowhere unknown-name']) assert.ok(found.includes(fault), `${fault} in ${found}`);
  assert.ok(found.some((fault) => /^table\.rates.* wrong-columns$/.test(fault)), String(found));
  assert.ok(found.some((fault) => /^table\.sizes.* wrong-cell$/.test(fault)), String(found));
});

test('what is no edition at all has faults and does not throw', () => {
  const bites = () => { throw new Error('bite'); };
  const circle = {};
  circle.circle = circle;
  const nothing = [undefined, null, 5, 'text', [], {}, circle, Symbol('x'), new Proxy({}, { ownKeys: bites }),
    { get id() { return bites(); } }, { ...changed(), id: 5 }, { ...changed(), id: '' }, { ...changed(), table: [] }];
  for (const [index, edition] of nothing.entries()) assert.ok(load(edition).faults?.length > 0, `number ${index}`);
});
