// @vitest-environment jsdom
/** Likes in any order, with answers that are lost, late or overtaken: in the end the store says what the server says. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { unblock } from '@/api/calls/account';
import { block } from '@/api/calls/safety';
import { selectAside, selectIsAside } from '@/core/aside/asideSlice';
import { fetchAside, putAside, takeBack } from '@/core/aside/asideThunks';
import { loggedOut } from '@/core/auth/authSlice';
import { memberBlocked, memberUnblocked } from '@/core/blocks/memberBlocked';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import { readClock } from '@mocks/clock';
import { addLike, arriveLike } from '@mocks/rules/likes';
import { cases } from '@tests/factories/chance';
import { answers, late } from '@tests/factories/lateAnswers';
import { inStore, ME, onServer, openProfile, visitLikes } from '@tests/factories/likesVisit';
import type { LikesVisit } from '@tests/factories/likesVisit';
import { selectGiven, selectLiked, selectMatches, selectNewLikes, selectReceived } from './likesSlice';
import { fetchLikes, like, unlike } from './likesThunks';

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
/** Long enough for the next request to be there first. */
const SLOW_MS = 6;
const TIME_LIMIT_MS = 60_000;

/** What the member wished last, as long as nothing else decides over it. */
interface Model {
  liked: Map<string, boolean>;
  aside: Map<string, boolean>;
  /** False once something went wrong or somebody was blocked: then only store and server are compared. */
  plain: boolean;
}
type Act = fc.AsyncCommand<Model, LikesVisit>;

/** An act as fast-check wants it. @param text how a failing run names it */
const act = (text: string, run: (model: Model, visit: LikesVisit) => void | Promise<void>): Act => ({
  check: () => true,
  run: async (model, visit) => {
    await run(model, visit);
    assertSound(visit);
  },
  toString: () => text,
});

/** The next act may come before the server has even been asked, or after it has answered. */
const inTime = (any: fc.Arbitrary<Act>): fc.Arbitrary<Act> =>
  fc.tuple(any, fc.boolean()).map(([then, isServed]) =>
    isServed
      ? {
          check: () => true,
          run: async (model: Model, visit: LikesVisit) => {
            await then.run(model, visit);
            await answers.served();
          },
          toString: () => `${then.toString()}, served`,
        }
      : then,
  );

/** Whoever is liked is not aside any more; a like that is under way is not given once more. */
function bringBack(model: Model, store: LikesVisit['store'], id: string): void {
  if (store.getState().likes?.wishes[id]?.liked !== true && model.aside.has(id)) model.aside.set(id, false);
}

const place = fc.nat(3);
const acts = [
  place.map((at) =>
    act(`like ${at}`, (model, { store, track, member }) => {
      bringBack(model, store, member(at));
      track(store.dispatch(like({ profile: member(at), source: 'search' })));
      assertShown(selectLiked(store.getState(), member(at)), true);
      model.liked.set(member(at), true);
    }),
  ),
  place.map((at) =>
    act(`unlike ${at}`, (model, { store, track, member }) => {
      track(store.dispatch(unlike({ profile: member(at) })));
      assertShown(selectLiked(store.getState(), member(at)), false);
      model.liked.set(member(at), false);
    }),
  ),
  place.map((at) =>
    act(`${at} likes the member`, (_, { db, store, member }) => {
      arriveLike(db, member(at), ME, readClock(db.clock));
      store.dispatch(pushMessageReceived({ kind: 'like', path: '/likes' }));
    }),
  ),
  place.map((at) =>
    act(`match with ${at}`, async (model, { db, store, settle, member }) => {
      // The like is given in another browser, and not in the same second as one here.
      model.plain = false;
      await settle();
      if (!db.blocks.has(`${ME}>${member(at)}`)) {
        addLike(db, ME, member(at), readClock(db.clock), true);
        arriveLike(db, member(at), ME, readClock(db.clock));
      }
      store.dispatch(pushMessageReceived({ kind: 'like', path: '/likes' }));
    }),
  ),
  place.map((at) =>
    act(`open ${at}`, (_, visit) => {
      visit.track(openProfile(visit, visit.member(at)));
    }),
  ),
  place.map((at) =>
    act(`block ${at}`, async (model, { store, settle, blocked, member }) => {
      model.plain = false;
      const id = member(at);
      const answer = await block(id).catch(() => null);
      if (answer === null) {
        // The page says that it failed, and is asked again later; the lists know more.
        await settle();
        await Promise.all([store.dispatch(fetchLikes()), store.dispatch(fetchAside())]);
        return;
      }
      store.dispatch(memberBlocked(id));
      blocked.add(id);
    }),
  ),
  place.map((at) =>
    act(`unblock ${at}`, async (model, { store, settle, blocked, member }) => {
      model.plain = false;
      await settle();
      const answer = await unblock(member(at)).catch(() => null);
      blocked.delete(member(at));
      if (answer !== null) store.dispatch(memberUnblocked(member(at)));
      // The list of members put aside is asked for by whichever page shows it next.
      await Promise.all([store.dispatch(fetchLikes()), store.dispatch(fetchAside())]);
    }),
  ),
  fc.tuple(place, fc.constantFrom('passed', 'hidden')).map(([at, kind]) =>
    act(`put ${at} aside: ${kind}`, (model, { store, track, member }) => {
      track(store.dispatch(putAside({ profile: member(at), kind })));
      assertShown(selectIsAside(store.getState(), member(at)), true);
      model.aside.set(member(at), true);
    }),
  ),
  place.map((at) =>
    act(`take ${at} back`, (model, { store, track, member }) => {
      track(store.dispatch(takeBack({ profile: member(at) })));
      assertShown(selectIsAside(store.getState(), member(at)), false);
      model.aside.set(member(at), false);
    }),
  ),
  fc.constant(
    act('reload', (_, { store }) => {
      void store.dispatch(fetchLikes());
      void store.dispatch(fetchAside());
    }),
  ),
  fc
    .record({
      // Once is repeated and not noticed; six times is as often as a call is tried.
      kind: fc.constantFrom('offline', 'drop_after_commit', 'drop_after_commit', 'status'),
      match: fc.constantFrom('POST like.php', 'DELETE like.php', 'GET likes.php', '* pass.php', '*.php'),
      times: fc.constantFrom(1, 6, 7),
    })
    .map((fault) =>
      act(`${fault.times} × ${fault.kind} for ${fault.match}`, (model, visit) => {
        model.plain = false;
        visit.fault(fault);
      }),
    ),
  place.map((at) =>
    act(`like ${at} on a slow way, unlike ${at}`, (model, { fault, store, track, member }) => {
      const profile = member(at);
      bringBack(model, store, profile);
      fault({ match: '* like.php', kind: 'slow', ms: SLOW_MS, times: 1 });
      track(store.dispatch(like({ profile, source: 'search' })));
      track(store.dispatch(unlike({ profile })));
      model.liked.set(profile, false);
    }),
  ),
  place.map((at) =>
    act(`like ${at}, answer lost`, async (model, { fault, store, settle, member }) => {
      model.plain = false;
      await settle();
      fault({ match: 'POST like.php', kind: 'drop_after_commit', times: 6 });
      await store.dispatch(like({ profile: member(at), source: 'search' }));
    }),
  ),
  place.map((at) =>
    act(`like ${at} while older lists are on their way`, async (model, { store, track, member }) => {
      answers.hold();
      void store.dispatch(fetchLikes());
      await answers.served();
      bringBack(model, store, member(at));
      track(store.dispatch(like({ profile: member(at), source: 'search' })));
      model.liked.set(member(at), true);
      await answers.served();
    }),
  ),
  fc.constant(act('answers wait', () => answers.hold())),
  fc.constant(
    act('lists are on their way for long', async (_, { store }) => {
      answers.hold();
      void store.dispatch(fetchLikes());
      void store.dispatch(fetchAside());
      await answers.served();
    }),
  ),
  fc.constant(act('answers come, the last first', () => answers.release())),
  fc.constant(act('all is answered', (_, { settle }) => settle())),
  fc.constant(act('a minute passes', (_, { advance }) => advance(60_000))),
];

/** A wish is seen at once. */
function assertShown(shown: boolean | undefined, wished: boolean): void {
  expect(shown).toBe(wished);
}

/** What holds at every moment: nobody twice, a badge that is the number of new likes, nobody who is blocked. */
function assertSound({ store, blocked }: LikesVisit): void {
  const state = store.getState();
  const received = selectReceived(state).map(({ id }) => id);
  const given = selectGiven(state);
  const matches = selectMatches(state);
  const aside = selectAside(state).map(({ id }) => id);
  for (const list of [received, given, matches, aside]) expect(list).toEqual([...new Set(list)]);
  expect(matches.toSorted()).toEqual(received.filter((id) => given.includes(id)).toSorted());
  expect(selectNewLikes(state)).toBe(selectReceived(state).filter((mark) => mark.like_new).length);
  const settledLists = [...(state.likes?.profiles ?? []), ...received];
  expect(settledLists.filter((id) => blocked.has(id))).toEqual([]);
}

describe('likes, whatever happens in whatever order', () => {
  it(
    'are in the end what the server says, each once [ST-05, ST-21, RO-04, BX-18]',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(acts.map(inTime), { maxCommands: MOST_ACTS }), async (commands) => {
          const visit = await visitLikes();
          try {
            const model: Model = { liked: new Map(), aside: new Map(), plain: true };
            await fc.asyncModelRun(() => ({ model, real: visit }), commands);
            await visit.settle();
            visit.db.faults.length = 0;
            const { likes, aside } = visit.store.getState();
            // What could not be learned is learned when the network is back, or with the next page.
            if (likes?.failure) visit.store.dispatch(connectionChanged(true));
            if (aside?.failure) void visit.store.dispatch(fetchAside());
            await Promise.all([...visit.unopened].map((id) => openProfile(visit, id)));
            await visit.settle();
            const server = onServer(visit);
            expect(inStore(visit)).toEqual(server);
            assertSound(visit);
            if (!model.plain) return;
            for (const [id, liked] of model.liked) expect(server.given.includes(id)).toBe(liked);
            for (const [id, put] of model.aside)
              expect(server.aside.some((entry) => entry.startsWith(`${id} `))).toBe(put);
          } finally {
            await answers.release();
            visit.store.dispatch(loggedOut({ by: 'member' }));
            visit.close();
          }
        }),
        { numRuns: RUNS },
      );
    },
    TIME_LIMIT_MS,
  );
});
