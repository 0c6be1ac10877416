// Settings: whether the attributes of the element say what they should, and whose figures it shows.

const PARTS = 'compare language charges schedules dates points curve documents working take'.split(' ');
const THEMES = ['auto', 'light', 'dark'];
const OWN = 'program lang edition edition-src theme answers hide heading-level name'.split(' ');
// What any element may have.
const ANY = /^(id|class|style|slot|part|dir|title|role|hidden|tabindex|form|disabled|translate|exportparts|is|nonce|inert|(data|aria|on)\W?.*)$/;

export async function settings(context, add) {
  const { element } = context;
  const value = (name) => element.getAttribute(name);
  for (const { name } of element.attributes) {
    if (!OWN.includes(name) && !ANY.test(name)) add('note', 'attribute', { name, known: OWN.join(', ') });
  }
  const hidden = (value('hide') ?? '').split(/\s+/).filter((name) => name && !PARTS.includes(name));
  if (hidden.length) add('warning', 'hide', { names: hidden.join(', '), known: PARTS.join(' ') });
  if (value('theme') !== null && !THEMES.includes(value('theme'))) add('warning', 'theme', { theme: value('theme') });
  if (value('heading-level') !== null && !/^[1-6]$/.test(value('heading-level'))) {
    add('warning', 'heading-level', { level: value('heading-level') });
  }
  language(element, add);
  const program = programOf(context, add);
  answers(value('answers'), program, add);
  if (program) edition(context, program, add);
}

function language(element, add) {
  const near = element.closest('[lang]');
  const tag = element.getAttribute('lang') || near?.lang || '';
  const main = tag.split(/[-_]/)[0].toLowerCase();
  if (!tag) add('note', 'language-none');
  else if (main !== 'en' && main !== 'es') add('note', 'language-other', { tag });
  else add('good', near === element ? 'language-own' : 'language-page', { tag });
}

function programOf({ element, programs }, add) {
  const id = element.getAttribute('program');
  if (!id) {
    add('note', 'program-none');
    return undefined;
  }
  let known = [];
  try {
    known = programs();
  } catch {
    return undefined; // without WebAssembly nothing is known, which is said elsewhere
  }
  const program = known.find((each) => each.id === id);
  if (!program) add('fault', 'program', { id, known: known.map((each) => each.id).join(', ') });
  return program;
}

function answers(text, program, add) {
  if (!text) return;
  let given;
  try {
    given = JSON.parse(text);
  } catch (error) {
    add('fault', 'answers-json', { reason: error.message });
    return;
  }
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    add('fault', 'answers-object');
    return;
  }
  const unknown = Object.keys(given).filter((key) => program && !program.fields.some((field) => field.key === key));
  if (unknown.length) add('warning', 'answers-unknown', { names: unknown.join(', ') });
}

function edition({ element, edition: supplied, wrong, newest, today }, program, add) {
  const source = element.getAttribute('edition-src');
  const named = element.getAttribute('edition');
  for (const each of wrong) add('fault', 'edition-src', { source, wrong: each });
  if (source !== null && named !== null) add('note', 'edition-both');
  if (wrong.length) return;
  const id = supplied ?? named ?? newest(program.id);
  const used = program.editions.find((each) => each.id === id);
  if (!used) {
    add('fault', 'edition', { id, known: program.editions.map((each) => each.id).join(', ') });
    return;
  }
  if (supplied) add('note', 'edition-host', { id, source });
  const state = today > used.until ? 'edition-over' : today < used.from ? 'edition-ahead' : 'edition-now';
  add(state === 'edition-now' ? 'good' : 'note', state, used);
}
