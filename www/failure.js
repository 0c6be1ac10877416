// Failure: what a visitor is told where there is no calculator, in words that need no WebAssembly.

const WORDS = {
  en: {
    missing:
      'The calculator cannot run here: this browser has WebAssembly switched off. Lockdown Mode and enhanced security do that; a site can be exempt from them.',
    load: 'The calculator could not be loaded.',
    figures: 'The figures of this calculator could not be loaded, so no amounts are shown. Try again later, or tell the owner of this page.',
    again: 'Try again',
    broken: 'The calculator has stopped because of an error of its own, not of yours. Your answers are kept.',
    anew: 'Start again',
  },
  es: {
    missing:
      'La calculadora no puede funcionar aquí: este navegador tiene WebAssembly desactivado. Así lo hacen el modo de aislamiento y la seguridad mejorada; se puede hacer una excepción para un sitio.',
    load: 'No se pudo cargar la calculadora.',
    figures:
      'No se pudieron cargar las cifras de esta calculadora, por lo que no se muestran cantidades. Intente más tarde o avise al dueño de esta página.',
    again: 'Intentar de nuevo',
    broken: 'La calculadora se detuvo por un error suyo, no de usted. Sus respuestas se conservan.',
    anew: 'Comenzar de nuevo',
  },
};
const WAYS = { load: 'again', figures: 'again', broken: 'anew' };

/** What is said of a failure, with a button where there is a way out. */
export function failure(kind, language, retry) {
  const lang = /^es\b/i.test(language) ? 'es' : 'en';
  const box = document.createElement('div');
  box.className = 'failure';
  box.lang = lang;
  box.setAttribute('part', 'failure');
  const said = document.createElement('p');
  said.setAttribute('role', 'alert');
  box.append(said);
  if (WAYS[kind]) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'tool';
    button.textContent = WORDS[lang][WAYS[kind]];
    button.addEventListener('click', retry);
    box.append(button);
  }
  // Into the region that is there already, so that it is read out.
  queueMicrotask(() => (said.textContent = WORDS[lang][kind]));
  return box;
}
