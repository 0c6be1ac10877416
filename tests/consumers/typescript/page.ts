import { EstimadoCalculator, estimate, init, type Change, type InputsByProgram } from 'estimado';

await init();
const inputs: InputsByProgram['pr-gef-tier1'] = {
  technology: 'solar-pv',
  configuration: 'grid-tie',
  location: 'mainland',
  systemCapacityKw: '3',
  totalProjectCost: 7500,
};
const { estimate: result, errors } = estimate('pr-gef-tier1', inputs);
const amount: string | undefined = result?.amounts['total-incentive'] ?? errors?.[0]?.message;
const heard: Change[] = [];
document.addEventListener('estimado-change', ({ detail }) => heard.push(detail));
const calculator: EstimadoCalculator = document.createElement('estimado-calculator');
calculator.answers = { systemCapacityKw: 3 };
console.log(amount, EstimadoCalculator.version, heard);
// @ts-expect-error the types are there, and know the programs
estimate('nowhere', inputs);
