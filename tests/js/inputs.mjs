// Whatever a page hands over as answers: the interface says what is wrong and never throws.
import assert from 'node:assert/strict';
import test from 'node:test';
import { api, example, TIER1 } from './package.mjs';

const estimate = (inputs) => api.estimate(TIER1, inputs);
const codeOf = (field, value) => {
  const { errors = [] } = estimate({ ...example(), [field]: value });
  return errors.find((error) => error.field === field)?.code ?? 'fine';
};
const REQUIRED = ['configuration', 'location', 'systemCapacityKw', 'technology', 'totalProjectCost'];

test('a number is its value, however JavaScript writes it', () => {
  const whole = estimate(example()).estimate.amounts;
  for (const cost of [7500, 7.5e3, 75e2, '7500', '7500.00', 7500n, '7500.000000']) {
    assert.deepEqual(estimate({ ...example(), totalProjectCost: cost }).estimate.amounts, whole, String(cost));
  }
  assert.equal(codeOf('totalProjectCost', 1e-6), 'fine');
  assert.equal(codeOf('totalProjectCost', 1e-7), 'out-of-range'); // JavaScript writes 1e-7
  assert.equal(codeOf('totalProjectCost', 1e21), 'out-of-range'); // JavaScript writes 1e+21
  assert.equal(codeOf('totalProjectCost', 1e300), 'out-of-range');
  assert.equal(codeOf('totalProjectCost', Number.MIN_VALUE), 'out-of-range');
  assert.equal(codeOf('totalProjectCost', 10n ** 400n), 'out-of-range');
  assert.equal(codeOf('totalProjectCost', 999999999.999999), 'fine');
  assert.equal(codeOf('totalProjectCost', 0.1 + 0.2), 'out-of-range'); // 0.30000000000000004
});

test('what is no number is called that', () => {
  const values = [NaN, Infinity, -Infinity, 'abc', '', ' ', '1e3', '7,500', '$7500', true, [], [7500], {}, Symbol('7500'),
    () => 7500, new Date(0), new Number(7500), new String('7500'), '\u0661', '1\0', 'x'.repeat(100_000)];
  for (const value of values) assert.equal(codeOf('totalProjectCost', value), 'not-a-number', typeof value);
  for (const value of [0, -0, -5, '-5', '0.0', -1n]) assert.equal(codeOf('totalProjectCost', value), 'must-be-positive');
});

test('what is no option, no day, no yes or no is called that', () => {
  for (const value of [1, true, 'solar', 'SOLAR-PV', ' solar-pv', [], {}, Symbol('solar-pv')]) {
    assert.equal(codeOf('technology', value), 'unknown-option');
  }
  for (const value of ['true', 'yes', 1, 0, '', [], {}]) assert.equal(codeOf('tenant', value), 'unknown-option');
  for (const value of ['2017-02-29', '29/9/2017', '2017-9-29', 20170929, new Date(0), '', true]) {
    assert.equal(codeOf('applicationDate', value), 'not-a-date');
  }
  for (const value of ['1999-12-31', '2100-01-01']) assert.equal(codeOf('applicationDate', value), 'out-of-range');
});

test('null and undefined are left out', () => {
  for (const value of [null, undefined]) {
    assert.equal(codeOf('tenant', value), 'fine');
    assert.equal(codeOf('technology', value), 'required');
  }
});

test('what is no set of answers counts as none given', () => {
  const nothing = [undefined, null, 0, 'text', true, NaN, 10n, Symbol('x'), {}, Object.create(null), new Map(), () => {}];
  for (const inputs of nothing) {
    assert.deepEqual(estimate(inputs).errors.map(({ field, code }) => [field, code]), REQUIRED.map((field) => [field, 'required']));
  }
  assert.ok(estimate().errors.length > 0);
  assert.ok(estimate([1, 2]).errors.some(({ field }) => field === '0'));
});

test('answers without a prototype, frozen, or of a class count like any others', () => {
  const plain = estimate(example());
  class Answers { constructor() { Object.assign(this, example()); } }
  const symbols = { ...example(), [Symbol('more')]: 1 };
  const hidden = Object.defineProperty(example(), 'more', { value: 1, enumerable: false });
  for (const inputs of [Object.assign(Object.create(null), example()), Object.freeze(example()), new Answers(), symbols, hidden]) {
    assert.deepEqual(estimate(inputs), plain);
  }
});

test('names that every object has are no questions', () => {
  const inputs = JSON.parse(`{"__proto__":{"tenant":1},"constructor":1,"toString":2,"":3,"${'x'.repeat(10_000)}":4}`);
  const codes = estimate(inputs).errors.filter(({ code }) => code === 'unknown-field').map(({ field }) => field.slice(0, 12));
  assert.deepEqual(codes, ['', '__proto__', 'constructor', 'toString', 'xxxxxxxxxxxx']);
});

test('a getter that throws, a proxy that refuses, an object that bites: nothing is thrown', () => {
  const bites = () => { throw new Error('bite'); };
  const biting = { toString: bites, valueOf: bites, toJSON: bites, [Symbol.toPrimitive]: bites };
  const refusing = (trap) => new Proxy(example(), { [trap]: bites });
  const revoked = Proxy.revocable(example(), {});
  revoked.revoke();
  const all = [
    Object.defineProperty(example(), 'totalProjectCost', { get: bites, enumerable: true }),
    { ...example(), totalProjectCost: biting },
    { ...example(), totalProjectCost: new Proxy({}, { get: bites, getPrototypeOf: bites, has: bites }) },
    ...['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf'].map(refusing),
    revoked.proxy,
    { ...example(), totalProjectCost: revoked.proxy },
  ];
  for (const [index, inputs] of all.entries()) {
    assert.doesNotThrow(() => estimate(inputs), `number ${index}`);
    const { estimate: found, errors } = estimate(inputs);
    assert.ok(found || errors.length > 0, `number ${index} has an outcome`);
  }
  assert.equal(estimate(example()).estimate.amounts['total-incentive'], '2400.00');
});

test('an object in a circle, a deep one and a very long list are no answers', () => {
  const circle = {};
  circle.circle = circle;
  const deep = Array.from({ length: 10_000 }).reduce((inner) => ({ inner }), {});
  for (const value of [circle, deep, new Array(100_000).fill(1)]) assert.equal(codeOf('totalProjectCost', value), 'not-a-number');
});

test('every problem is told at once, sorted by field, with what to enter', () => {
  const { errors } = estimate({ totalProjectCost: 'abc', systemCapacityKw: -1, wrong: 1, tenant: 'yes' });
  const fields = errors.map(({ field }) => field);
  assert.deepEqual(fields, [...fields].sort());
  assert.equal(errors.length, 7);
  assert.ok(errors.every(({ message }) => message.length > 10));
});

test('options that make no sense change nothing', () => {
  const plain = estimate(example());
  const bites = { get lang() { throw new Error('bite'); } };
  for (const options of [undefined, null, 'es', 5, {}, { lang: 'xx' }, { lang: 5 }, { lang: null }, { edition: undefined }, bites]) {
    assert.deepEqual(api.estimate(TIER1, example(), options), plain);
  }
  for (const lang of ['es', 'es-PR', 'ES', 'es-419']) {
    assert.match(api.estimate(TIER1, example(), { lang }).estimate.decisive, /costo de referencia/i, lang);
  }
});

test('an unknown program or edition is a TypeError that names it', () => {
  for (const call of [
    () => api.estimate('nowhere', example()),
    () => api.estimateMany('nowhere', []),
    () => api.loadEdition('nowhere', {}),
  ]) assert.throws(call, (error) => error instanceof TypeError && /nowhere/.test(error.message) && /pr-gef-tier1/.test(error.message));
  assert.throws(
    () => api.estimate(TIER1, example(), { edition: '1999-01-01' }),
    (error) => error instanceof TypeError && /1999-01-01/.test(error.message),
  );
});

test('what is no name of a program is a TypeError as well', () => {
  for (const id of [undefined, null, '', [], {}, 5, true, 10n, Symbol('x')]) assert.throws(() => api.estimate(id, example()), TypeError);
});
