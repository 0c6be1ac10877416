// What the calls give has exactly the types that estimado.d.ts states: no member more, none less, no other value.
// node types.mjs FILE...
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { api, TIER1 } from './package.mjs';

const types = readFileSync(join(process.env.ESTIMADO_PKG, 'estimado.d.ts'), 'utf8');
const interfaces = new Map([...types.matchAll(/^export interface (\w+) \{\n(.*?)^\}/gms)].map(([, name, body]) => [name, members(body)]));
const aliases = new Map([...types.matchAll(/^export type (\w+) =\s*([^;]*);$/gm)].map(([, name, type]) => [name, type]));

function members(body) {
  return [...body.matchAll(/^ {2}'?([\w-]+)'?(\??): (.*);$/gm)].map(([, name, optional, type]) => ({ name, optional, type }));
}

/** Everything in a value that its type does not allow, in words. */
function faults(value, type, path) {
  const expected = [`${path} is ${JSON.stringify(value)}, not ${type}`];
  const list = type.match(/^(.*)\[\]$/)?.[1];
  const record = type.match(/^Record<string, (.*)>$/)?.[1] ?? (type === 'Words' ? 'string' : undefined);
  if (!record && aliases.has(type)) return faults(value, aliases.get(type), path);
  if (/^\w+( \| \w+)+$/.test(type)) return type.split(' | ').some((part) => !faults(value, part, path).length) ? [] : expected;
  const tuple = type.match(/^\[([^\]]*)\]$/)?.[1].split(', ');
  if (list) return Array.isArray(value) ? value.flatMap((item, index) => faults(item, list, `${path}[${index}]`)) : expected;
  if (tuple) return value.length === tuple.length ? tuple.flatMap((part, index) => faults(value[index], part, `${path}[${index}]`)) : expected;
  if (['string', 'number', 'boolean'].includes(type)) return typeof value === type ? [] : expected;
  if (type === 'string | boolean') return ['string', 'boolean'].includes(typeof value) ? [] : expected;
  if (type.startsWith("'")) return type.split(' | ').includes(`'${value}'`) ? [] : expected;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return expected;
  if (record) return Object.entries(value).flatMap(([key, item]) => faults(item, record, `${path}.${key}`));
  if (!interfaces.has(type)) return [`no type ${type}`];
  const known = interfaces.get(type);
  const extra = Object.keys(value).filter((key) => !known.some(({ name }) => name === key));
  const missing = known.filter(({ name, optional }) => !optional && !(name in value)).map(({ name }) => name);
  return [
    ...extra.map((key) => `${path}.${key} is not in ${type}`),
    ...missing.map((key) => `${path}.${key} is missing`),
    ...known.filter(({ name }) => name in value).flatMap((member) => faults(value[member.name], member.type, `${path}.${member.name}`)),
  ];
}

test('programs', () => assert.deepEqual(faults(api.programs(), 'ProgramInfo[]', 'programs'), []));

test('the self-test', () => assert.deepEqual(faults(api.selfTest({ lang: 'es' }), 'SelfTest', 'selfTest'), []));

test('a link that is read', () => {
  const link = api.toLink(TIER1, { technology: 'solar-pv' }, { lang: 'es' });
  assert.deepEqual(faults(api.readLink(link), 'Link', 'link'), []);
  assert.deepEqual(faults(api.readLink('#estimado9~'), 'UnreadLink', 'link'), []);
});

test('every brief outcome of every vector', () => {
  const found = process.argv.slice(2).flatMap((file) =>
    readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap((line) => {
      const { id, program, inputs } = JSON.parse(line);
      const { estimate, errors, inputs: understood, ...more } = api.estimate(program, inputs, { brief: true, typed: true });
      assert.deepEqual([more, typeof understood], [{}, 'object']);
      return errors ? faults(errors, 'InputError[]', id) : faults(estimate, 'BriefEstimate', id);
    }),
  );
  assert.deepEqual(found.slice(0, 20), []);
});

test('an edition that is refused', () => {
  const { faults: found } = api.loadEdition(TIER1, {});
  assert.ok(found.length > 0);
  for (const fault of found) assert.deepEqual(Object.entries(fault).map(([key, text]) => [key, typeof text]), ['path', 'code', 'message'].map((key) => [key, 'string']));
});

test('a curve over every question of some vectors', () => {
  const turns = new Set();
  for (const file of process.argv.slice(2)) {
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean).filter((_, index) => index % 25 === 0)) {
      const { id, program, inputs } = JSON.parse(line);
      const { curve: first, errors } = api.curve(program, inputs);
      if (errors) assert.deepEqual(faults(errors, 'InputError[]', id), []);
      for (const { field } of first?.questions ?? []) {
        const { curve } = api.curve(program, inputs, { field, lang: 'es' });
        assert.equal(curve.field, field);
        assert.deepEqual(faults(curve, 'Curve', id).slice(0, 20), []);
        for (const { turn } of curve.breakpoints) turns.add(turn);
      }
    }
  }
  assert.ok(turns.size >= 5, [...turns].join());
});

test('every outcome of every vector', () => {
  const seen = new Set();
  const found = process.argv.slice(2).flatMap((file) =>
    readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap((line) => {
      const { id, program, inputs } = JSON.parse(line);
      const { estimate, errors, ...more } = api.estimate(program, inputs);
      assert.deepEqual(more, {});
      for (const key of Object.keys(estimate ?? {})) if (estimate[key]?.length !== 0) seen.add(key);
      return errors ? faults(errors, 'InputError[]', id) : faults(estimate, 'Estimate', id);
    }),
  );
  assert.deepEqual(found.slice(0, 20), []);
  assert.deepEqual(interfaces.get('Estimate').map(({ name }) => name).filter((name) => !seen.has(name)), [], 'never filled');
});
