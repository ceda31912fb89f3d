/** A member's visit in two tabs whose stores can be compared with the server: for tests of likes in any order. */
import { vi } from 'vitest';
import { getMember } from '@/api/calls/members';
import { addSharedLikes } from '@/app/sharedLikes';
import { selectAside } from '@/core/aside/asideSlice';
import { fetchAside } from '@/core/aside/asideThunks';
import { loggedOut, sessionSettled, sessionStarted } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { modalClosed, modalOpened } from '@/core/modals/modalsSlice';
import { likedProfileOpened } from '@/core/profiles/likedProfileOpened';
import { askForPartner } from '@/features/chats/useChatPartner';
import { addLikesListeners } from '@/features/likes/likesListeners';
import { selectGiven, selectNewLikes, selectNextMoment, selectReceived } from '@/features/likes/likesSlice';
import { fetchLikes } from '@/features/likes/likesThunks';
import { addUnsentLikesListeners } from '@/features/likes/unsentLikes';
import { createTestStore } from './store';
import { asideOf } from '@mocks/rules/aside';
import { isEager } from '@mocks/rules/likes';
import { createTestBackend } from '@mocks/testServer';
import { answers } from './lateAnswers';

/** The persona's id. */
export const ME = 'premium';
const PERSONA = `${ME}@example.test`;

async function openTab() {
  const { store, startListening } = createTestStore();
  addLikesListeners(startListening);
  addSharedLikes(startListening);
  addUnsentLikesListeners(startListening);
  await store.dispatch(fetchUser());
  await Promise.all([store.dispatch(fetchLikes()), store.dispatch(fetchAside())]);
  store.dispatch(sessionSettled());
  return store;
}
type Store = Awaited<ReturnType<typeof openTab>>;

/** Matches that wait for their moment in a tab, by the profile id. */
export const matchesWaiting = (tab: Store): string[] =>
  (tab.getState().likes?.moments ?? []).flatMap(({ name, profile }) => (name === 'match' ? [profile] : []));

/** A visit whose server and stores can be compared. */
export async function visitLikes() {
  const backend = createTestBackend({ persona: PERSONA });
  const { db } = backend;
  const store = await openTab();
  /** Another tab of the same browser. */
  const other = await openTab();
  const received = [...db.likes.values()].filter(({ to }) => to === ME).map(({ from }) => from);
  const given = [...db.likes.values()].filter(({ from }) => from === ME).map(({ to }) => to);
  const known = new Set([...received, ...given]);
  const strangers = [...db.members.keys()].filter((id) => !known.has(id) && !db.accounts.has(id));
  // Somebody who likes the member, somebody who is liked, a stranger who would like back at once, one who would not.
  const members = [
    received.find((id) => !given.includes(id)),
    given.find((id) => !received.includes(id)),
    strangers.find((id) => isEager(db, id, ME)),
    strangers.find((id) => !isEager(db, id, ME)),
  ].filter((id) => id !== undefined);

  const under_way = new Set<Promise<unknown>>();
  const blocked = new Set<string>();
  /** Whose profile did not come when it was opened. */
  const unopened = new Set<string>();
  /** Whose match was celebrated, each as often as it was. */
  const celebrated: string[] = [];
  /** Whose match was to be celebrated, at any moment, while their like was being taken back. */
  const inVain = new Set<string>();
  for (const tab of [store, other])
    tab.subscribe(() => {
      const wishes = tab.getState().likes?.wishes;
      for (const id of matchesWaiting(tab)) if (wishes?.[id]?.liked === false) inVain.add(id);
    });
  const track = (work: Promise<unknown>): void => {
    under_way.add(work);
    void work.finally(() => under_way.delete(work)).catch(() => undefined);
  };
  const isBusy = (tab: Store) => {
    const { likes, aside } = tab.getState();
    return (
      likes?.request !== null ||
      aside?.request !== null ||
      Object.keys(likes.wishes).length > 0 ||
      Object.keys(aside.wishes).length > 0
    );
  };
  /** Until every answer is there and nothing follows from it. */
  const settle = async (): Promise<void> => {
    await answers.release();
    await vi.waitFor(
      () => {
        if (under_way.size > 0 || isBusy(store) || isBusy(other)) throw new Error('answers are under way');
      },
      { interval: 1, timeout: 10_000 },
    );
  };
  /** The moment that waits is shown and closed. */
  const celebrate = (): void => {
    const moment = selectNextMoment(store.getState());
    if (!moment) return;
    celebrated.push(moment.profile);
    store.dispatch(modalOpened(moment));
    store.dispatch(modalClosed());
  };
  /** The session runs out, in every tab, and the same member logs in again. */
  const comeBack = async (): Promise<void> => {
    db.faults.length = 0;
    for (const tab of [store, other]) tab.dispatch(loggedOut({ by: 'expiry' }));
    db.sessions.clear();
    await answers.release();
    await answers.served();
    backend.logIn(PERSONA);
    // One after the other: the tabs of a test have one session between them, which ends as each finds the member.
    for (const tab of [store, other]) await tab.dispatch(fetchUser());
    for (const tab of [store, other]) {
      tab.dispatch(sessionStarted());
      void tab.dispatch(fetchAside());
    }
  };
  const member = (place: number): string => members[place % members.length] ?? 'elena';
  return {
    ...backend,
    store,
    other,
    blocked,
    unopened,
    celebrated,
    inVain,
    track,
    settle,
    celebrate,
    comeBack,
    member,
  };
}
export type LikesVisit = Awaited<ReturnType<typeof visitLikes>>;

/** Looks at a profile. The server may know of it though its answer was lost: then the page has a button to try again. */
async function look({ unopened }: LikesVisit, id: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
    unopened.delete(id);
  } catch {
    unopened.add(id);
  }
}

/** Opens a profile. */
export const openProfile = (visit: LikesVisit, id: string): Promise<void> =>
  look(visit, id, async () => {
    const { relation } = await getMember(id);
    if (relation.liked_by) visit.store.dispatch(likedProfileOpened(id));
  });

/** Opens the way into a conversation with somebody. */
export const openMemberChat = (visit: LikesVisit, id: string): Promise<void> =>
  look(visit, id, () => visit.store.dispatch(askForPartner(id)));

/** What the server holds for the member, without those who are blocked. */
export function onServer({ db }: LikesVisit) {
  const isHere = (id: string): boolean => !db.blocks.has(`${ME}>${id}`);
  const likes = [...db.likes.values()];
  const received = likes.filter(({ from, to }) => to === ME && isHere(from));
  return {
    given: likes.flatMap(({ from, to }) => (from === ME && isHere(to) ? [to] : [])).toSorted(),
    received: received.map(({ from }) => from).toSorted(),
    fresh: received.filter(({ seen }) => !seen).length,
    aside: asideOf(db, ME)
      .flatMap(({ whom, kind }) => (isHere(whom) ? [`${whom} ${kind}`] : []))
      .toSorted(),
  };
}

/** What a tab holds. */
export function inStore(tab: Store): ReturnType<typeof onServer> {
  const state = tab.getState();
  return {
    given: selectGiven(state).toSorted(),
    received: selectReceived(state)
      .map(({ id }) => id)
      .toSorted(),
    fresh: selectNewLikes(state),
    aside: selectAside(state)
      .map(({ id, kind }) => `${id} ${kind}`)
      .toSorted(),
  };
}
