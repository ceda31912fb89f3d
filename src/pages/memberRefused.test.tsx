// @vitest-environment jsdom
/** A profile that has been seen and may not be seen any more, against the mock backend. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { query } from '@/store/query';
import type { TestBackend } from '@mocks/testServer';
import { visitMember } from '@tests/factories/memberPage';
import { makeUser } from '@tests/factories/user';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

/** On Elena's page, which is there in full. */
async function visit() {
  const visited = await visitMember('/members/elena', { persona: 'premium@example.test' });
  ({ backend } = visited);
  await screen.findByRole('link', { name: 'Send a message' });
  /** As after half a minute, or an act whose answer was lost. */
  const askAnew = () =>
    act(async () => visited.store.dispatch(query.util.invalidateTags([{ type: 'member', id: 'elena' }])));
  return { ...visited, askAnew };
}
const profile = () => screen.queryByRole('link', { name: 'Send a message' });

describe('what one member did on a profile [RO-04] [ST-01]', () => {
  it('is not told to the next one who sees it', async () => {
    const visited = await visitMember('/members/elena', {
      persona: 'premium@example.test',
      prepare: ({ db }) => db.blocks.add('premium>elena'),
    });
    ({ backend } = visited);
    const { store } = visited;
    await userEvent.click(await screen.findByRole('button', { name: 'Options for Elena' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unblock Elena' }));
    const said = 'Elena is no longer blocked.';
    expect(await screen.findByText(said)).toBeDefined();
    act(() => void store.dispatch(loggedOut({ by: 'tab' })));
    act(() => void store.dispatch(loggedIn(makeUser({ id: 'low' }))));
    await screen.findByRole('link', { name: 'Send a message' });
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });
});

describe('a profile that was seen before', () => {
  it('closes for somebody whom its member has blocked, and stays closed on the way back [RO-04]', async () => {
    const { backend: made, askAnew, goTo, goBy } = await visit();
    made.db.blocks.add('elena>premium');
    await askAnew();
    const words = "You're blocked by Elena. You do not have access to this page.";
    expect(await screen.findByText(words)).toBeDefined();
    expect(profile()).toBeNull();
    await goTo('/elsewhere');
    await goBy(-1);
    expect(await screen.findByText(words)).toBeDefined();
    expect(profile()).toBeNull();
  });

  it('shows nothing of before while it is asked for once more [RO-04]', async () => {
    const { backend: made, askAnew } = await visit();
    made.db.blocks.add('elena>premium');
    await askAnew();
    await screen.findByText(/^You're blocked by Elena/);
    made.fault({ match: 'GET member.php', kind: 'slow', ms: 60_000 });
    await askAnew();
    await waitFor(() => expect(screen.queryByText(/^You're blocked by Elena/)).toBeNull());
    expect(profile()).toBeNull();
  });

  it('is a page that does not exist once its member is gone [RT-19]', async () => {
    const { backend: made, askAnew } = await visit();
    made.db.members.delete('elena');
    await askAnew();
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeDefined();
    expect(profile()).toBeNull();
  });

  it('stays while the server has trouble of its own', async () => {
    const { backend: made, askAnew } = await visit();
    made.fault({ match: 'GET member.php', kind: 'status', status: 500 });
    await askAnew();
    expect(profile()).not.toBeNull();
  });
});

describe('members like another one', () => {
  it('are for members where the search is: two ways in lead back here [ST-20]', async () => {
    const settings = { logged_out_search: 'none', logged_out_search_trafficsource: 'none' } as const;
    ({ backend } = await visitMember('/members/elena', { settings }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more like Elena' }));
    expect(await screen.findByRole('heading', { name: 'Search is for members only' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?next=%2Fmembers%2Felena',
    );
    expect(screen.getByRole('button', { name: 'Join free' })).toBeDefined();
    expect(screen.queryByText('More members couldn’t be loaded.')).toBeNull();
  });
});
