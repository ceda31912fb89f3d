// @vitest-environment jsdom
/** What one press on a like does, and what it leaves alone, against the mock backend. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { modalClosed, modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { profilesReceived, selectProfile } from '@/core/profiles/profilesSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import { selectLikeIsNew, selectReceived } from '@/features/likes/likesSlice';
import { fetchLikes, like } from '@/features/likes/likesThunks';
import { newLikePressed } from '@/features/likes/newLikeEvents';
import { readClock } from '@mocks/clock';
import { arriveLike, isEager } from '@mocks/rules/likes';
import type { TestBackend } from '@mocks/testServer';
import { strangersOf } from '@tests/factories/strangers';
import { visitDiscovery } from '@tests/factories/discovery';
import { required } from '@tests/factories/required';

const ME = 'premium';
let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function visit(address: string, prepare?: (made: TestBackend) => void) {
  const visited = await visitDiscovery(address, {
    persona: `${ME}@example.test`,
    ...(prepare && { prepare }),
  });
  ({ backend } = visited);
  return { ...visited, made: visited.backend };
}
const given = ({ db }: TestBackend, id: string) => db.likes.has(`${ME}>${id}`);
const nameOf = ({ db }: TestBackend, id: string): string => db.members.get(id)?.name ?? '';

describe('the like of a profile', () => {
  const button = async (name: string) => required((await screen.findAllByRole('button', { name }))[0]);

  it('is given by two quick taps, and taken back only by a press after the answer [ST-05]', async () => {
    const { made } = await visit('/members/amara', ({ fault }) =>
      fault({ match: 'POST like.php', kind: 'slow', ms: 30, times: 1 }),
    );
    const heart = await button('Like Amara');
    fireEvent.click(heart);
    expect(heart.textContent).toBe('Unlike Amara');
    expect(heart.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-disabled')).toBeNull());
    expect(given(made, 'amara')).toBe(true);
    expect(heart.textContent).toBe('Unlike Amara');
    await userEvent.click(heart);
    await waitFor(() => expect(given(made, 'amara')).toBe(false));
  });

  it('says in the bar of phones, too, that it is under way [ST-05]', async () => {
    await visit('/members/amara', ({ fault }) =>
      fault({ match: 'POST like.php', kind: 'slow', ms: 30, times: 1 }),
    );
    await button('Like Amara');
    const hearts = screen.getAllByRole('button', { name: 'Like Amara' });
    expect(hearts).toHaveLength(2);
    fireEvent.click(required(hearts[1]));
    expect(hearts.map((heart) => heart.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    await waitFor(() => expect(hearts[1]?.getAttribute('aria-disabled')).toBeNull());
  });

  it('that comes while the profile is open is seen here and on the server [ST-11]', async () => {
    const { made, store } = await visit('/members/amara');
    await button('Like Amara');
    arriveLike(made.db, 'amara', ME, readClock(made.db.clock));
    act(() => void store.dispatch(pushMessageReceived({ kind: 'like', path: '/likes' })));
    await waitFor(() => expect(made.db.likes.get(`amara>${ME}`)?.seen).toBe(true));
    await waitFor(() => expect(selectReceived(store.getState()).map(({ id }) => id)).toContain('amara'));
    await waitFor(() => expect(selectLikeIsNew(store.getState(), 'amara')).toBe(false));
  });

  it('that came after the answer in the browser is seen on the server, too [ST-11]', async () => {
    const { made, store, router } = await visit('/members/amara');
    await button('Like Amara');
    await act(async () => router.navigate('/likes'));
    arriveLike(made.db, 'amara', ME, readClock(made.db.clock));
    await act(() => store.dispatch(fetchLikes()));
    expect(selectLikeIsNew(store.getState(), 'amara')).toBe(true);
    await act(async () => router.navigate('/members/amara'));
    await waitFor(() => expect(made.db.likes.get(`amara>${ME}`)?.seen).toBe(true));
    await waitFor(() => expect(selectLikeIsNew(store.getState(), 'amara')).toBe(false));
  });
});

describe('the moment of a new like', () => {
  /** Two moments: a new like on screen, and a match that waits for it. */
  async function twoMoments() {
    const people: { liker: string; eager: string } = { liker: '', eager: '' };
    const visited = await visit('/likes', ({ db }) => {
      people.liker = required([...db.likes.values()].find(({ to, seen }) => to === ME && !seen)).from;
      people.eager = required(
        [...db.members.keys()].find((id) => isEager(db, id, ME) && !db.likes.has(`${ME}>${id}`)),
      );
    });
    const { store, made } = visited;
    await screen.findByRole('list', { name: 'New' });
    const pressed: unknown[] = [];
    visited.startListening({
      actionCreator: newLikePressed,
      effect: ({ payload }) => void pressed.push(payload),
    });
    act(() => void store.dispatch(modalOpened({ name: 'newLike', profile: people.liker })));
    const dialog = await screen.findByRole('dialog', { name: 'New like!' });
    const waits = async () => {
      const { eager } = people;
      const profile = required(selectProfile(store.getState(), people.liker));
      act(
        () => void store.dispatch(profilesReceived([{ ...profile, id: eager, name: nameOf(made, eager) }])),
      );
      await act(() => store.dispatch(like({ profile: eager, source: 'likes' })));
    };
    return { ...visited, ...people, dialog, pressed, waits };
  }

  it('is closed by its button, which is reported and leads to the first message [ST-13]', async () => {
    const { store, router, liker, dialog, pressed } = await twoMoments();
    await userEvent.click(within(dialog).getByRole('link', { name: 'Say hello' }));
    expect(pressed).toEqual([{ profile: liker, part: 'button' }]);
    expect(router.state.location.pathname).toBe(`/members/${liker}/chat`);
    expect(selectOpenModal(store.getState())).toBeNull();
  });

  it('is closed by its picture, which is reported and leads to the profile [ST-13]', async () => {
    const { made, store, router, liker, dialog, pressed } = await twoMoments();
    await userEvent.click(
      within(dialog).getByRole('button', { name: `See ${nameOf(made, liker)}’s profile` }),
    );
    expect(pressed).toEqual([{ profile: liker, part: 'image' }]);
    expect(router.state.location.pathname).toBe(`/members/${liker}`);
    expect(selectOpenModal(store.getState())).toBeNull();
  });

  it.each([
    ['picture', 'button', /^See .+’s profile$/],
    ['button', 'link', 'Say hello'],
    ['words', 'heading', 'New like!'],
    ['refusal', 'button', 'Not now'],
  ] as const)(
    'ends with one press on its %s, and the next moment stays [ST-05, ST-13]',
    async (_, role, name) => {
      const { store, eager, dialog, waits } = await twoMoments();
      await waits();
      // It waits until the place is free, and then stands there in the same press.
      fireEvent.click(within(dialog).getByRole(role, { name }));
      expect(selectOpenModal(store.getState())).toMatchObject({ name: 'match', profile: eager });
      act(() => void store.dispatch(modalClosed()));
    },
  );

  it('waits while a dialog of the page is answered [ST-13]', async () => {
    const { store, eager, dialog, waits } = await twoMoments();
    await waitFor(() => expect(dialog.classList.contains('show')).toBe(true));
    const other = document.body.appendChild(document.createElement('dialog'));
    other.setAttribute('role', 'dialog');
    await waits();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(selectOpenModal(store.getState())).toBeNull();
    other.remove();
    await waitFor(() =>
      expect(selectOpenModal(store.getState())).toMatchObject({ name: 'match', profile: eager }),
    );
    act(() => void store.dispatch(modalClosed()));
  });

  it('of a member without a picture has a place for it all the same, and every way on [SC-13]', async () => {
    const { made, store } = await visit('/likes');
    await screen.findByRole('list', { name: 'New' });
    const [first] = selectReceived(store.getState());
    const { id } = required(first);
    const profile = required(selectProfile(store.getState(), id));
    act(() => {
      store.dispatch(profilesReceived([{ ...profile, main_image: null }]));
      store.dispatch(modalOpened({ name: 'newLike', profile: id }));
    });
    const dialog = await screen.findByRole('dialog', { name: 'New like!' });
    expect(dialog.querySelector('img')).toBeNull();
    expect(dialog.querySelector('.portrait-broken')).not.toBeNull();
    expect(within(dialog).getByRole('button', { name: `See ${nameOf(made, id)}’s profile` })).toBeDefined();
    expect(within(dialog).getByRole('link', { name: 'Say hello' })).toBeDefined();
  });
});

describe('a list', () => {
  it('keeps its cards, with the focus, when the first new like comes [ST-11] [BX-20]', async () => {
    const { made, store } = await visit('/likes', ({ db }) => {
      for (const one of db.likes.values()) if (one.to === ME) one.seen = true;
    });
    const list = await screen.findByRole('list', { name: 'Received' });
    const link = required(within(list).getAllByRole('link')[0]);
    act(() => link.focus());
    const fresh = required(strangersOf(made, ME)[0]);
    arriveLike(made.db, fresh, ME, readClock(made.db.clock));
    act(() => void store.dispatch(pushMessageReceived({ kind: 'like', path: '/likes' })));
    expect(await screen.findByRole('list', { name: 'New' })).toBeDefined();
    expect(document.activeElement).toBe(link);
    expect(link.isConnected).toBe(true);
  });

  it('of members put aside that did not come without a network comes when it is back [BX-18, BX-25]', async () => {
    const { store } = await visit('/likes?list=passed', ({ fault }) =>
      fault({ match: 'GET pass.php', kind: 'wrong_shape', times: 1 }),
    );
    await screen.findByText('The people you passed on or hid couldn’t be loaded.');
    act(() => void store.dispatch(connectionChanged(false)));
    act(() => void store.dispatch(connectionChanged(true)));
    expect(
      await screen.findByRole('heading', { name: 'You haven’t passed on or hidden anyone' }),
    ).toBeDefined();
  });
});
