// Work: rows of cells become results, slice by slice.

import { estimateMany } from './estimado.js';
import { inSlices } from './slices.js';

const LONGEST = 32_767; // characters a cell of a spreadsheet can hold

/** What is wrong with a row before anything is worked out: a key of the words with its slots. */
function fault({ cells, isTorn }, header, delimiter) {
  const long = cells.findIndex((cell) => cell.length > LONGEST);
  if (long >= 0) return ['longCell', { column: long, count: cells[long].length, most: LONGEST }];
  if (isTorn) return ['quotes'];
  if (cells.length < header.length) return ['fewCells', { cells: cells.length, columns: header.length }];
  // Spreadsheets leave empty cells behind; only text in them is lost.
  if (cells.slice(header.length).some((cell) => cell.trim()))
    return ['manyCells', { cells: cells.length, columns: header.length, delimiter }];
  return undefined;
}

/**
 * Works out the rows of a table. Each result has `number`, `cells`, and `estimate`, `errors` or `fault`. `after(done)` is called
 * between slices and may say `false` to stop.
 */
export async function work({ program, lang, header, fields, rows, delimiter }, after) {
  const results = [];
  const piece = (from, until) => {
    const slice = rows.slice(from, until);
    const faults = slice.map((row) => fault(row, header, delimiter));
    const sound = slice.filter((_, index) => !faults[index]);
    const inputs = sound.map(({ cells }) =>
      Object.fromEntries(fields.flatMap((key, column) => (key ? [[key, cells[column]]] : []))),
    );
    const outcomes = estimateMany(program.id, inputs, { lang, brief: true, typed: true })[Symbol.iterator]();
    slice.forEach(({ number, cells }, index) => {
      if (faults[index]) return results.push({ number, cells, fault: faults[index] });
      const { estimate, errors } = outcomes.next().value;
      results.push({ number, cells, estimate, errors });
    });
  };
  await inSlices(rows.length, piece, after);
  return results;
}

/** `eligible`, `ineligible` or `error`. */
export const kind = ({ estimate }) => estimate?.status ?? 'error';
