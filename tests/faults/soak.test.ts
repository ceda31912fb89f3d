// @vitest-environment jsdom
/** Ten minutes of a member's visit, in which every fifth request meets with trouble: stores, timers and server as they are. */
import type * as Axios from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cases, SEED } from '@tests/factories/chance';
import { TROUBLE_NAMES } from './storm';
import type { Trouble } from './storm';
import { actOnce, arrive, expectWhole, rest, visitInStorm } from './stormVisit';

// The pauses are the product's own, on fake time.
vi.unmock('@/config/limits');
vi.mock('axios', async () => {
  const axios = await vi.importActual<typeof Axios>('axios');
  const { carryThroughStorm } = await import('./storm');
  const create: typeof axios.default.create = (config) =>
    axios.default.create({ ...config, adapter: carryThroughStorm });
  return { ...axios, default: { ...axios.default, create } };
});

const SOAK_MS = 600_000;
const RATE = 0.2;
/** Visits in the matrix; the gate sees one. */
const VISITS = 40;

beforeEach(() => {
  vi.useFakeTimers();
  // Its messages come at moments of their own, which no seed could repeat.
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('ten minutes in a storm', () => {
  it('lose, double and charge twice nothing, whatever they did [AP-02] [BX-02] [BX-05]', async () => {
    const struck = new Set<Trouble>();
    const counts = { visits: 0, acts: 0, requests: 0, troubles: 0 };
    for (let number = 0; number < cases(VISITS, VISITS); number += 1) {
      const visit = visitInStorm(SEED + number);
      await arrive(visit);
      visit.storm.rate = RATE;
      for (const end = Date.now() + SOAK_MS; Date.now() < end;) await actOnce(visit);
      await rest(visit);
      expectWhole(visit);
      for (const [trouble, times] of visit.storm.struck) {
        struck.add(trouble);
        counts.troubles += times;
      }
      counts.visits += 1;
      counts.acts += visit.acts;
      counts.requests += visit.storm.requests;
      localStorage.clear();
      vi.clearAllTimers();
    }
    expect([...struck].toSorted()).toEqual(TROUBLE_NAMES.toSorted());
    expect(counts.acts).toBeGreaterThan(counts.visits * 200);
    console.log(
      `Chaos soak: ${counts.visits} visits of ten minutes, ${counts.acts} acts, ${counts.requests} requests, ${counts.troubles} of them in trouble.`,
    );
  }, 1_200_000);
});
