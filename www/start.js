// Starting: one WebAssembly for the page, and another one when it broke down. What it was told before is told again.

import { __wbg_reset_state as renew, hearTraps, loadEdition as tell } from './glue/estimado.js';
import { load } from './load.js';

const breakdowns = new EventTarget();
const editions = new Map(); // those of the page, which are lost with the memory
let started;
let from; // where the page takes the WebAssembly from, if not from beside this module
let broken = false;

/** Loads the WebAssembly once, from beside this module or from `input`. Later calls wait for the first. */
export function init(input) {
  if (input !== undefined) from = input;
  started ??= load(input).catch((error) => {
    started = undefined; // a failed download may be tried again
    throw error;
  });
  return started;
}

/** Where the WebAssembly comes from. */
export const address = () => from ?? new URL('estimado_bg.wasm', import.meta.url);

/** Whether it has been asked for, so that waiting for a better moment saves nothing any more. */
export const isStarted = () => started !== undefined;

/** Calls back whenever everything that the WebAssembly held is lost. */
export const onBreakdown = (hear) => breakdowns.addEventListener('breakdown', hear);

/** Whether an error is one after which the WebAssembly may hold anything; then it is started anew. */
export function isBreakdown(error) {
  const is = error instanceof (globalThis.WebAssembly?.RuntimeError ?? RangeError) || error instanceof RangeError;
  if (is && !broken) {
    broken = true;
    // Not at once: what is still under way in it has to come to its end first.
    queueMicrotask(restart);
  }
  return is;
}

function restart() {
  broken = false;
  renew();
  for (const told of editions.values()) tell(...told);
  breakdowns.dispatchEvent(new Event('breakdown'));
}

if (globalThis.WebAssembly) hearTraps(isBreakdown);

/** A call of the interface, after whose breakdown the next call works again. */
export const safely =
  (call) =>
  (...all) => {
    try {
      return call(...all);
    } catch (error) {
      isBreakdown(error);
      throw error;
    }
  };

/** Takes an edition from the page. */
export const loadEdition = safely((program, edition, options) => {
  const loaded = tell(program, edition, options);
  if (loaded.id !== undefined) editions.set(`${program} ${loaded.id}`, [program, edition, options]);
  return loaded;
});
