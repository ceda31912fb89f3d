// @vitest-environment jsdom
/** A member's page and the likes, against the mock backend. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { selectNewLikes } from '@/features/likes/likesSlice';
import type { TestBackend } from '@mocks/testServer';
import { visitDiscovery } from '@tests/factories/discovery';
import { headingHasFocus } from '@tests/factories/focus';
import { required } from '@tests/factories/required';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function visit(...how: Parameters<typeof visitDiscovery>) {
  const visited = await visitDiscovery(...how);
  ({ backend } = visited);
  return visited;
}

const PREMIUM = 'premium@example.test';
const liker = (made: TestBackend, isNew: boolean) => {
  const like = [...made.db.likes.values()].find(({ to, seen }) => to === 'premium' && seen !== isNew);
  const member = made.db.members.get(like?.from ?? '');
  if (!member) throw new Error('Nobody likes premium');
  return member;
};

describe('a profile', () => {
  it('shows who it is and what one can do [SC-01]', async () => {
    await visit('/members/elena', { persona: PREMIUM });
    expect(await screen.findByRole('heading', { level: 1, name: /^Elena, 32/ })).toBeDefined();
    expect(await screen.findByText(/Ghent, East Flanders · \d+ km away/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Send a message' }).getAttribute('href')).toBe(
      '/members/elena/chat',
    );
    expect(screen.getByRole('heading', { name: 'In common' })).toBeDefined();
    expect(
      within(screen.getByRole('list', { name: 'You may also like' })).getAllByRole('article'),
    ).toHaveLength(6);
  });

  it('says in words that a profile is fictional, before the way to write [BX-14]', async () => {
    await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ db }) => Object.assign(db.members.get('elena') ?? {}, { fictional: true }),
    });
    const notice = await screen.findByText(/Elena is a fictional profile/);
    const message = screen.getByRole('link', { name: 'Send a message' });
    expect(notice.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('keeps restricted photos under a lock and leads a visitor to the log-in [SC-01, RO-01]', async () => {
    const { store, backend: made } = await visit('/members/elena');
    const count = made.db.members.get('elena')?.photos.length ?? 0;
    await userEvent.click(
      await screen.findByRole('button', { name: `Photo ${count} of ${count}, for Premium members` }),
    );
    expect(selectOpenModal(store.getState())).toMatchObject({ name: 'loginRequired', reason: 'photos' });
  });

  it('takes the mark of a new like away when it is opened [ST-11]', async () => {
    const made: { id?: string } = {};
    const { store, router } = await visit('/likes', {
      persona: PREMIUM,
      prepare: (world) => Object.assign(made, { id: liker(world, true).id }),
    });
    await screen.findByRole('heading', { level: 1, name: /people like you/ });
    const before = selectNewLikes(store.getState());
    await act(async () => router.navigate(`/members/${made.id}`));
    await waitFor(() => expect(selectNewLikes(store.getState())).toBe(before - 1));
  });

  it('is closed to a member whom the other has blocked [RO-04]', async () => {
    await visit('/members/claire', { persona: 'blocked@example.test' });
    expect(
      await screen.findByText("You're blocked by Claire. You do not have access to this page."),
    ).toBeDefined();
  });

  it('is a 404 when there is no such member [RT-19]', async () => {
    await visit('/members/nobody', { persona: PREMIUM });
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeDefined();
  });

  it('says when it failed and loads again on request, with the focus at its heading [BX-20]', async () => {
    await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ fault }) => fault({ match: 'GET member.php', kind: 'wrong_shape', times: 1 }),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The profile couldn’t be loaded' }),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Send a message' })).toBeDefined();
    await headingHasFocus(/^Elena, /);
  });
});

describe('likes', () => {
  it('say how many people like the member, the new ones first [SC-06]', async () => {
    await visit('/likes', { persona: PREMIUM });
    expect(await screen.findByRole('heading', { level: 1, name: '14 people like you' })).toBeDefined();
    expect(screen.getByText('5 new since you last looked')).toBeDefined();
    const lists = screen.getAllByRole('list');
    expect(within(screen.getByRole('list', { name: 'New' })).getAllByRole('article')).toHaveLength(5);
    expect(within(screen.getByRole('list', { name: 'Earlier' })).getAllByRole('article')).toHaveLength(9);
    expect(lists.indexOf(screen.getByRole('list', { name: 'New' }))).toBeLessThan(
      lists.indexOf(screen.getByRole('list', { name: 'Earlier' })),
    );
  });

  it('stand in one list while they are few, and end in the way to more people [SC-06]', async () => {
    await visit('/likes', { persona: 'free@example.test' });
    expect(await screen.findByRole('heading', { level: 1, name: '5 people like you' })).toBeDefined();
    const places = within(screen.getByRole('list', { name: 'Received' })).getAllByRole('listitem');
    const [first, second, third, ...others] = places.map(({ textContent }) => textContent);
    for (const words of [first, second, third]) expect(words).toMatch(/New like/);
    expect(others).toHaveLength(3);
    for (const words of others) expect(words).not.toMatch(/New like/);
    const next = within(required(places.at(-1)));
    expect(next.getByRole('heading', { name: 'More people near you' })).toBeDefined();
    expect(next.getByRole('link', { name: 'Search members' }).getAttribute('href')).toBe('/members');
    expect(screen.queryByRole('heading', { name: 'Earlier' })).toBeNull();
    // The two beside it are nobody of those above: somebody liked, and oneself.
    const pictures = (place: Element) =>
      [...place.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    const above = places.slice(0, -1).flatMap(pictures);
    const pair = pictures(required(places.at(-1)));
    expect(pair).toHaveLength(2);
    for (const face of pair) expect(above).not.toContain(face);
  });

  it('have a page for each kind, and none for another word [RT-06]', async () => {
    const { router } = await visit('/likes/given', { persona: PREMIUM });
    expect(await screen.findByRole('heading', { level: 1, name: 'You like 9 people' })).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: /^Matches/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '4 matches' })).toBeDefined();
    await act(async () => router.navigate('/likes/favourites'));
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeDefined();
  });

  it('show the like of one member by address [RT-06]', async () => {
    const made: { id?: string; name?: string } = {};
    const { router } = await visit('/likes', {
      persona: PREMIUM,
      prepare: (world) => Object.assign(made, { id: liker(world, true).id, name: liker(world, true).name }),
    });
    await screen.findByRole('heading', { level: 1, name: /people like you/ });
    await act(async () => router.navigate(`/likes/m/${made.id}`));
    expect(await screen.findByRole('heading', { level: 1, name: `${made.name} likes you` })).toBeDefined();
  });

  it('given back are a match, with a way to the conversation [ST-05]', async () => {
    await visit('/likes', { persona: PREMIUM });
    const fresh = await screen.findByRole('list', { name: 'New' });
    const [heart] = within(fresh).getAllByRole('button', { name: /^Like / });
    const name = heart?.getAttribute('aria-label')?.replace('Like ', '') ?? '';
    await userEvent.click(required(heart));
    const dialog = await screen.findByRole('dialog', { name: 'It’s a match!' });
    expect(within(dialog).getByText(`You and ${name} like each other.`)).toBeDefined();
    const write = within(dialog).getByRole('link', { name: `Write to ${name}` });
    expect(write.getAttribute('href')).toMatch(/^\/(chats\/|members\/.+\/chat$)/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep looking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('name the way on while there are none', async () => {
    await visit('/likes', {
      persona: 'new@example.test',
      prepare: ({ db }) => db.likes.clear(),
    });
    expect(await screen.findByRole('heading', { name: 'No likes yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search members' }).getAttribute('href')).toBe('/members');
  });

  it('are loaded again when they failed, with the focus at the heading [BX-20]', async () => {
    await visit('/likes', {
      persona: PREMIUM,
      prepare: ({ fault }) => fault({ match: 'GET likes.php', kind: 'wrong_shape', times: 1 }),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retry.isConnected).toBe(false);
    await headingHasFocus('14 people like you');
  });

  it('that are new have their moment: its picture leads to the profile [SC-13, ST-13]', async () => {
    const made: { id?: string; name?: string } = {};
    const { store, router } = await visit('/likes', {
      persona: PREMIUM,
      prepare: (world) => Object.assign(made, { id: liker(world, true).id, name: liker(world, true).name }),
    });
    await screen.findByRole('list', { name: 'New' });
    act(() => void store.dispatch(modalOpened({ name: 'newLike', profile: made.id ?? '' })));
    const dialog = await screen.findByRole('dialog', { name: 'New like!' });
    await userEvent.click(within(dialog).getByRole('button', { name: `See ${made.name}’s profile` }));
    expect(router.state.location.pathname).toBe(`/members/${made.id}`);
    expect(selectOpenModal(store.getState())).toBeNull();
  });

  it('close their moment on a click anywhere [ST-13]', async () => {
    const made: { id?: string } = {};
    const { store } = await visit('/likes', {
      persona: PREMIUM,
      prepare: (world) => Object.assign(made, { id: liker(world, true).id }),
    });
    await screen.findByRole('list', { name: 'New' });
    act(() => void store.dispatch(modalOpened({ name: 'newLike', profile: made.id ?? '' })));
    await userEvent.click(await screen.findByRole('heading', { name: 'New like!' }));
    expect(selectOpenModal(store.getState())).toBeNull();
  });
});
