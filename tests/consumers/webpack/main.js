import { incentive } from 'solar-kit';

const amount = await incentive('pr-gef-tier1', {
  technology: 'solar-pv',
  configuration: 'grid-tie',
  location: 'mainland',
  systemCapacityKw: 3,
  totalProjectCost: 7500,
});
document.querySelector('output').textContent = amount;
