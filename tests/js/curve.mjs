// The curve through the interface: what the documents name is found, and it agrees with the estimates.
import assert from 'node:assert/strict';
import test from 'node:test';
import { api, TIER1 } from './package.mjs';

const project = { technology: 'solar-pv', configuration: 'grid-tie', location: 'mainland', systemCapacityKw: '15', totalProjectCost: '30000' };
const over = (field, inputs = project, lang = 'en') => api.curve(TIER1, inputs, { field, lang }).curve;

test('against cost at 15 kW: the kink of the Reference Cost and the cliff of the cost per watt', () => {
  const { breakpoints, largest } = over('totalProjectCost');
  assert.deepEqual(breakpoints.map(({ turn, below, above }) => [turn, below, above]), [
    ['kink', '30000', '30000.01'],
    ['cliff', '42750', '42750.01'],
  ]);
  assert.ok(breakpoints.every(({ why }) => why.every(({ text, sources }) => text && sources.length > 0)));
  assert.deepEqual([largest.incentive, largest.from, largest.to, largest.here], ['12000.00', '30000', '42750', true]);
});

test('against size at $30,000: where it qualifies, where the Reference Cost no longer binds, the steps of fee and guarantee', () => {
  const { breakpoints } = over('systemCapacityKw');
  assert.deepEqual(breakpoints.map(({ turn, below, above }) => [turn, below, above]), [
    ['cliff', '10.526315', '10.526316'],
    ['kink', '14.999999', '15'],
    ['charge', '15', '15.000001'],
    ['cliff', '100', '100.000001'],
  ]);
});

test('every point is what the estimate says', () => {
  for (const field of ['totalProjectCost', 'systemCapacityKw']) {
    for (const { at, incentive, eligible } of over(field).points) {
      const { estimate } = api.estimate(TIER1, { ...project, [field]: at });
      assert.deepEqual([estimate.amounts['total-incentive'], estimate.status === 'eligible'], [incentive, eligible]);
    }
  }
});

test('in Spanish, with the same numbers', () => {
  const [english, spanish] = ['en', 'es'].map((lang) => over('totalProjectCost', project, lang));
  assert.deepEqual(english.points.map(({ x, y }) => [x, y]), spanish.points.map(({ x, y }) => [x, y]));
  assert.equal(spanish.breakpoints[1].what, 'Deja de cualificar: $12,000.00 pasa a $0.00.');
});

test('without a field it is the cost; a field without a number is the cost too', () => {
  assert.equal(api.curve(TIER1, project).curve.field, 'totalProjectCost');
  assert.equal(over('technology').field, 'totalProjectCost');
  assert.equal(over('inverterAcKw').field, 'totalProjectCost');
  assert.equal(over('no such field').field, 'totalProjectCost');
  assert.deepEqual(over('totalProjectCost').questions.map(({ field }) => field), ['totalProjectCost', 'systemCapacityKw']);
});

test('inputs never throw; an unknown program or edition does', () => {
  assert.deepEqual(api.curve(TIER1, { ...project, totalProjectCost: '-1' }).errors.map(({ code }) => code), ['must-be-positive']);
  assert.ok(api.curve(TIER1, null).errors.length > 0);
  assert.throws(() => api.curve('no-such', project), TypeError);
  assert.throws(() => api.curve(TIER1, project, { edition: '1999' }), TypeError);
});

test('the ends of what can be entered', () => {
  for (const value of ['0.000001', '999999999.999999', '0.01', '1']) {
    const { curve } = api.curve(TIER1, { ...project, totalProjectCost: value });
    assert.ok(curve.points.length >= 2 && !curve.more);
    assert.ok(curve.points.every(({ x, y }) => Number(x) >= 0 && Number(x) <= 100 && Number(y) >= 0 && Number(y) <= 100));
  }
});
