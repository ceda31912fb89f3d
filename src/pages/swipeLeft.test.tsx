// @vitest-environment jsdom
/** Answers of the swipe game that the server has not heard when the page or the session ends, against the mock backend. */
import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loggedOut } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { unsentSwipes } from '@/core/formDrafts/unsentActs';
import type { TestBackend } from '@mocks/testServer';
import {
  cards,
  given,
  loadPage,
  memberOf,
  onCard,
  playSwipeGame,
  PREMIUM,
  press,
} from '@tests/factories/swipe';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

/** Without a network the member likes the first card and passes the next. */
async function actOffline() {
  const { store, backend: made } = await playSwipeGame();
  backend = made;
  const liked = await onCard();
  act(() => void store.dispatch(connectionChanged(false)));
  await press('{ArrowRight}');
  const passed = await onCard();
  await press('{ArrowLeft}');
  await screen.findByText(/We’ll save your answer about .* when you’re back online\.$/);
  return { made, store, liked, passed };
}
const kept = (made: TestBackend) =>
  readFormDraft(unsentSwipes(made.account(PREMIUM).id), v.array(v.unknown()));
const asides = ({ db }: TestBackend) => [...db.aside.values()].map(({ whom }) => whom);

describe('answers that were held without a network', () => {
  it('go out after a reload, each once, and their cards stay gone [BX-08, ST-05]', async () => {
    const { made, liked, passed } = await actOffline();
    expect([given(made, liked), asides(made)]).toEqual([false, []]);
    await loadPage('/swipe-game');
    await waitFor(() => expect([given(made, liked), asides(made)]).toEqual([true, [passed]]));
    expect(await screen.findByText('3 of 4 likes left today')).toBeDefined();
    expect([liked, passed]).not.toContain(await onCard());
    await waitFor(() => expect(kept(made)).toBeNull());
    await loadPage('/swipe-game');
    expect(await screen.findByText('3 of 4 likes left today')).toBeDefined();
    expect(made.db.swipes.get('premium')).toHaveLength(1);
  });

  it('can be undone after the reload as before [BX-08]', async () => {
    const { made, liked, passed } = await actOffline();
    await loadPage('/swipe-game');
    await waitFor(() => expect(asides(made)).toEqual([passed]));
    await press('{Backspace}');
    expect(await onCard()).toBe(passed);
    await waitFor(() => expect([given(made, liked), asides(made)]).toEqual([true, []]));
  });

  it('go out from whichever page is loaded next [BX-08]', async () => {
    const { made, liked, passed } = await actOffline();
    await loadPage('/members');
    await waitFor(() => expect([given(made, liked), asides(made)]).toEqual([true, [passed]]));
  });

  it('bring no game along where there are none', async () => {
    const { backend: made } = await playSwipeGame();
    backend = made;
    const { store } = await loadPage('/members');
    await vi.dynamicImportSettled();
    expect(store.getState().swipe?.resumed).toBe(false);
  });

  it('come back as cards, with their names, when the server does not take them then [ST-05]', async () => {
    const { made, liked } = await actOffline();
    made.fault({ match: 'POST like.php', kind: 'status', status: 409, body: { error: 'busy' }, times: 1 });
    await loadPage('/swipe-game');
    const { name } = memberOf(made, liked);
    await screen.findByText(`Your like for ${name} couldn’t be sent. The card is back.`);
    await waitFor(() => expect(cards()).toHaveLength(1));
    await press('{ArrowLeft}');
    await waitFor(async () => expect(await onCard()).toBe(liked));
  });

  it('say no more in the browser than any list says of a member, and nothing after a log-out', async () => {
    const { made, store, liked } = await actOffline();
    expect(JSON.stringify(kept(made))).toContain(liked);
    expect(JSON.stringify(kept(made))).not.toMatch(/sexuality|interests|about|date_of_birth/);
    act(() => void store.dispatch(loggedOut({ by: 'member' })));
    sessionStorage.clear();
    await loadPage('/swipe-game');
    expect(made.db.swipes.size).toBe(0);
  });

  it.each([[['like']], [{ id: 'amara' }], [[{ id: 'amara', call: 'steal' }]]])(
    'are not read out of anything else: %j',
    async (damaged) => {
      const { made } = await actOffline();
      keepFormDraft(unsentSwipes(made.account(PREMIUM).id), damaged);
      await loadPage('/swipe-game');
      await screen.findByText('4 of 4 likes left today');
      expect([made.db.swipes.size, asides(made)]).toEqual([0, []]);
    },
  );
});

describe('an answer that is on its way', () => {
  it('when the page is loaded anew is counted once [CO-02]', async () => {
    const { backend: made } = await playSwipeGame(({ fault }) =>
      fault({ match: 'POST like.php', kind: 'drop_after_commit', times: 1 }),
    );
    backend = made;
    const id = await onCard();
    await press('{ArrowRight}');
    await loadPage('/swipe-game');
    await waitFor(() => expect(given(made, id)).toBe(true));
    expect(await screen.findByText('3 of 4 likes left today')).toBeDefined();
    await waitFor(() => expect(kept(made)).toBeNull());
    expect(made.db.swipes.get('premium')).toHaveLength(1);
  });

  it('when the session ends goes out after the next log-in [ST-05, RO-06]', async () => {
    const { backend: made, store, router } = await playSwipeGame();
    backend = made;
    const id = await onCard();
    made.db.sessions.clear();
    await press('{ArrowRight}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(given(made, id)).toBe(false);
    made.logIn(PREMIUM);
    await act(() => store.dispatch(fetchUser()));
    await act(async () => router.navigate('/swipe-game'));
    await waitFor(() => expect(given(made, id)).toBe(true));
    expect(made.db.swipes.get('premium')).toHaveLength(1);
    expect(await onCard()).not.toBe(id);
  });

  it('is not given for somebody else who logs in then', async () => {
    const { backend: made, store, router } = await playSwipeGame();
    backend = made;
    await onCard();
    made.db.sessions.clear();
    await press('{ArrowRight}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    made.logIn('low@example.test');
    await act(() => store.dispatch(fetchUser()));
    await act(async () => router.navigate('/swipe-game'));
    await onCard();
    expect(made.db.swipes.size).toBe(0);
  });
});
