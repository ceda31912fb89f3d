// @vitest-environment jsdom
/** What an expired session left behind goes when its member does not come back. */
import { expect, it } from 'vitest';
import { UNSENT_KEPT_MS } from '@/config/limits';
import { memberReturned, sweepRecords } from './sweepRecords';

const NOW = 1_800_000_000_000;
const UNSENT = ['drafts:u1', 'outbox:u1', 'drafts:u1:pictures', 'outbox:u1:m1', 'replies:u1'];
const OTHERS = ['payment:u1', 'push:u1', 'trusted:u1', 'appearance', 'drafts'];
const keys = () => Object.keys(localStorage).sort();

function leave(): void {
  for (const key of [...UNSENT, ...OTHERS]) localStorage.setItem(key, '{}');
}

it('keeps it for 30 days, then removes it, and nothing else [BX-23]', () => {
  leave();
  sweepRecords(NOW);
  sweepRecords(NOW + UNSENT_KEPT_MS - 1);
  expect(keys()).toEqual([...UNSENT, ...OTHERS, 'left:u1'].sort());
  sweepRecords(NOW + UNSENT_KEPT_MS);
  expect(keys()).toEqual(OTHERS.sort());
});

it('counts anew for who has been here, each account for itself', () => {
  leave();
  localStorage.setItem('drafts:u2', '{}');
  sweepRecords(NOW);
  memberReturned('u1');
  sweepRecords(NOW + UNSENT_KEPT_MS);
  expect(keys()).toEqual([...UNSENT, ...OTHERS, 'left:u1'].sort());
});

it.each(['x', '', String(NOW + 1)])('counts from now where the mark is no time that has been: %j', (mark) => {
  leave();
  localStorage.setItem('left:u1', mark);
  sweepRecords(NOW);
  expect(localStorage.getItem('left:u1')).toBe(String(NOW));
  expect(localStorage.getItem('drafts:u1')).toBe('{}');
});

it('leaves no mark where nothing is left', () => {
  sweepRecords(NOW);
  expect(keys()).toEqual([]);
});
