// @vitest-environment jsdom
/** How far searches were opened, entry by entry of the history. */
import { expect, it } from 'vitest';
import { keepPages, keptPages } from './keptPages';

it('keeps the latest number for each entry, and opens none without end [BX-09]', () => {
  expect(keptPages('a/members')).toBe(0);
  keepPages('a/members', 2);
  keepPages('b/members', 3);
  keepPages('a/members', 4);
  expect([keptPages('a/members'), keptPages('b/members')]).toEqual([4, 3]);
  keepPages('c/members', 900);
  expect(keptPages('c/members')).toBe(20);
});

it('forgets the entries of long ago', () => {
  for (let entry = 0; entry < 60; entry += 1) keepPages(`${entry}/members`, 2);
  expect(keptPages('59/members')).toBe(2);
  expect(keptPages('9/members')).toBe(0);
});
