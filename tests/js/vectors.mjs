// Every vector through the interface: node vectors.mjs FILE...
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import test from 'node:test';
import { check } from './check.mjs';
import { api } from './package.mjs';

for (const file of process.argv.slice(2)) {
  test(basename(file), () => {
    const vectors = readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line));
    const { checked, faults } = check(api, vectors);
    assert.ok(checked > 100, `only ${checked} vectors`);
    assert.deepEqual(faults, []);
  });
}
