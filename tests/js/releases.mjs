// What was published stays: every edition, by its digest. node releases.mjs FILE
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { api } from './package.mjs';

const published = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const now = new Map(api.programs().map(({ id, editions }) => [id, new Map(editions.map(({ id, digest }) => [id, digest]))]));

for (const [program, editions] of Object.entries(published)) {
  for (const [edition, digest] of Object.entries(editions)) {
    test(`${program} ${edition} is what it was`, () => assert.equal(now.get(program)?.get(edition), digest));
  }
}
