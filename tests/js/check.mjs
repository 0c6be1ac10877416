// Compares what the package says with what is expected: the same under Node and in a page.

const sorted = (list) => [...list].sort();
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Everything wrong with the results of these vectors, in words; and how many there were. */
export function check(api, vectors) {
  const faults = vectors.flatMap((vector) => {
    try {
      return (vector.errors ? refused(api, vector) : estimated(api, vector)).map((fault) => `${vector.id}: ${fault}`);
    } catch (error) {
      return [`${vector.id}: threw ${error}`];
    }
  });
  return { checked: vectors.length, faults };
}

function refused(api, { program, inputs, errors }) {
  const [en, es] = ['en', 'es'].map((lang) => api.estimate(program, inputs, { lang }).errors ?? []);
  const found = en.map(({ field, code }) => ({ field, code }));
  const faults = same(found, errors) ? [] : [`errors ${JSON.stringify(found)}, not ${JSON.stringify(errors)}`];
  return [...faults, ...en.flatMap((error, index) => unexplained(error.code, error, es[index]))];
}

function estimated(api, { program, inputs, expect }) {
  const [en, es] = ['en', 'es'].map((lang) => api.estimate(program, inputs, { lang }));
  if (!en.estimate) return [`errors ${JSON.stringify(en.errors)}`];
  return [...differences(en.estimate, expect), ...gaps(en.estimate, es.estimate)];
}

function differences(found, expect) {
  const faults = [];
  const compare = (name, is, should) => {
    if (!same(is, should)) faults.push(`${name} ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
  };
  compare('status', found.status, expect.status);
  for (const part of ['amounts', 'quantities', 'dates']) {
    for (const key of new Set([...Object.keys(found[part]), ...Object.keys(expect[part])])) {
      compare(`${part} ${key}`, found[part][key], expect[part][key]);
    }
  }
  compare('findings', found.findings.map(({ code }) => code), sorted(expect.findings));
  if (expect.documents) compare('documents', sorted(found.documents.map(({ id }) => id)), sorted(expect.documents));
  return faults;
}

/** Each number has its line and its source; what is said is said in both languages. */
function gaps(en, es) {
  const lines = new Map(en.lines.map((line) => [line.key, line]));
  const numbers = [en.amounts, en.quantities, en.dates].flatMap(Object.entries);
  return [
    ...numbers.filter(([key, value]) => lines.get(key)?.value !== value).map(([key]) => `${key} has no line of its value`),
    ...en.lines.filter((line) => !line.sources.length).map((line) => `the line ${line.key} has no source`),
    ...en.lines.filter((line) => !line.label).map((line) => `the line ${line.key} has no name`),
    ...en.findings.filter((found) => !found.sources.length).map((found) => `${found.code} has no source`),
    ...en.findings.flatMap((found, index) => unexplained(found.code, found, es.findings[index])),
    ...en.documents.filter((paper) => !paper.label || !paper.when).map((paper) => `the paper ${paper.id} has no words`),
  ];
}

function unexplained(code, en, es) {
  return en.message && es?.message && en.message !== es.message ? [] : [`${code} is not said in both languages`];
}
