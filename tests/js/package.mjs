// The built package, started as a host under Node starts it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.env.ESTIMADO_PKG;
export const bytes = readFileSync(join(folder, 'estimado_bg.wasm'));
export const api = await import(pathToFileURL(join(folder, 'estimado.js')));
api.initSync({ module: bytes });

export const TIER1 = 'pr-gef-tier1';
/** Guide example 1. */
export const example = () => ({
  technology: 'solar-pv',
  configuration: 'grid-tie',
  location: 'mainland',
  systemCapacityKw: '3',
  totalProjectCost: '7500',
});
