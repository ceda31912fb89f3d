/** Seconds until a moment, counting down on screen. */
import { useEffect, useState } from 'react';
import { serverNow } from '@/api/serverClock';
import { TICK_MS } from '@/config/limits';

/** @returns full or begun seconds until an epoch ms of the server's clock; 0 once it is over */
export function useSecondsLeft(until: number): number {
  const [, setTick] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - serverNow()) / TICK_MS));
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setTick((tick) => tick + 1), TICK_MS);
    return () => clearTimeout(timer);
  });
  return seconds;
}
