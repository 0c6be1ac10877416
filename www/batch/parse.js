// Parse: text as rows of cells, with the delimiter that makes the most of the first row.

import Papa from 'papaparse';
import { match } from './columns.js';
import { breathe } from './slices.js';

const PIECE = 1 << 17; // characters parsed at once: some 5 ms
const DELIMITERS = [',', ';', '\t'];

/** Nothing but spaces and delimiters of whatever kind. */
export const isBlank = (cells) => cells.every((cell) => /^[\s,;]*$/.test(cell));

/** The delimiter by which the first row names the most questions; of equals, the one that makes the most cells. */
function delimiterOf(program, text) {
  const head = text.slice(0, PIECE);
  // Excel takes, and some programs write, a first line that names the delimiter.
  const named = head.match(/^sep=([,;\t])\r?\n/i)?.[1];
  if (named) return { delimiter: named, skipped: 1 };
  const rated = DELIMITERS.map((delimiter) => {
    const rows = Papa.parse(head, { delimiter, preview: 20 }).data;
    const header = rows.find((cells) => !isBlank(cells)) ?? [];
    return { delimiter, skipped: 0, known: match(program, header).known, cells: header.length };
  });
  return rated.reduce((best, next) =>
    next.known > best.known || (next.known === best.known && next.cells > best.cells) ? next : best,
  );
}

/**
 * The rows of a text, each with its number as a spreadsheet counts, and whether its quotation marks fit; blank ones left out. Stops
 * when `isStopped` says so.
 */
export async function parse(program, text, isStopped) {
  const { delimiter, skipped } = delimiterOf(program, text);
  const rows = [];
  let count = 0;
  await new Promise((resolve, reject) => {
    Papa.parse(text, {
      delimiter,
      chunkSize: PIECE,
      chunk({ data, errors }, parser) {
        const bad = new Set(errors.map(({ row }) => row));
        data.forEach((cells, index) => {
          count += 1;
          if (count > skipped && !isBlank(cells)) rows.push({ number: count, cells, isTorn: bad.has(index) });
        });
        if (isStopped()) return parser.abort();
        parser.pause();
        breathe().then(() => parser.resume());
      },
      complete: resolve,
      error: reject,
    });
  });
  return { delimiter, header: rows[0]?.cells, rows: rows.slice(1) };
}

/** Rows of cells as CSV. */
export const csv = (rows) => Papa.unparse(rows, { newline: '\r\n' }) + '\r\n';
