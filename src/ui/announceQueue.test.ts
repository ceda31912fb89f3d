// @vitest-environment jsdom
// Announcements keep their distance.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnnounceQueue } from './announceQueue';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('says the first at once and at most one per two seconds', () => {
  const say = vi.fn<(text: string) => void>();
  const queue = createAnnounceQueue(say);
  queue.announce('one');
  queue.announce('two');
  expect(say.mock.calls).toEqual([['one']]);
  vi.advanceTimersByTime(1999);
  expect(say).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(say.mock.calls).toEqual([['one'], ['two']]);
});

it('lets three wait at most, the newest of them', () => {
  const say = vi.fn<(text: string) => void>();
  const queue = createAnnounceQueue(say);
  for (const text of ['a', 'b', 'c', 'd', 'e']) queue.announce(text);
  vi.advanceTimersByTime(20_000);
  expect(say.mock.calls.flat()).toEqual(['a', 'c', 'd', 'e']);
});

it('makes the same words news again, and says nothing after it stopped', () => {
  const say = vi.fn<(text: string) => void>();
  const queue = createAnnounceQueue(say);
  queue.announce('typing');
  vi.advanceTimersByTime(2000);
  queue.announce('typing');
  expect(say.mock.calls[1]?.[0]).not.toBe('typing');
  queue.announce('more');
  queue.stop();
  vi.advanceTimersByTime(5000);
  expect(say).toHaveBeenCalledTimes(2);
});
