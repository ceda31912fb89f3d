/** Whole minutes until a moment, counting down on screen. */
import { useEffect, useState } from 'react';
import { serverNow } from '@/api/serverClock';

const MINUTE_MS = 60_000;

/** @returns full or begun minutes from `now` to `until`, both epoch ms; 0 once it is over */
export function minutesUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / MINUTE_MS));
}

/**
 * @param until epoch ms by the server's clock; null for nothing to wait for
 * @returns minutes left, 0 when there is nothing to wait for
 */
export function useMinutesLeft(until: number | null): number {
  const [, setTick] = useState(0);
  const now = serverNow();
  const minutes = until === null ? 0 : minutesUntil(until, now);
  useEffect(() => {
    if (until === null || minutes === 0) return undefined;
    // To the moment at which one minute less is left.
    const timer = setTimeout(
      () => setTick((tick) => tick + 1),
      until - (minutes - 1) * MINUTE_MS - serverNow(),
    );
    return () => clearTimeout(timer);
  });
  return minutes;
}
