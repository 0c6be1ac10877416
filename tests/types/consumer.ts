// A page in TypeScript: what it may write, and what the types must refuse. Compiled by `cargo xtask lint`, never run.

import {
  EstimadoCalculator,
  estimate,
  estimateMany,
  init,
  initSync,
  loadEdition,
  programs,
  readLink,
  selfTest,
  toCalendar,
  toCsv,
  toLink,
  type EditionData,
  type Estimate,
  type InputsByProgram,
  type ProgramId,
} from '../../www/estimado.js';

await init();
initSync({ module: new Uint8Array() });

const solar: InputsByProgram['pr-gef-tier1'] = {
  technology: 'solar-pv',
  configuration: 'grid-tie',
  location: 'mainland',
  systemCapacityKw: '3',
  totalProjectCost: 7500,
  inverterAcKw: null,
  permanentInstallation: true,
  applicationDate: '2017-12-11',
};
const outcome = estimate('pr-gef-tier1', solar, { lang: 'es-PR' });
if (outcome.estimate) {
  const result: Estimate = outcome.estimate;
  const total: string | undefined = result.amounts['total-incentive'];
  const said: string[] = result.findings.map(({ severity, message }) => (severity === 'blocker' ? message : ''));
  const places: string[] = result.lines.flatMap(({ sources }) => sources.map(({ section }) => section));
  const [from, until]: [string, string] = result.receipt.applies;
  console.log(total, said, places, from, until, result.decisive?.length);
} else {
  outcome.errors.map(({ field, code, message }) => console.log(field, code, message));
}

// @ts-expect-error an option that the program does not have
estimate('pr-gef-tier1', { ...solar, location: 'guam' });
// @ts-expect-error a question of another program
estimate('pr-gef-tier1', { ...solar, constructionCost: 5 });
// @ts-expect-error a required question without an answer
estimate('nj-core', { technology: 'solar-pv' });
// @ts-expect-error no such program
estimate('pr-gef-tier9', {});
// @ts-expect-error an outcome has to be told apart first
estimate('pr-gef-tier1', solar).estimate.amounts;
// @ts-expect-error a severity that does not exist
outcome.estimate?.findings.some(({ severity }) => severity === 'fatal');

estimateMany('ma-hydro-feasibility', [
  { facilityType: 'conduit', incrementalGenerationKwh: 199_999, allowableExpenses: '80000.00' },
]).map(({ estimate: each, errors }) => each?.status ?? errors?.length);

const brief = estimate('pr-gef-tier1', solar, { brief: true, lang: 'es' });
if (brief.estimate) {
  const { status, amounts, findings, receipt } = brief.estimate;
  console.log(status, amounts['total-incentive'], findings.map(({ code, message }) => code + message), receipt.digest);
  // @ts-expect-error a brief estimate has no working
  brief.estimate.lines;
}
const cells = [{ technology: 'Solar PV', systemCapacityKw: '4,3 kW', totalProjectCost: '$7,500', tenant: 'sí' }];
const understood: string[] = estimateMany('pr-gef-tier1', cells, { typed: true }).map(({ inputs }) => String(inputs['tenant']));
estimateMany('pr-gef-tier1', cells, { brief: true, typed: true }).map(({ inputs, estimate: each, errors }) =>
  console.log(inputs, each?.status, errors?.[0]?.message, understood),
);
estimateMany('pr-gef-tier1', [solar], { brief: true }).map(({ estimate: each }) => each?.decisive);
// @ts-expect-error answers as typed have to be announced
estimateMany('pr-gef-tier1', cells);
// @ts-expect-error nothing was understood where nothing was typed
estimate('pr-gef-tier1', solar, { brief: true }).inputs;

// A program known only when the page runs.
const ids: ProgramId[] = programs().map(({ id }) => id as ProgramId);
ids.map((id) => estimate(id, JSON.parse('{}')));

const edition: EditionData = {
  id: 'mine',
  from: '2018-01-01',
  until: '2018-12-31',
  document: { guide: { en: 'Guide', es: 'Guía' } },
  number: { 'tier-capacity': { value: '100', unit: 'kW' } },
  table: { rates: [{ location: 'mainland', 'reference-cost': '2.00' }] },
  place: { rates: ['guide: VI'] },
};
const loaded = loadEdition('pr-gef-tier1', edition);
console.log(loaded.id ?? loaded.faults.map(({ message }) => message));

const table: string = toCsv('pr-gef-tier1', solar, { lang: 'es' }).text ?? '';
const events: string = toCalendar('pr-gef-tier1', solar, { today: '2018-01-31' }).text ?? '';
const link = readLink(toLink('pr-gef-tier1', { technology: 'solar-pv' }) + table + events);
if (link?.fault) console.log(link.fault === 'unknown-version', link.name);
else if (link) console.log(link.program, link.inputs['technology'], link.leftOut + 1, link.amount?.length);

const calculator = document.createElement('estimado-calculator');
const same: EstimadoCalculator | null = document.querySelector('estimado-calculator');
calculator.answers = { systemCapacityKw: 3, tenant: false };
calculator.addEventListener('estimado-change', ({ detail }) => {
  console.log(detail.answers['technology'], detail.estimate?.status, detail.errors?.[0]?.code);
});
document.addEventListener('estimado-ready', () => same?.reset());
console.log(calculator.estimate?.program, calculator.errors, (await calculator.selfTest()).failed, selfTest().passed);
const address: string = calculator.link;
calculator.print();
calculator.name = 'estimate';
calculator.disabled = !calculator.checkValidity() && calculator.validity?.customError === true;
const submits: string = calculator.value + calculator.validationMessage + (calculator.form?.id ?? '') + calculator.type;
console.log(submits, calculator.willValidate, calculator.labels?.length, calculator.reportValidity());
console.log(address);
calculator.addEventListener('estimado-error', ({ detail }) => console.log(detail.faults.join('; ')));
const findings = await calculator.doctor();
console.log(findings.filter(({ level }) => level === 'fault').map(({ message, fix }) => message + fix), EstimadoCalculator.version);
const { cases, without } = await calculator.selfTest();
console.log(cases.map(({ name, place, expected, found }) => [name, place, expected, found]), without.length);
