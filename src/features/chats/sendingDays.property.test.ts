// @vitest-environment jsdom
/** Sending as a whole (stores, effects, timers, locks, records) in two tabs on thousands of generated days. */
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cases } from '@tests/factories/chance';
import { NOON } from '@tests/factories/chats';
import { ACT_NAMES, check, finish, live, newDay, STEPS } from '@tests/factories/sendingDay';
import type { ActName } from '@tests/factories/sendingDay';
import { installBrowser } from '@tests/factories/sendingWorld';

vi.mock('@/api/calls/chat', async () => (await import('@tests/factories/sendingWorld')).chatCalls);
vi.mock('@/api/calls/user', async () => (await import('@tests/factories/sendingWorld')).userCalls);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  installBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

/** In the matrix; the gate sees a part of them. */
const DAYS = 10_000;
/** Each is a page of the app twice over, a hundredth of a second. */
const GATE_SHARE = 40;

/** Days that went wrong once, and whether their browser has locks. */
const FOUND: [number[], boolean][] = [
  // A conversation is removed while another tab sends in it, and stays after all.
  [[652, 861, 0, 184, 0, 0, 620, 580, 212], false],
];

/** One number a step: a shorter list of smaller numbers is a simpler day. */
const steps = fc.array(fc.nat(STEPS - 1), { maxLength: 40, size: 'max' });

describe('sending in two tabs', () => {
  it('loses, doubles and charges twice no message on thousands of bad days, and keeps their order [BX-02] [BX-05] [BX-28]', async () => {
    const happened = new Set<ActName>();
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (numbers, hasLocks) => {
        const day = await newDay(hasLocks);
        try {
          for (const step of numbers) {
            happened.add(await live(day, step));
            check(day);
          }
          await finish(day);
        } finally {
          for (const tab of day.tabs) tab.close();
          vi.clearAllTimers();
        }
      }),
      { numRuns: cases(DAYS, GATE_SHARE), examples: FOUND },
    );
    expect([...happened].toSorted()).toEqual(ACT_NAMES.toSorted());
  }, 600_000);
});
