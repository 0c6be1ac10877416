// Never a silently old rate: figures that may not be those of the day say so.
import assert from 'node:assert/strict';
import test from 'node:test';
import { api, example, TIER1 } from './package.mjs';

const after = (day, days) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const codes = (program, inputs, options) => {
  const { estimate, errors } = api.estimate(program, inputs, options);
  assert.equal(errors, undefined);
  return estimate.notices.map(({ code }) => code);
};
const projects = [
  [TIER1, example()],
  ['pr-gef-tier2', { systemCapacityKw: 350, totalProjectCost: 1500000, reimbursementPercent: 40, referenceCostPerWatt: 4 }],
  ['ma-hydro-feasibility', { facilityType: 'non-conduit', incrementalGenerationKwh: 250000, allowableExpenses: 80000 }],
  ['ma-hydro-construction', { facilityType: 'non-conduit', incrementalGenerationKwh: 250000, constructionCost: 1000000 }],
  ['nj-core', { technology: 'solar-pv', applicantSector: 'private', siteClass: 'residential', systemCapacityKw: 4 }],
];

for (const [program, project] of projects) {
  const { from, until } = api.programs().find(({ id }) => id === program).editions.at(-1);

  test(`${program}: by the day of the application, on either side of its bounds`, () => {
    const on = (applicationDate) => codes(program, { ...project, applicationDate }, { today: '2026-11-30' });
    assert.deepEqual([from, until].map(on), [[], []]);
    assert.deepEqual([after(from, -1), after(until, 1)].map(on), [['applied-outside'], ['applied-outside']]);
  });

  test(`${program}: without it by the day of today`, () => {
    const on = (today) => codes(program, project, { today });
    assert.deepEqual([from, until].map(on), [[], []]);
    assert.deepEqual([after(from, -1), after(until, 1)].map(on), [['not-open'], ['closed']]);
    assert.deepEqual([undefined, '', 'yesterday', '2026-02-30'].map(on), [[], [], [], []]);
  });

  test(`${program}: in words of both languages, also in brief and in the table`, () => {
    const [english, spanish] = ['en', 'es'].map((lang) => api.estimate(program, project, { lang, today: '2026-11-30' }).estimate.notices[0].message);
    assert.match(english, /^The last day for applications was \w+ \d+, \d{4}: this is what was paid then/);
    assert.match(spanish, /^El último día para solicitar fue el \d+ de \w+ de \d{4}: esto es lo que se pagaba entonces/);
    assert.deepEqual(api.estimate(program, project, { brief: true, today: '2026-11-30' }).estimate.notices.map(({ code }) => code), ['closed']);
    assert.ok(api.toCsv(program, project, { today: '2026-11-30' }).text.includes(english));
    assert.ok(!api.toCsv(program, project, { today: until }).text.includes('notice'));
  });
}
