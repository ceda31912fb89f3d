/** Blocking by the clock of the page's own thread. */
import { expect, it } from 'vitest';
import { ownBlocking, type TracedEvent } from '../../scripts/audit/blocking';

const PAGE = { pid: 7, tid: 1 };
const start: TracedEvent = {
  ...PAGE,
  name: 'navigationStart',
  ts: 0,
  args: { data: { documentLoaderURL: 'https://localhost:1/members' } },
};
const painted: TracedEvent = { ...PAGE, name: 'firstContentfulPaint', ts: 100_000 };
const task = (ts: number, ms: number, where: Partial<TracedEvent> = {}): TracedEvent => ({
  ...PAGE,
  name: 'RunTask',
  ts,
  tdur: ms * 1000,
  ...where,
});
const blocking = (...tasks: readonly TracedEvent[]): number =>
  ownBlocking([start, painted, ...tasks], 'https://localhost:1/', 4);

it('counts what is beyond 50 ms of each task of the page after its first paint', () => {
  expect(blocking(task(200_000, 20), task(300_000, 15), task(400_000, 12))).toBe(30 + 10);
});

it('counts nothing before the first paint, of other threads or of other events', () => {
  expect(
    blocking(
      task(50_000, 90),
      task(200_000, 90, { tid: 2 }),
      task(200_000, 90, { pid: 8 }),
      task(200_000, 90, { name: 'Paint' }),
    ),
  ).toBe(0);
});

it('is no number where the page was never painted', () => {
  expect(ownBlocking([start, task(200_000, 90)], 'https://localhost:1/', 4)).toBeNaN();
});
