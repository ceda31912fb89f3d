// How long the page's own thread was at work in one piece, by that thread's clock: where others share the processor, the
// clock on the wall counts their work too.

/** What is read of an event of a browser trace. */
export interface TracedEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds by the thread's own clock. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** A task may take so long before somebody waits for it, ms. */
const UNNOTICED = 50;

/**
 * @param events of one load
 * @param address what the addresses of the page's site begin with
 * @param slowdown how many times slower the phone is
 * @returns milliseconds of the phone beyond the first 50 of each task after the first contentful paint; NaN without one
 */
export function ownBlocking(events: readonly TracedEvent[], address: string, slowdown: number): number {
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(address) === true,
  );
  const painted = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts >= start.ts,
  );
  if (start === undefined || painted === undefined) return Number.NaN;
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= painted.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - UNNOTICED), 0);
}
