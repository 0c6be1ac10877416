// An edition from an address: fetched once with the page, checked as `loadEdition` checks it, and never replaced by other figures.

import { loadEdition } from './start.js';

// As long as nothing else is known than that the figures are not there, these are the only words.
const UNLOADED = {
  en: 'The figures of this calculator could not be loaded, so no amounts are shown. Please try again later, or tell the owner of this page.',
  es: 'No se pudieron cargar las cifras de esta calculadora, por lo que no se muestran cantidades. Intente más tarde o avise al dueño de esta página.',
};

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
    fetched.delete(address); // what failed on the way may be tried again
    wrong = [error.message];
  }
  throw Object.assign(Error([`the edition ${address} cannot be used:`, ...wrong].join('\n- ')), { wrong });
}

/** What is shown in place of a calculator without figures. */
export function unloaded(lang) {
  const tongue = /^es\b/i.test(lang) ? 'es' : 'en';
  const box = document.createElement('div');
  box.className = 'calculator';
  box.lang = tongue;
  box.setAttribute('part', 'calculator');
  const said = document.createElement('p');
  said.className = 'finding warning';
  said.setAttribute('part', 'unloaded');
  said.setAttribute('role', 'alert');
  said.textContent = UNLOADED[tongue];
  box.append(said);
  return box;
}
