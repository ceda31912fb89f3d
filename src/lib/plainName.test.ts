import { expect, it } from 'vitest';
import { isPlainName } from './plainName';

it.each(Object.getOwnPropertyNames(Object.prototype))('%s names no entry of a table', (name) => {
  expect(isPlainName(name)).toBe(false);
});

it.each([
  '',
  'ada',
  'Constructor',
  'constructor2',
  '8f0e1d2c-0000-4000-8000-000000000001',
  'length',
  'prototype',
])('"%s" may name one', (name) => {
  expect(isPlainName(name)).toBe(true);
});
