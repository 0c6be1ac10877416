// Slices: long work in small pieces, so that the page answers all the while.

const SLICE = 12; // ms

/** Lets the browser paint and listen. */
export const breathe = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Calls `piece(from, until)` over `count` things, as many at once as take about `SLICE` ms; `after(done)` between pieces, which
 * may say `false` to stop. Returns how many were done.
 */
export async function inSlices(count, piece, after) {
  let done = 0;
  let size = 16;
  while (done < count) {
    const until = Math.min(done + size, count);
    const start = performance.now();
    piece(done, until);
    const took = Math.max(performance.now() - start, 0.1);
    // At most twice as many as before, so that one fast piece does not make a slow one.
    size = Math.max(1, Math.min(size * 2, Math.floor(((until - done) * SLICE) / took)));
    done = until;
    if (after(done) === false) break;
    await breathe();
  }
  return done;
}
