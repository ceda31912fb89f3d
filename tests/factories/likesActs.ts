/** What can happen to likes, as acts of a model: of the member in two tabs, of others, of the network and of the session. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { unblock } from '@/api/calls/account';
import { block } from '@/api/calls/safety';
import { selectAside, selectIsAside } from '@/core/aside/asideSlice';
import { fetchAside, putAside, takeBack } from '@/core/aside/asideThunks';
import { memberBlocked, memberUnblocked } from '@/core/blocks/memberBlocked';
import { pushMessageReceived } from '@/core/push/pushSlice';
import {
  selectGiven,
  selectLiked,
  selectMatches,
  selectNewLikes,
  selectReceived,
} from '@/features/likes/likesSlice';
import { fetchLikes, like, unlike } from '@/features/likes/likesThunks';
import { readClock } from '@mocks/clock';
import { addLike, arriveLike } from '@mocks/rules/likes';
import { answers } from './lateAnswers';
import { matchesWaiting, ME, openMemberChat, openProfile } from './likesVisit';
import type { LikesVisit } from './likesVisit';

/** Long enough for the next request to be there first. */
const SLOW_MS = 6;

/** What the member wished last, as long as nothing else decides over it. */
export interface Model {
  liked: Map<string, boolean>;
  aside: Map<string, boolean>;
  /** How often each like may have ended: a match is made once before, and once after each time. */
  ended: Map<string, number>;
  /** False once something went wrong or somebody was blocked: then only stores and server are compared. */
  plain: boolean;
}
export const newModel = (): Model => ({ liked: new Map(), aside: new Map(), ended: new Map(), plain: true });

type Act = fc.AsyncCommand<Model, LikesVisit>;

/** An act as fast-check wants it. @param text how a failing run names it */
const act = (text: string, run: (model: Model, visit: LikesVisit) => void | Promise<void>): Act => ({
  check: () => true,
  run: async (model, visit) => {
    await run(model, visit);
    assertSound(visit);
    assertMoments(model, visit);
  },
  toString: () => text,
});

/** The next act may come before the server has even been asked, or after it has answered. */
export const inTime = (any: fc.Arbitrary<Act>): fc.Arbitrary<Act> =>
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

type Tab = LikesVisit['store'];

// Whom the member has blocked no page shows: there is nobody to like or to put aside.

/** Likes somebody in one of the tabs. Whoever is liked is not aside any more; a like that is under way is not given once more. */
function give(model: Model, { blocked, track }: LikesVisit, tab: Tab, id: string): void {
  if (blocked.has(id)) return;
  if (tab.getState().likes?.wishes[id]?.liked !== true && model.aside.has(id)) model.aside.set(id, false);
  track(tab.dispatch(like({ profile: id, source: 'search' })));
  assertShown(selectLiked(tab.getState(), id), true);
  model.liked.set(id, true);
}

/** Takes a like back in one of the tabs. */
function end(model: Model, { blocked, track }: LikesVisit, tab: Tab, id: string): void {
  if (blocked.has(id)) return;
  track(tab.dispatch(unlike({ profile: id })));
  assertShown(selectLiked(tab.getState(), id), false);
  model.liked.set(id, false);
  mayHaveEnded(model, id);
}
function mayHaveEnded({ ended }: Model, id: string): void {
  ended.set(id, (ended.get(id) ?? 0) + 1);
}

/** Every tab hears of a push message. */
const push = ({ store, other }: LikesVisit): void => {
  for (const tab of [store, other]) tab.dispatch(pushMessageReceived({ kind: 'like', path: '/likes' }));
};

const place = fc.nat(3);
/** Each with everybody that it may be about. */
export const acts = [
  place.map((at) => act(`like ${at}`, (model, visit) => give(model, visit, visit.store, visit.member(at)))),
  place.map((at) => act(`unlike ${at}`, (model, visit) => end(model, visit, visit.store, visit.member(at)))),
  place.map((at) =>
    act(`like ${at} in another tab`, (model, visit) => give(model, visit, visit.other, visit.member(at))),
  ),
  place.map((at) =>
    act(`unlike ${at} in another tab`, (model, visit) => end(model, visit, visit.other, visit.member(at))),
  ),
  place.map((at) =>
    act(`${at} likes the member`, (_, visit) => {
      arriveLike(visit.db, visit.member(at), ME, readClock(visit.db.clock));
      push(visit);
    }),
  ),
  place.map((at) =>
    act(`match with ${at}`, async (model, visit) => {
      const { db, settle, member } = visit;
      // The like is given in another browser, and not in the same second as one here.
      model.plain = false;
      await settle();
      if (!db.blocks.has(`${ME}>${member(at)}`)) {
        addLike(db, ME, member(at), readClock(db.clock), true);
        arriveLike(db, member(at), ME, readClock(db.clock));
      }
      push(visit);
    }),
  ),
  place.map((at) => act(`open ${at}`, (_, visit) => visit.track(openProfile(visit, visit.member(at))))),
  place.map((at) =>
    act(`open the conversation with ${at}`, (_, visit) =>
      visit.track(openMemberChat(visit, visit.member(at))),
    ),
  ),
  fc.constant(act('look at the next moment', (_, { celebrate }) => celebrate())),
  place.map((at) =>
    act(`block ${at}`, async (model, { store, other, settle, blocked, member }) => {
      model.plain = false;
      const id = member(at);
      mayHaveEnded(model, id);
      const answer = await block(id).catch(() => null);
      if (answer === null) {
        // The page says that it failed, and is asked again later; the lists know more.
        await settle();
        await Promise.all([store.dispatch(fetchLikes()), store.dispatch(fetchAside())]);
        return;
      }
      for (const tab of [store, other]) tab.dispatch(memberBlocked(id));
      blocked.add(id);
    }),
  ),
  place.map((at) =>
    act(`unblock ${at}`, async (model, { store, other, settle, blocked, member }) => {
      model.plain = false;
      await settle();
      const answer = await unblock(member(at)).catch(() => null);
      blocked.delete(member(at));
      if (answer !== null) for (const tab of [store, other]) tab.dispatch(memberUnblocked(member(at)));
      // The list of members put aside is asked for by whichever page shows it next.
      await Promise.all([store.dispatch(fetchLikes()), store.dispatch(fetchAside())]);
    }),
  ),
  fc.tuple(place, fc.constantFrom('passed', 'hidden')).map(([at, kind]) =>
    act(`put ${at} aside: ${kind}`, (model, { store, blocked, track, member }) => {
      if (blocked.has(member(at))) return;
      track(store.dispatch(putAside({ profile: member(at), kind })));
      assertShown(selectIsAside(store.getState(), member(at)), true);
      model.aside.set(member(at), true);
    }),
  ),
  place.map((at) =>
    act(`take ${at} back`, (model, { store, blocked, track, member }) => {
      if (blocked.has(member(at))) return;
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
  fc.constant(
    act('the session ends, and the member logs in again', async (model, { comeBack }) => {
      // An act on somebody put aside that was under way may have arrived or not; the lists tell.
      model.aside.clear();
      await comeBack();
    }),
  ),
  place.map((at) =>
    act(`like ${at} as the session ends`, async (model, visit) => {
      model.aside.clear();
      give(model, visit, visit.store, visit.member(at));
      await visit.comeBack();
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
    act(`like ${at} on a slow way, unlike ${at}`, (model, visit) => {
      visit.fault({ match: '* like.php', kind: 'slow', ms: SLOW_MS, times: 1 });
      give(model, visit, visit.store, visit.member(at));
      end(model, visit, visit.store, visit.member(at));
    }),
  ),
  place.map((at) =>
    act(`like ${at}, answer lost`, async (model, visit) => {
      model.plain = false;
      await visit.settle();
      if (visit.blocked.has(visit.member(at))) return;
      visit.fault({ match: 'POST like.php', kind: 'drop_after_commit', times: 6 });
      await visit.store.dispatch(like({ profile: visit.member(at), source: 'search' }));
    }),
  ),
  place.map((at) =>
    act(`like ${at} while older lists are on their way`, async (model, visit) => {
      answers.hold();
      void visit.store.dispatch(fetchLikes());
      await answers.served();
      give(model, visit, visit.store, visit.member(at));
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
  fc.constant(act('a minute passes', (_, visit) => visit.advance(60_000))),
];

/** A wish is seen at once. */
function assertShown(shown: boolean | undefined, wished: boolean): void {
  expect(shown).toBe(wished);
}

/** What holds at every moment: nobody twice, a badge that is the number of new likes, nobody who is blocked. */
export function assertSound({ store, other, blocked }: LikesVisit): void {
  for (const tab of [store, other]) {
    const state = tab.getState();
    const received = selectReceived(state).map(({ id }) => id);
    const given = selectGiven(state);
    const matches = selectMatches(state);
    const aside = selectAside(state).map(({ id }) => id);
    for (const list of [received, given, matches, aside]) expect(list).toEqual([...new Set(list)]);
    expect(matches.toSorted()).toEqual(received.filter((id) => given.includes(id)).toSorted());
    expect(selectNewLikes(state)).toBe(selectReceived(state).filter((mark) => mark.like_new).length);
    const settledLists = [...(state.likes?.profiles ?? []), ...received];
    expect([...settledLists, ...matchesWaiting(tab)].filter((id) => blocked.has(id))).toEqual([]);
  }
}

/** A match is celebrated once in the one tab or the other until its like has ended, and never for a like that is being taken back. */
function assertMoments({ ended }: Model, { store, other, celebrated, inVain }: LikesVisit): void {
  expect([...inVain]).toEqual([]);
  const moments = [...celebrated, ...matchesWaiting(store), ...matchesWaiting(other)];
  for (const id of new Set(moments))
    expect(moments.filter((one) => one === id).length).toBeLessThanOrEqual(1 + (ended.get(id) ?? 0));
}
