// Download: results and templates as CSV, with all that the visitor brought.

import { csv } from './parse.js';
import { inSlices } from './slices.js';
import { kind } from './work.js';

const PARTS = ['amounts', 'quantities', 'dates'];

/** Every key of a part, in the order they came. */
function keys(results, part) {
  const known = new Set();
  for (const { estimate } of results) for (const key in estimate?.[part]) known.add(key);
  return [...known];
}

/** Names beside those of the visitor: one that is taken says whose it is. */
const beside = (header, names) => names.map((name) => (header.includes(name) ? `${name} (Estimado)` : name));

/** The results as pieces of CSV: the columns of the visitor, then what came out. `explain(result)` gives the errors in words. */
export async function resultsCsv({ header, results, program, note }, explain) {
  const [edition] = program.editions.slice(-1);
  const parts = PARTS.map((part) => [part, keys(results, part)]);
  // Not every program counts it among its amounts.
  const { netCost } = program.headline;
  const apart = parts[0][1].includes(netCost) ? [] : [netCost];
  const own = [
    'status',
    ...parts.flatMap(([, names]) => names),
    ...apart,
    'findings',
    'messages',
    'errors',
    'edition',
    'digest',
    'note',
  ];
  const pieces = [csv([[...header, ...beside(header, own)]])];
  const line = (result) => {
    const { estimate, cells } = result;
    const findings = estimate?.findings ?? [];
    return [
      ...header.map((_, column) => cells[column] ?? ''),
      kind(result),
      ...parts.flatMap(([part, names]) => names.map((key) => estimate?.[part][key] ?? '')),
      ...apart.map(() => estimate?.netCost ?? ''),
      findings.map(({ code }) => code).join(' '),
      findings.map(({ message }) => message).join(' | '),
      explain(result).join(' | '),
      estimate?.edition ?? edition.id,
      estimate?.receipt.digest ?? edition.digest,
      note,
    ];
  };
  await inSlices(
    results.length,
    (from, until) => pieces.push(csv(results.slice(from, until).map(line))),
    () => true,
  );
  return pieces;
}

/** A table to fill in: the names of all questions, and the worked examples of the program. */
export function templateCsv({ fields, examples }) {
  const cell = (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? ''));
  const names = fields.map(({ key }) => key);
  return csv([names, ...examples.map(({ inputs }) => names.map((name) => cell(inputs[name])))]);
}
