// Columns: which column of a table answers which question.

/** A name without what people write one way or another: case, accents, spaces, hyphens. */
export const folded = (name) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\s\ufeff_‐‑–-]/g, '');

/** Folded names of the questions of a program: key and label in every language, also with the unit behind. */
function names({ fields }) {
  const known = new Map();
  for (const { key, label, unit } of fields) {
    for (const name of [key, ...Object.values(label)]) {
      known.set(folded(name), key);
      if (unit) known.set(folded(`${name} (${unit})`), key);
    }
  }
  return known;
}

/** The columns of a header: `fields`, the question of each column or nothing; and what is wrong with them. */
export function match(program, header) {
  const known = names(program);
  const fields = header.map((name) => known.get(folded(name)));
  const places = new Map();
  fields.forEach((key, index) => key && places.set(key, [...(places.get(key) ?? []), index]));
  return {
    fields,
    known: places.size,
    missing: program.fields.filter(({ key, required }) => required && !places.has(key)),
    twice: [...places]
      .filter(([, indices]) => indices.length > 1)
      .map(([key, indices]) => ({ key, headers: indices.map((index) => header[index]) })),
    extra: header.map((_, index) => index).filter((index) => !fields[index]),
  };
}
