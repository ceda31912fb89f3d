// @vitest-environment jsdom
/** Likes in any order, in two tabs, with answers that are lost, late or overtaken: in the end each store says what the server says. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAside } from '@/core/aside/asideThunks';
import { loggedOut } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { cases } from '@tests/factories/chance';
import { TestChannel } from '@tests/factories/channel';
import { answers, late } from '@tests/factories/lateAnswers';
import { acts, assertSound, inTime, newModel } from '@tests/factories/likesActs';
import { inStore, onServer, openProfile, visitLikes } from '@tests/factories/likesVisit';
import type { LikesVisit } from '@tests/factories/likesVisit';

vi.mock(import('@/api/calls/likes'), async (original) => {
  const calls = await original();
  return {
    ...calls,
    getLikes: late(calls.getLikes),
    like: late(calls.like),
    unlike: late(calls.unlike),
  };
});
vi.mock(import('@/api/calls/discovery'), async (original) => {
  const calls = await original();
  return {
    ...calls,
    getAside: late(calls.getAside),
    putAside: late(calls.putAside),
    takeBack: late(calls.takeBack),
  };
});

const RUNS = cases(60);
const MOST_ACTS = 26;
const TIME_LIMIT_MS = 60_000;

beforeEach(() => void vi.stubGlobal('BroadcastChannel', TestChannel));

/** What could not be learned is learned when the network is back, or with the next page. */
async function learn(visit: LikesVisit, isPlain: boolean): Promise<void> {
  await visit.settle();
  visit.db.faults.length = 0;
  const { store, other } = visit;
  const { likes, aside } = store.getState();
  if (likes?.failure) store.dispatch(connectionChanged(true));
  if (aside?.failure) void store.dispatch(fetchAside());
  // Where all went well the other tab has been told.
  if (!isPlain) other.dispatch(connectionChanged(true));
  await Promise.all([...visit.unopened].map((id) => openProfile(visit, id)));
  await visit.settle();
}

describe('likes, whatever happens in whatever order', () => {
  it(
    'are in the end what the server says, each once, in every tab [ST-05, ST-11, ST-21, RO-04, RO-06, BX-18, BX-28]',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(acts.map(inTime), { maxCommands: MOST_ACTS }), async (commands) => {
          const visit = await visitLikes();
          try {
            const model = newModel();
            await fc.asyncModelRun(() => ({ model, real: visit }), commands);
            await learn(visit, model.plain);
            const server = onServer(visit);
            expect(inStore(visit.store)).toEqual(server);
            // Whom the member puts aside the other tab asks for with its next page.
            expect({ ...inStore(visit.other), aside: server.aside }).toEqual(server);
            assertSound(visit);
            if (!model.plain) return;
            for (const [id, liked] of model.liked) expect(server.given.includes(id)).toBe(liked);
            for (const [id, put] of model.aside)
              expect(server.aside.some((entry) => entry.startsWith(`${id} `))).toBe(put);
          } finally {
            await answers.release();
            for (const tab of [visit.store, visit.other]) tab.dispatch(loggedOut({ by: 'member' }));
            TestChannel.closeAll();
            sessionStorage.clear();
            visit.close();
          }
        }),
        { numRuns: RUNS },
      );
    },
    TIME_LIMIT_MS,
  );
});
