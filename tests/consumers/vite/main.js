import { estimate, init } from 'estimado';
import elements from 'estimado/custom-elements.json';

await init();
const { estimate: result } = estimate('pr-gef-tier1', {
  technology: 'solar-pv',
  configuration: 'grid-tie',
  location: 'mainland',
  systemCapacityKw: 3,
  totalProjectCost: 7500,
});
const { tagName } = elements.modules[0].declarations[0];
document.querySelector('output').textContent = `${tagName} ${result.amounts['total-incentive']}`;
