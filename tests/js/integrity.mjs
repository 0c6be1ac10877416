// What goes along in the package: hashes, and a page for iframes that lies beside its files.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';

const read = (name) => readFileSync(join(process.env.ESTIMADO_PKG, name));
const { version, files } = JSON.parse(read('integrity.json'));
const manifest = JSON.parse(read('package.json'));
const hash = (name) => `sha384-${createHash('sha384').update(read(name)).digest('base64')}`;

test('the hashes are those of the files, of all that browsers run', () => {
  assert.equal(version, manifest.version);
  const run = manifest.files.filter((name) => /^\w.*\.(js|wasm)$/.test(name));
  assert.deepEqual(Object.keys(files).sort(), run.sort());
  for (const [name, known] of Object.entries(files)) assert.equal(known, hash(name), name);
});

test('the module holds the hash of its WebAssembly, once', () => {
  assert.deepEqual(String(read('estimado.js')).match(/sha384-[\w+/]{64}/g), [files['estimado_bg.wasm']]);
});

test('the page for iframes names files beside it, which the package ships', () => {
  const named = [...String(read('embed.html')).matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, name]) => name);
  assert.deepEqual(named, ['icon.svg', 'embed.css', 'embed.js']);
  for (const name of ['embed.html', ...named]) assert.ok(manifest.files.includes(name) && read(name).length, name);
  assert.match(String(read('embed.js')), /from"\.\/estimado\.js"/);
});

test('the script for the page around asks for nothing else, and has no export', () => {
  assert.doesNotMatch(String(read('estimado-frame.js')), /\b(import|export|fetch)\b/);
});
