/** The server's clock for what ends, on a device that may sleep, or whose own clock may be set, while the page is open (spec 4). */
import { serverNow } from '@/api/serverClock';
import { TICK_MS } from '@/config/limits';

export interface BonusClock {
  /**
   * @param onJump called when the device's clock has jumped since the last look: the server is to be asked
   * @returns the server's time as far as it is known, epoch ms
   */
  now: (onJump: () => void) => number;
  /** To be told when the server has been heard: from here on its clock is known again. */
  heard: () => void;
}

/**
 * Nobody can set the timer, but it may stand still in a sleep. So a device's clock that has jumped ahead of it is taken for
 * a sleep, and believed; one that has fallen behind was set, and until the server is heard the timer goes on in its place.
 */
export function createBonusClock(): BonusClock {
  let ahead = aheadOfTimer();
  let last = { known: serverNow(), timer: performance.now() };
  /** The server's time at the timer's zero; null while the device's clock is believed. */
  let timerZero: number | null = null;
  return {
    now: (onJump) => {
      const jump = aheadOfTimer() - ahead;
      if (Math.abs(jump) > TICK_MS) {
        ahead += jump;
        if (timerZero !== null) timerZero += Math.max(0, jump);
        else if (jump < 0) timerZero = last.known - last.timer;
        onJump();
      }
      const timer = performance.now();
      last = { known: timerZero === null ? serverNow() : timerZero + timer, timer };
      return last.known;
    },
    heard: () => {
      ahead = aheadOfTimer();
      timerZero = null;
      last = { known: serverNow(), timer: performance.now() };
    },
  };
}

const aheadOfTimer = (): number => Date.now() - performance.now();
