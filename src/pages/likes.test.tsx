// @vitest-environment jsdom
/** What a member does on the likes pages, and the moment of a match, against the mock backend. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { selectDraft } from '@/features/chats/chatsSlice';
import { selectGiven, selectMatches } from '@/features/likes/likesSlice';
import { fetchAutoLike, like } from '@/features/likes/likesThunks';
import { addLike } from '@mocks/rules/likes';
import { putAside } from '@mocks/rules/aside';
import type { TestBackend } from '@mocks/testServer';
import { strangersOf } from '@tests/factories/strangers';
import { visitDiscovery } from '@tests/factories/discovery';
import { headingHasFocus } from '@tests/factories/focus';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());
beforeAll(() => {
  // The test's browser has no layout to scroll in.
  Element.prototype.scrollIntoView ??= () => undefined;
});

const ME = 'premium';
/** Noon of the reader's own zone. */
const AT = new Date(2026, 10, 3, 12).getTime();

async function visit(address: string, prepare?: (made: TestBackend) => void) {
  const visited = await visitDiscovery(address, {
    persona: `${ME}@example.test`,
    ...(prepare && { prepare }),
  });
  ({ backend } = visited);
  return visited;
}
const nameOf = (id: string): string => backend?.db.members.get(id)?.name ?? '';
const firstCard = async (list: string) => {
  const [item] = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
  if (!item) throw new Error('An empty list');
  return within(item);
};

describe('likes given', () => {
  it('are taken back at once, and given again in the same place [ST-05]', async () => {
    const { store, backend: made } = await visit('/likes/given');
    const card = await firstCard('Given');
    const [id = ''] = selectGiven(store.getState());
    await userEvent.click(card.getByRole('button', { name: /^Like / }));
    expect(card.getByText('Like taken back.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'You like 8 people' })).toBeDefined();
    await waitFor(() => expect(made.db.likes.has(`${ME}>${id}`)).toBe(false));

    const undo = card.getByRole('button', { name: `Undo: like ${nameOf(id)} again` });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(screen.getByRole('heading', { level: 1, name: 'You like 9 people' })).toBeDefined();
    expect(card.getByRole('link', { name: new RegExp(`^${nameOf(id)}`) })).toBe(document.activeElement);
    await waitFor(() => expect(made.db.likes.has(`${ME}>${id}`)).toBe(true));
  });

  it('that are taken back and given again are no second match moment [ST-05]', async () => {
    const { store, backend: made } = await visit('/likes/given');
    const list = await screen.findByRole('list', { name: 'Given' });
    const [id = ''] = selectMatches(store.getState());
    const place = within(list).getByRole('link', { name: new RegExp(`^${nameOf(id)},`) });
    const card = within(place.closest('li') ?? list);
    await userEvent.click(card.getByRole('button', { name: /^Like / }));
    await waitFor(() => expect(made.db.likes.has(`${ME}>${id}`)).toBe(false));
    await userEvent.click(card.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(made.db.likes.has(`${ME}>${id}`)).toBe(true));
    expect(selectMatches(store.getState())).toContain(id);
    expect(selectOpenModal(store.getState())).toBeNull();
  });

  it('that are mutual lead to the conversation [RT-06]', async () => {
    const { store, router } = await visit('/likes/matches');
    const card = await firstCard('Matches');
    const [id = ''] = selectMatches(store.getState());
    expect(card.queryByRole('button')).toBeNull();
    await userEvent.click(card.getByRole('link', { name: `Write to ${nameOf(id)}` }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/members/${id}/chat`));
  });

  it('by hundreds come in portions [SC-06]', async () => {
    await visit('/likes/given', (made) => {
      for (const id of strangersOf(made, ME).slice(0, 100)) addLike(made.db, ME, id, AT, true);
    });
    const list = await screen.findByRole('list', { name: 'Given' });
    expect(screen.getByRole('heading', { level: 1, name: 'You like 109 people' })).toBeDefined();
    expect(within(list).getAllByRole('listitem')).toHaveLength(60);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(109);
    const added = within(list).getAllByRole('listitem')[60];
    expect(document.activeElement).toBe(within(added ?? list).getByRole('link'));
    expect(screen.getByText('49 more people shown')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('to one member keep their page when they are taken back there [RT-06]', async () => {
    const made: { id?: string } = {};
    await visit('/likes', (world) => {
      [made.id = ''] = strangersOf(world, ME);
      addLike(world.db, ME, made.id, AT, true);
    }).then(({ router }) => act(async () => router.navigate(`/likes/m/${made.id}`)));
    const name = nameOf(made.id ?? '');
    await screen.findByRole('heading', { level: 1, name: `You like ${name}` });
    await userEvent.click(screen.getByRole('button', { name: `Like ${name}` }));
    expect(screen.getByRole('heading', { level: 1, name: `You no longer like ${name}` })).toBeDefined();
    expect(screen.getByRole('button', { name: `Undo: like ${name} again` })).toBeDefined();
  });

  it('go with a member who is blocked [RO-04]', async () => {
    const { store } = await visit('/likes/given');
    await screen.findByRole('list', { name: 'Given' });
    const [id = ''] = selectGiven(store.getState());
    act(() => void store.dispatch(memberBlocked(id)));
    expect(screen.queryByRole('link', { name: new RegExp(`^${nameOf(id)}, `) })).toBeNull();
  });
});

describe('members put aside', () => {
  const prepare = (made: TestBackend): void => {
    const [one = '', two = ''] = strangersOf(made, ME);
    putAside(made.db, { by: ME, whom: one, kind: 'passed', at: AT });
    putAside(made.db, { by: ME, whom: two, kind: 'hidden', at: AT + 86_400_000 });
  };

  it('say how and when, and are brought back, which can be undone [BX-18]', async () => {
    const { backend: made } = await visit('/likes?list=passed', prepare);
    expect(
      await screen.findByRole('heading', { level: 1, name: '2 people you passed on or hid' }),
    ).toBeDefined();
    expect(screen.getByText('You passed: November 3, 2026')).toBeDefined();
    const card = await firstCard('Passed');
    expect(card.getByText('You hid: November 4, 2026')).toBeDefined();
    await userEvent.click(card.getByRole('button', { name: /^Bring back / }));
    expect(card.getByText('Brought back.')).toBeDefined();
    await waitFor(() => expect(made.db.aside.size).toBe(1));
    await userEvent.click(card.getByRole('button', { name: /^Undo: hide .+ again$/ }));
    expect(await card.findByText(/^You hid: /)).toBeDefined();
    await waitFor(() => expect(made.db.aside.size).toBe(2));
    expect(screen.getByRole('link', { name: 'See blocked members' }).getAttribute('href')).toBe(
      '/settings#blocked',
    );
  });

  it('stay aside when bringing back is refused, and say so in their place [BX-18]', async () => {
    await visit('/likes?list=passed', (made) => {
      prepare(made);
      made.fault({ match: 'DELETE pass.php', kind: 'status', status: 403, body: { error: 'other' } });
    });
    const card = await firstCard('Passed');
    await userEvent.click(card.getByRole('button', { name: /^Bring back / }));
    expect(await card.findByText(/^That didn’t work\./)).toBeDefined();
    expect(card.getByRole('button', { name: /^Bring back / })).toBeDefined();
  });

  it('are none at first, which says what the list is for; and load again after a failure [BX-18] [BX-20]', async () => {
    await visit('/likes?list=passed', ({ fault }) =>
      fault({ match: 'GET pass.php', kind: 'wrong_shape', times: 1 }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { name: 'You haven’t passed on or hidden anyone' }),
    ).toBeDefined();
    await headingHasFocus('Passed');
  });
});

describe('the tab of members put aside', () => {
  const tab = async () => {
    const found = await screen.findByRole('link', { name: /^Passed/ });
    return { text: found.textContent?.trim(), isSpare: found.classList.contains('tab-spare') };
  };

  it('is one too many on a phone for those who have put nobody aside [BX-18]', async () => {
    await visit('/likes');
    await waitFor(async () => expect(await tab()).toEqual({ text: 'Passed 0', isSpare: true }));
  });

  it('leads to them where there are any, to an empty list that is open, and to one that failed [BX-18]', async () => {
    await visit('/likes', (made) =>
      putAside(made.db, { by: ME, whom: strangersOf(made, ME)[0] ?? '', kind: 'passed', at: AT }),
    );
    await waitFor(async () => expect(await tab()).toEqual({ text: 'Passed 1', isSpare: false }));
    cleanup();
    backend?.close();
    await visit('/likes?list=passed');
    await waitFor(async () => expect(await tab()).toEqual({ text: 'Passed 0', isSpare: false }));
    cleanup();
    backend?.close();
    await visit('/likes', ({ fault }) => fault({ match: 'GET pass.php', kind: 'wrong_shape' }));
    await waitFor(async () => expect(await tab()).toEqual({ text: 'Passed', isSpare: false }));
  });
});

describe('a match', () => {
  it('takes the first line along to the conversation, and says what sending costs [ST-05]', async () => {
    const made: { id?: string } = {};
    const { store, router } = await visit('/likes/given', (world) => {
      [made.id = ''] = strangersOf(world, ME);
      addLike(world.db, made.id, ME, AT, true);
    });
    const id = made.id ?? '';
    await screen.findByRole('list', { name: 'Given' });
    await act(() => store.dispatch(like({ profile: id, source: 'likes' })));
    const dialog = await screen.findByRole('dialog', { name: 'It’s a match!' });
    const field = within(dialog).getByRole('textbox', { name: `Say something to ${nameOf(id)}` });
    expect(dialog.textContent).toContain('A message costs 1 credit. You have 120.');
    const ideas = await within(dialog).findByRole('list', { name: 'Or start with one of these' });
    const [idea] = within(ideas).getAllByRole('button');
    await userEvent.click(idea ?? ideas);
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, ' Tell me.');
    await userEvent.click(within(dialog).getByRole('link', { name: `Write to ${nameOf(id)}` }));
    expect(router.state.location.pathname).toMatch(/^\/(chats\/.+|members\/.+\/chat)$/);
    expect(selectDraft(store.getState(), id)).toBe(`${idea?.textContent} Tell me.`);
  });

  it('with a fictional profile says so [BX-14]', async () => {
    const made: { id?: string } = {};
    const { store } = await visit('/likes/given', (world) => {
      [made.id = ''] = strangersOf(world, ME);
      addLike(world.db, made.id, ME, AT, true);
      Object.assign(world.db.members.get(made.id) ?? {}, { fictional: true });
    });
    await screen.findByRole('list', { name: 'Given' });
    await act(() => store.dispatch(like({ profile: made.id ?? '', source: 'likes' })));
    const dialog = await screen.findByRole('dialog', { name: 'It’s a match!' });
    expect(within(dialog).getByText(/is a fictional profile/)).toBeDefined();
    expect(
      within(dialog).getByText(`A match with a fictional profile: ${nameOf(made.id ?? '')}`),
    ).toBeDefined();
    expect(within(dialog).queryByText(/like each other/)).toBeNull();
  });

  it('waits for the one before, and none is lost [ST-05]', async () => {
    const made: { ids?: string[] } = {};
    const { store } = await visit('/likes/given', (world) => {
      made.ids = strangersOf(world, ME).slice(0, 2);
      for (const id of made.ids) addLike(world.db, id, ME, AT, true);
    });
    await screen.findByRole('list', { name: 'Given' });
    const [one = '', two = ''] = made.ids ?? [];
    await act(async () => {
      await store.dispatch(like({ profile: one, source: 'likes' }));
      await store.dispatch(like({ profile: two, source: 'likes' }));
    });
    await screen.findByText(`You and ${nameOf(one)} like each other.`);
    await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
    await screen.findByText(`You and ${nameOf(two)} like each other.`);
    await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a new like', () => {
  it('comes by the automatic like and says that the profile is fictional [AP-04, BX-14]', async () => {
    const { store } = await visit('/likes', ({ db }) => {
      for (const member of db.members.values()) member.fictional = true;
    });
    await screen.findByRole('list', { name: 'New' });
    await act(() => store.dispatch(fetchAutoLike('newLike')));
    const dialog = await screen.findByRole('dialog', { name: 'New like!' });
    expect(within(dialog).getByText(/is a fictional profile/)).toBeDefined();
    expect(within(dialog).getByText(/^A like from a fictional profile: /)).toBeDefined();
    expect(within(dialog).queryByText(/likes you/)).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'Say hello' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(selectOpenModal(store.getState())).toBeNull();
  });

  it('is asked for once, even when that fails [AP-04]', async () => {
    // A second request would be answered.
    const { store } = await visit('/likes', ({ fault }) =>
      fault({ match: 'GET auto-like.php', kind: 'status', status: 503, times: 1 }),
    );
    await screen.findByRole('list', { name: 'New' });
    await act(() => store.dispatch(fetchAutoLike('newLike')));
    expect(selectOpenModal(store.getState())).toBeNull();
  });
});
