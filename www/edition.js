// An edition from an address: fetched once with the page, checked as `loadEdition` checks it, and never replaced by other figures.

import { loadEdition } from './start.js';

const fetched = new Map(); // address to the promise of what it holds

async function fetchEdition(address) {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw Error(`the server answered ${response.status}`);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw Error(`it is not JSON: ${error.message}`);
  }
}

/** The id of the edition at an address. Throws everything that is wrong with it, in words. */
export async function editionFrom(source, program, lang) {
  let address = source;
  let wrong;
  try {
    address = new URL(source, document.baseURI).href;
    if (!fetched.has(address)) fetched.set(address, fetchEdition(address));
    const { id, faults } = loadEdition(program, await fetched.get(address), { lang });
    if (id) return id;
    wrong = faults.map(({ message }) => message);
  } catch (error) {
    wrong = [error.message];
  }
  fetched.delete(address); // it may be put right and tried again
  throw Object.assign(Error([`the edition ${address} cannot be used:`, ...wrong].join('\n- ')), { wrong });
}
