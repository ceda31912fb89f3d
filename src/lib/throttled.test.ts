import { afterEach, expect, it, vi } from 'vitest';
import { throttledProgress } from './throttled';

afterEach(() => vi.useRealTimers());

it('tells progress now and then, and the end in any case', () => {
  vi.useFakeTimers();
  const tell = vi.fn<(done: number, total: number) => void>();
  const progressed = throttledProgress(200, tell);
  progressed(1, 10);
  vi.advanceTimersByTime(199);
  progressed(2, 10);
  vi.advanceTimersByTime(1);
  progressed(3, 10);
  progressed(10, 10);
  expect(tell.mock.calls).toEqual([
    [1, 10],
    [3, 10],
    [10, 10],
  ]);
});
