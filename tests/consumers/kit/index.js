// A package between the page and the calculator.
import { estimate, init } from 'estimado';

export async function incentive(program, inputs) {
  await init();
  return estimate(program, inputs).estimate.amounts['total-incentive'];
}
