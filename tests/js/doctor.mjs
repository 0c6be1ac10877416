// The words of the doctor: in both languages the same findings, with the same slots.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import { pathToFileURL } from 'node:url';

const folder = pathToFileURL(join(process.env.ESTIMADO_ROOT, 'www/doctor/'));
const { LANGUAGES, say } = await import(new URL('words.js', folder));
const slots = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();

test('both languages say the same things', () => {
  const { en, es } = LANGUAGES;
  assert.deepEqual(Object.keys(en), Object.keys(es));
  for (const code of Object.keys(en)) {
    assert.equal(en[code].length, es[code].length, code);
    en[code].forEach((text, at) => {
      assert.deepEqual(slots(es[code][at]), slots(text), code);
      assert.notEqual(es[code][at], text, code);
    });
  }
});

test('slots are filled, and what is put in is not read again', () => {
  assert.deepEqual(say('es-PR', 'theme', { theme: '{theme}' })[0], '“{theme}” no es un tema.');
  assert.match(say('fr', 'narrow', { width: 99 })[0], /99 pixels/);
});
