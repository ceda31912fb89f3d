// @vitest-environment jsdom
/** The cards of the swipe game and the answers to them, against the mock backend, by button and by key. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchAside } from '@/core/aside/asideThunks';
import { memberBack } from '@/core/aside/memberTurns';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { fetchLikes, unlike } from '@/features/likes/likesThunks';
import { putAside } from '@mocks/rules/aside';
import type { TestBackend } from '@mocks/testServer';
import { headingHasFocus } from '@tests/factories/focus';
import {
  card,
  atOnce,
  cards,
  click,
  given,
  goOn,
  memberOf,
  onCard,
  playSwipeGame,
  press,
} from '@tests/factories/swipe';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function play(prepare?: (made: TestBackend) => void) {
  const opened = await playSwipeGame(prepare);
  ({ backend } = opened);
  return { ...opened, made: opened.backend };
}

describe('a card of the swipe game', () => {
  it('says who it is, with what both like first, and leads to the profile [SC-14, RT-14]', async () => {
    const { made } = await play(({ db }) => {
      for (const member of db.members.values()) member.interests = ['kissing', 'gym', 'movies', 'music'];
      memberOf({ db }, 'premium').interests = ['music'];
    });
    const member = memberOf(made, await onCard());
    const text = (await card()).textContent;
    expect(text).toContain(`${member.name}, `);
    expect(text).toMatch(/Music Kissing Gym/);
    expect(text).not.toContain('Films');
    expect(screen.getByRole('heading', { level: 1, name: 'A glance is enough to start' })).toBeDefined();
    expect(screen.getByText('4 of 4 likes left today')).toBeDefined();
  });

  it('says nothing that the settings hide [EN-07]', async () => {
    await play(({ db }) => {
      db.members.forEach((member) =>
        Object.assign(member, { interests: ['gym'], about: 'Half of my plants survive.' }),
      );
      Object.assign(db.settings, { visible_profile_fields: [], visible_profile_notes: [] });
    });
    expect((await card()).textContent).not.toMatch(/Gym|plants|km/);
  });

  it('says in words that a profile is fictional [BX-14]', async () => {
    await play(({ db }) => db.members.forEach((member) => Object.assign(member, { fictional: true })));
    expect((await card()).textContent).toMatch(/^Fictional/);
  });

  it('is the same at once after a look at the profile [BX-08]', async () => {
    const { router } = await play();
    await card();
    await press('{ArrowLeft}');
    const id = await onCard();
    await press('{ArrowUp}');
    expect(router.state.location.pathname).toBe(`/members/${id}`);
    await act(async () => router.navigate(-1));
    expect(cards().map((link) => link.getAttribute('href'))).toEqual([`/members/${id}`]);
    expect(screen.getByRole('link', { name: 'Write a message' }).getAttribute('href')).toBe(
      `/members/${id}/chat`,
    );
  });

  it('goes when its member is blocked elsewhere [RO-04]', async () => {
    const { store } = await play();
    const id = await onCard();
    act(() => void store.dispatch(memberBlocked(id)));
    expect(await onCard()).not.toBe(id);
  });
});

describe('answers', () => {
  it('go by key and by button alike, are said aloud, and undone one by one [BX-08]', async () => {
    const { made } = await play();
    const first = await onCard();
    await press('{ArrowLeft}');
    await screen.findByText(new RegExp(`^You passed on ${memberOf(made, first).name}\\. Next: `));
    const second = await onCard();
    await click('Like');
    await screen.findByText(new RegExp(`^You like ${memberOf(made, second).name}\\. 3 likes left\\. Next: `));
    await waitFor(() => expect(given(made, second)).toBe(true));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Like' }));
    await press('{Backspace}');
    await screen.findByText(/is back and your like is removed\. It still counts for today/);
    expect(await onCard()).toBe(second);
    await click('Undo');
    expect(await onCard()).toBe(first);
    await waitFor(() => expect(given(made, second)).toBe(false));
    await waitFor(() => expect(made.db.aside.size).toBe(0));
    expect(screen.getByText('3 of 4 likes left today')).toBeDefined();
  });

  it('are given once, however long a key is held or how fast it is pressed again [BX-08]', async () => {
    const { made } = await play();
    await card();
    goOn();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    goOn();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', repeat: true });
    await screen.findByText(/^You passed/);
    await waitFor(() => expect(made.db.aside.size).toBe(1));
    goOn();
    const pass = () => act(() => screen.getByRole('button', { name: 'Not for me' }).click());
    atOnce(() => {
      pass();
      pass();
    });
    await waitFor(() => expect(made.db.aside.size).toBe(2));
  });

  it('are not meant by keys with a modifier, in a field or in a dialog [BX-08]', async () => {
    await play();
    const id = await onCard();
    await press('{Control>}{ArrowRight}{/Control}');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await press('{ArrowRight}');
    field.remove();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    await press('{ArrowRight}');
    dialog.remove();
    expect(await onCard()).toBe(id);
  });

  it('wait without a network, say so, and go out once when it is back [ST-05]', async () => {
    const { made, store } = await play();
    const id = await onCard();
    act(() => void store.dispatch(connectionChanged(false)));
    await press('{ArrowRight}');
    await screen.findByText(/^You’re offline\. Your like for .* will be sent when you’re back online\.$/);
    expect(given(made, id)).toBe(false);
    act(() => void store.dispatch(connectionChanged(true)));
    await waitFor(() => expect(given(made, id)).toBe(true));
    expect(made.db.swipes.get('premium')).toHaveLength(1);
  });

  it('are counted once when the answer gets lost on the way back [CO-02]', async () => {
    const { made, store } = await play(({ fault }) =>
      fault({ match: 'POST like.php', kind: 'drop_after_commit', times: 1 }),
    );
    const id = await onCard();
    await press('{ArrowRight}');
    await waitFor(() => expect(given(made, id)).toBe(true));
    await waitFor(() => expect(store.getState().swipe?.deck.calls).toEqual([]));
    expect(made.db.swipes.get('premium')).toHaveLength(1);
    expect(screen.getByText('3 of 4 likes left today')).toBeDefined();
  });

  it('come back with a calm line when they fail, and can be given again [ST-05] [BX-20]', async () => {
    const { made } = await play(({ fault }) =>
      fault({ match: 'POST like.php', kind: 'status', status: 409, body: { error: 'busy' }, times: 1 }),
    );
    const id = await onCard();
    await press('{ArrowRight}');
    await screen.findByText(/^Your like for .* couldn’t be sent\. The card is back\.$/);
    expect(screen.getByText('4 of 4 likes left today')).toBeDefined();
    await click('Try again');
    await headingHasFocus(/./);
    await waitFor(() => expect(given(made, id)).toBe(true));
    expect(await screen.findByText('3 of 4 likes left today')).toBeDefined();
  });

  it('of another tab count here, and end here when that tab takes them back [BX-08] [BX-28]', async () => {
    const { made, store } = await play();
    const id = await onCard();
    const aside = { by: 'premium', whom: id, kind: 'passed', at: 0 } as const;
    putAside(made.db, aside);
    await act(() => store.dispatch(fetchAside()));
    await waitFor(async () => expect(await onCard()).not.toBe(id));
    expect(store.getState().swipe?.deck.gone).toContain(id);
    act(() => void store.dispatch(memberBack(id)));
    expect(store.getState().swipe?.deck.gone).not.toContain(id);
  });

  it('stand among the likes of today until they are taken back, also on another page [SC-14]', async () => {
    const { made, store } = await play();
    const id = await onCard();
    await store.dispatch(fetchLikes());
    await press('{ArrowRight}');
    const row = () => screen.queryByRole('region', { name: 'Liked today' })?.querySelector('a') ?? null;
    expect(row()?.getAttribute('href')).toBe(`/members/${id}`);
    await waitFor(() => expect(given(made, id)).toBe(true));
    expect(row()).not.toBeNull();
    await act(() => store.dispatch(unlike({ profile: id })));
    expect(row()).toBeNull();
    expect(screen.getByText('3 of 4 likes left today')).toBeDefined();
  });

  it('take the card away when the member has blocked [RO-04]', async () => {
    const { made } = await play();
    const id = await onCard();
    made.db.blocks.add(`${id}>premium`);
    await press('{ArrowRight}');
    const { name } = memberOf(made, id);
    expect(await screen.findByText(`You’re blocked by ${name}, so the card is gone.`)).toBeDefined();
    expect(screen.getByText('4 of 4 likes left today')).toBeDefined();
  });
});
