import * as v from 'valibot';
import { expect, it } from 'vitest';
import { id } from './primitives';

it.each(['constructor', '__proto__', 'toString', ''])('"%s" is no id', (text) => {
  expect(v.is(id, text)).toBe(false);
});

it.each(['7', 'ada', '8f0e1d2c-0000-4000-8000-000000000001', 'a.b', 'Ä'])('"%s" is one', (text) => {
  expect(v.is(id, text)).toBe(true);
});
