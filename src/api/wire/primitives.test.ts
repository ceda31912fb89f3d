import * as v from 'valibot';
import { expect, it } from 'vitest';
import { id, knownAmong } from './primitives';

it.each(['constructor', '__proto__', 'toString', ''])('"%s" is no id', (text) => {
  expect(v.is(id, text)).toBe(false);
});

it.each(['7', 'ada', '8f0e1d2c-0000-4000-8000-000000000001', 'a.b', 'Ä'])('"%s" is one', (text) => {
  expect(v.is(id, text)).toBe(true);
});

it('a list keeps what is known of it, in its order', () => {
  const colours = knownAmong(v.picklist(['red', 'green']));
  expect(v.parse(colours, ['green', 'ultraviolet', 'red'])).toEqual(['green', 'red']);
  expect(v.is(colours, ['green', 7])).toBe(false);
});
