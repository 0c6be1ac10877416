// A server that estimates: it has no page, and takes the WebAssembly from the package as bytes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EstimadoCalculator, estimate, initSync } from 'estimado';
import about from 'estimado/package.json' with { type: 'json' };

initSync({ module: readFileSync(fileURLToPath(import.meta.resolve('estimado/estimado_bg.wasm'))) });
const { estimate: result } = estimate('pr-gef-tier1', {
  technology: 'solar-pv',
  configuration: 'grid-tie',
  location: 'mainland',
  systemCapacityKw: 3,
  totalProjectCost: 7500,
});
console.log(result.amounts['total-incentive'], EstimadoCalculator.version === about.version, result.receipt.version === about.version);
