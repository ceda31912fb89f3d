// @vitest-environment jsdom
/** The way into a conversation with one member, against the mock backend. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as memberCalls from '@/api/calls/members';
import { patterns } from '@/config/paths';
import { RequireMember } from '@/core/access/RequireMember';
import { fetchUser } from '@/core/auth/authThunks';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { selectChatsStatus } from '@/features/chats/chatsSlice';
import { selectLikeIsNew, selectReceived } from '@/features/likes/likesSlice';
import { fetchLikes } from '@/features/likes/likesThunks';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { required } from '@tests/factories/required';
import { createTestStore } from '@tests/factories/store';
import { readClock } from '@mocks/clock';
import { addLike } from '@mocks/rules/likes';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import ChatsPage from './ChatsPage';
import LoginPage from './LoginPage';
import MemberChatPage from './MemberChatPage';

/** A conversation that the server names with a member, whatever has become of it. */
const server = vi.hoisted((): { names: string | null } => ({ names: null }));
vi.mock('@/api/calls/members', async (load) => {
  const calls = await load<typeof memberCalls>();
  const getMember: typeof calls.getMember = async (...asked) => {
    const answer = await calls.getMember(...asked);
    const { relation } = answer;
    return {
      ...answer,
      relation: { ...relation, conversation_id: server.names ?? relation.conversation_id },
    };
  };
  return { ...calls, getMember };
});

let backend: TestBackend;
beforeEach(async () => {
  server.names = null;
  await startI18n('en');
  await loadNamespaces(['chats', 'auth']);
});
afterEach(() => backend.close());

interface Visit {
  /** Nobody for a visitor. */
  persona?: string;
  /** Before the first request. */
  prepare?: (backend: TestBackend) => void;
  /** The likes are known when the page opens. */
  likes?: boolean;
}

const LOW = 'low@example.test';

/** Opens a page as the browser does after a reload. */
async function visit(address: string, { persona, prepare, likes = false }: Visit = {}) {
  backend = createTestBackend(persona === undefined ? {} : { persona });
  prepare?.(backend);
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  if (likes) await store.dispatch(fetchLikes());
  const guarded = (
    <RequireMember>
      <MemberChatPage />
    </RequireMember>
  );
  const router = createMemoryRouter(
    [
      { path: patterns.memberChat, element: guarded },
      { path: patterns.chat, element: <ChatsPage /> },
      { path: patterns.login, element: <LoginPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/members', address], initialIndex: 1 },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const where = () => router.state.location.pathname + router.state.location.search;
  return { store, router, where };
}

const withElena = ({ conversations }: TestBackend['db']) =>
  required(
    [...conversations.values()].find(
      ({ members }) => members.includes('premium') && members.includes('elena'),
    ),
  );
const field = () => screen.findByRole('textbox', { name: /^Message to/ });
const noField = () => screen.queryByRole('textbox', { name: /^Message to/ });

describe('the way into a conversation', () => {
  it('hands out a writing field where there is none yet [RT-04]', async () => {
    const { where } = await visit('/members/helga/chat', { persona: LOW });
    expect(await field()).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: /^Helga, \d+$/ })).toBeDefined();
    expect(where()).toBe('/members/helga/chat');
  });

  it('says there, too, that a profile is fictional [BX-14]', async () => {
    await visit('/members/helga/chat', { persona: LOW });
    await field();
    expect(screen.getAllByText(/fictional profile/i).length).toBeGreaterThan(0);
  });

  it('goes on to the one there is, and is not in the way back [RT-04]', async () => {
    const { router, where } = await visit('/members/elena/chat', { persona: 'premium@example.test' });
    expect(noField()).toBeNull();
    await waitFor(() => expect(where()).toMatch(/^\/chats\/.+/));
    expect(await field()).toBeDefined();
    await act(async () => router.navigate(-1));
    expect(where()).toBe('/members');
  });

  it.each([
    ['does not name it any more', false],
    ['still names it', true],
  ])('opens one anew that was removed, where the server %s [RT-04] [ST-12]', async (_, stillNamed) => {
    const { where } = await visit('/members/elena/chat', {
      persona: 'premium@example.test',
      prepare: ({ db }) => {
        const removed = withElena(db);
        removed.cleared.premium = removed.messages.length;
        if (stillNamed) server.names = removed.id;
      },
    });
    await userEvent.type(await field(), 'Hello again');
    expect(where()).toBe('/members/elena/chat');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    const { id, messages } = withElena(backend.db);
    await waitFor(() => expect(where()).toBe(`/chats/${id}`));
    expect(await screen.findByText('Hello again')).toBeDefined();
    expect(messages.filter(({ text }) => text === 'Hello again')).toHaveLength(1);
  });

  it.each([
    ['a member to write to for the first time', 'low', 'helga', /^\/members/],
    ['one with whom there is a conversation', 'premium', 'elena', /^\/chats/],
  ])(
    'is a look at the profile, which ends the new mark of a like, of %s [ST-11]',
    async (_, me, id, page) => {
      const { store, where } = await visit(`/members/${id}/chat`, {
        persona: `${me}@example.test`,
        prepare: ({ db }) => addLike(db, id, me, readClock(db.clock), false),
        likes: true,
      });
      await field();
      expect(where()).toMatch(page);
      await waitFor(() => expect(backend.db.likes.get(`${id}>${me}`)?.seen).toBe(true));
      expect(selectReceived(store.getState()).map((mark) => mark.id)).toContain(id);
      await waitFor(() => expect(selectLikeIsNew(store.getState(), id)).toBe(false));
    },
  );

  it('is closed where the other has blocked, with a way on [RO-04]', async () => {
    await visit('/members/claire/chat', { persona: 'blocked@example.test' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You can’t open this conversation' }),
    ).toBeDefined();
    expect(screen.getByText("You're blocked by Claire. You do not have access to this page.")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search members' }).getAttribute('href')).toBe('/members');
    expect(screen.getByRole('link', { name: 'All messages' }).getAttribute('href')).toBe('/chats');
    expect(noField()).toBeNull();
  });

  it('is open again as soon as the member lets the other back [RO-04]', async () => {
    await visit('/members/helga/chat', {
      persona: LOW,
      prepare: ({ db }) => db.blocks.add('low>helga'),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'You’ve blocked Helga' })).toBeDefined();
    expect(noField()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Unblock Helga' }));
    expect(await field()).toBeDefined();
    expect(backend.db.blocks.has('low>helga')).toBe(false);
  });

  it('says that letting back failed, and stays closed', async () => {
    await visit('/members/helga/chat', {
      persona: LOW,
      prepare: ({ db, fault }) => {
        db.blocks.add('low>helga');
        fault({ match: 'DELETE block.php', kind: 'wrong_shape', times: 1 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Helga' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Unblock Helga' }));
    expect(await field()).toBeDefined();
  });

  it('is a 404 where there is no such member [RT-19]', async () => {
    await visit('/members/nobody/chat', { persona: LOW });
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeDefined();
  });

  it('is a 404 where the member is invisible and has not made the first step [RT-19]', async () => {
    await visit('/members/helga/chat', {
      persona: LOW,
      prepare: ({ db }) => Object.assign(db.members.get('helga') ?? {}, { invisible: true }),
    });
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeDefined();
  });

  it('leads to the own profile where it is the own id', async () => {
    const { where } = await visit('/members/low/chat', { persona: LOW });
    await waitFor(() => expect(where()).toBe('/profile'));
  });

  it('says that it failed, tries again on request, and is no dead end', async () => {
    await visit('/members/helga/chat', {
      persona: LOW,
      prepare: ({ fault }) => fault({ match: 'GET member.php', kind: 'wrong_shape', times: 1 }),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('link', { name: 'All messages' })).toBeDefined();
    await userEvent.click(retry);
    expect(await field()).toBeDefined();
  });

  it('is not taken for gone when it has begun meanwhile and the list cannot be heard', async () => {
    const { store, router } = await visit('/members/helga/chat', { persona: LOW });
    await waitFor(() => expect(selectChatsStatus(store.getState())).toBe('ready'));
    const { conversations } = backend.db;
    const begun = structuredClone(required([...conversations.values()][0]));
    conversations.set('c777', { ...begun, id: 'c777', members: ['helga', 'low'], cleared: {} });
    backend.fault({ match: 'GET chats.php', kind: 'status', status: 403, body: { error: 'no' }, times: 1 });
    await act(() => router.navigate('/chats/c777'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Message to Helga' })).toBeDefined();
  });

  it('goes on by itself when the network is back', async () => {
    const { store } = await visit('/members/helga/chat', {
      persona: LOW,
      prepare: ({ fault }) => fault({ match: 'GET member.php', kind: 'wrong_shape', times: 1 }),
    });
    await screen.findByRole('button', { name: 'Try again' });
    act(() => void store.dispatch(connectionChanged(false)));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    act(() => void store.dispatch(connectionChanged(true)));
    expect(await field()).toBeDefined();
  });

  it('sends a visitor to the log-in and back here [RO-01, RO-05]', async () => {
    const { where } = await visit('/members/helga/chat');
    await waitFor(() => expect(where()).toBe('/login?next=%2Fmembers%2Fhelga%2Fchat'));
    await userEvent.type(screen.getByLabelText('E-mail'), LOW);
    await userEvent.type(screen.getByLabelText('Password'), 'demo-password');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await field()).toBeDefined();
    expect(where()).toBe('/members/helga/chat');
  });
});
