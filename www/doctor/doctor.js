// The doctor: says in words what is wrong with the page, the files or the settings of a calculator. Loaded only when asked for.

import { files } from './files.js';
import { frame, page } from './page.js';
import { panel } from './panel.js';
import { settings } from './settings.js';
import { say } from './words.js';

const LEVELS = ['fault', 'warning', 'note', 'good'];

/**
 * Examines a calculator. `context` has the element, the calls of its module, where the WebAssembly comes from, and the language.
 * Gives what was found, the gravest first, and an element that shows it.
 */
export async function examine(context) {
  const found = [];
  const add = (level, code, slots = {}) => {
    const [message, fix = ''] = say(context.lang, code, slots);
    found.push({ code, level, message, fix });
  };
  const violations = [];
  const heard = (event) => violations.push(event);
  addEventListener('securitypolicyviolation', heard);
  for (const check of [files, settings, page, frame]) await check(context, add, violations);
  removeEventListener('securitypolicyviolation', heard);
  const findings = LEVELS.flatMap((wanted) => found.filter(({ level }) => level === wanted));
  console.table(findings.map(({ level, code, message, fix }) => ({ level, code, message, fix })));
  return { findings, panel: panel(findings, context.lang) };
}
