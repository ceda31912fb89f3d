// @vitest-environment jsdom
/** The first members that somebody sees who has just joined, against the mock backend. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionChanged } from '@/core/connection/connectionSlice';
// A page that blocks brings it along.
import '@/core/blocks/blockedApi';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import type { TestBackend } from '@mocks/testServer';
import { MEMBER, visitFinder } from '@tests/factories/finder';
import { required } from '@tests/factories/required';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function visit(...how: Parameters<typeof visitFinder>) {
  const visited = await visitFinder(...how);
  ({ backend } = visited);
  return visited;
}

const ADDRESS = '/signup-matches';
const FILE = 'signup-matches.php';
const list = () => screen.getByRole('list', { name: 'Members chosen for you' });
const cards = () => within(list()).getAllByRole('article');

describe('the matches after a sign-up [SC-14, RT-14]', () => {
  it('are a dozen, who shares most comes first, with what it is in words', async () => {
    await visit(ADDRESS);
    expect(screen.getByRole('heading', { level: 1, name: 'People you may like' })).toBeDefined();
    await waitFor(() => expect(cards()).toHaveLength(12));
    const counts = [...list().children].map(
      (item) => item.querySelectorAll('ul[aria-label="In common"] > li').length,
    );
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(screen.getByRole('link', { name: 'Continue to search' }).getAttribute('href')).toBe('/members');
  });

  it('can be liked in place [ST-05]', async () => {
    const { backend: made } = await visit(ADDRESS);
    const [heart] = await screen.findAllByRole('button', { name: /^Like / });
    const given = () => [...made.db.likes.values()].filter(({ from }) => from === 'premium').length;
    const before = given();
    await userEvent.click(required(heart));
    expect(heart?.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(given()).toBe(before + 1));
  });

  it('claim nothing in common for somebody who has told nothing', async () => {
    await visit(ADDRESS, {
      prepare: ({ db, account }) =>
        Object.assign(db.members.get(account(MEMBER).id) ?? {}, { interests: [] }),
    });
    await waitFor(() => expect(cards()).toHaveLength(12));
    expect(screen.queryAllByRole('list', { name: 'In common' })).toHaveLength(0);
    expect(screen.getByText(/The more you tell us about yourself/)).toBeDefined();
  });

  it('are still there on the way back from a profile, without whoever was blocked there', async () => {
    const { router, store, sent } = await visit(ADDRESS);
    await waitFor(() => expect(cards()).toHaveLength(12));
    const [link] = screen.getAllByRole('link', { name: /km/ });
    const href = link?.getAttribute('href') ?? '';
    await act(async () => router.navigate(href));
    act(() => void store.dispatch(memberBlocked(href.split('/').at(-1) ?? '')));
    await act(async () => router.navigate(-1));
    expect(cards()).toHaveLength(11);
    expect(sent(FILE)).toHaveLength(1);
  });

  it('say when they did not load and come on request', async () => {
    await visit(ADDRESS, {
      prepare: ({ fault }) => fault({ match: `GET ${FILE}`, kind: 'wrong_shape', times: 1 }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('These members couldn’t be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(12));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('come by themselves when the network is back', async () => {
    const { store } = await visit(ADDRESS, {
      prepare: ({ fault }) => fault({ match: `GET ${FILE}`, kind: 'wrong_shape', times: 1 }),
    });
    await screen.findByRole('alert');
    act(() => void store.dispatch(connectionChanged(false)));
    act(() => void store.dispatch(connectionChanged(true)));
    await waitFor(() => expect(cards()).toHaveLength(12));
  });

  it('say when there is nobody, and lead on', async () => {
    await visit(ADDRESS, {
      prepare: ({ db, account }) => {
        for (const { id } of db.members.values()) if (id !== account(MEMBER).id) db.members.delete(id);
      },
    });
    expect(await screen.findByRole('heading', { name: 'Nobody to show yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Continue to search' })).toBeDefined();
  });
});
