/** A member's visit whose store can be compared with the server: for tests of likes in any order. */
import { vi } from 'vitest';
import { getMember } from '@/api/calls/members';
import { selectAside } from '@/core/aside/asideSlice';
import { fetchAside } from '@/core/aside/asideThunks';
import { fetchUser } from '@/core/auth/authThunks';
import { addLikesListeners } from '@/features/likes/likesListeners';
import { likedProfileOpened, selectGiven, selectNewLikes, selectReceived } from '@/features/likes/likesSlice';
import { fetchLikes } from '@/features/likes/likesThunks';
import { createTestStore } from './store';
import { asideOf } from '@mocks/rules/aside';
import { isEager } from '@mocks/rules/likes';
import { createTestBackend } from '@mocks/testServer';
import { answers } from './lateAnswers';

/** The persona's id. */
export const ME = 'premium';

/** A visit whose server and store can be compared. */
export async function visitLikes() {
  const backend = createTestBackend({ persona: `${ME}@example.test` });
  const { db } = backend;
  const { store, startListening } = createTestStore();
  addLikesListeners(startListening);
  await store.dispatch(fetchUser());
  await Promise.all([store.dispatch(fetchLikes()), store.dispatch(fetchAside())]);
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
  const track = (work: Promise<unknown>): void => {
    under_way.add(work);
    void work.finally(() => under_way.delete(work)).catch(() => undefined);
  };
  const isBusy = () => {
    const { likes, aside } = store.getState();
    return (
      under_way.size > 0 ||
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
        if (isBusy()) throw new Error('answers are under way');
      },
      { interval: 1, timeout: 10_000 },
    );
  };
  const member = (place: number): string => members[place % members.length] ?? 'elena';
  return { ...backend, store, blocked, unopened, track, settle, member };
}
export type LikesVisit = Awaited<ReturnType<typeof visitLikes>>;

/** Opens a profile. The server may know of it though its answer was lost: then the page has a button to try again. */
export async function openProfile({ store, unopened }: LikesVisit, id: string): Promise<void> {
  try {
    await getMember(id);
    unopened.delete(id);
    store.dispatch(likedProfileOpened(id));
  } catch {
    unopened.add(id);
  }
}

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

export function inStore({ store }: LikesVisit): ReturnType<typeof onServer> {
  const state = store.getState();
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
