// @vitest-environment jsdom
/** What the list of conversations shows while a part of it is missing, and of messages that did not arrive. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import type * as memberCalls from '@/api/calls/members';
import { SEND_ATTEMPTS } from '@/config/limits';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import type { ChatItem } from '@/domain/model';
import type { OutboxEntry } from '@/domain/outbox';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { useEscape } from '@/ui/useEscape';
import { makeChatItem, NOON } from '@tests/factories/chats';
import { newEntry } from '@tests/factories/outboxEntry';
import { required } from '@tests/factories/required';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeProfileDetails, makeUser } from '@tests/factories/user';
import { ChatList } from './ChatList';
import { ChatListNote } from './ChatListNote';
import {
  chatsBegun,
  chatsFailed,
  chatsReceived,
  chatsRequested,
  draftChanged,
  sessionBegan,
} from './chatsSlice';

const calls = vi.hoisted(() => ({ getChats: vi.fn<typeof chatCalls.getChats>() }));
vi.mock('@/api/calls/chat', () => calls);
const members = vi.hoisted(() => ({ getMember: vi.fn<typeof memberCalls.getMember>() }));
vi.mock('@/api/calls/members', () => members);

let store: ReturnType<typeof createTestStore>['store'];
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools', 'errors']);
  calls.getChats.mockReset();
  members.getMember.mockReset();
  store = createTestStore().store;
  store.dispatch(loggedIn(makeUser()));
});
afterEach(() => {
  cleanup();
  store.dispatch(loggedOut({ by: 'member' }));
});

const chat = (at: number, changes: Partial<ChatItem> = {}): ChatItem =>
  makeChatItem({
    conversation: { id: `c${at}`, updated_at: new Date(NOON - at * 60_000).toISOString() },
    profile: makeProfile({ id: `m${at}`, name: `Name${at}` }),
    ...changes,
  });
const unsent = (client_id: string, change: Partial<OutboxEntry>): OutboxEntry => ({
  ...newEntry(client_id),
  created_at: NOON,
  state: 'failed',
  attempts: 1,
  ...change,
});
const refused = { state: 'failed', reason: 'premium_only' } as const;
const unanswered = { state: 'unconfirmed', attempts: SEND_ATTEMPTS } as const;
const failure = { kind: 'server', status: 500 } as const;

function begin(outbox: OutboxEntry[] = []): void {
  store.dispatch(sessionBegan({ account: 'u1', outbox, drafts: {} }));
}
function hear(chats: ChatItem[]): void {
  store.dispatch(profilesReceived(chats.map(({ profile }) => profile)));
  store.dispatch(chatsReceived({ request: null, chats, at: NOON }));
}
/** The first ones are here, and the others are asked for. */
function hearFirst(chats: ChatItem[]): void {
  store.dispatch(profilesReceived(chats.map(({ profile }) => profile)));
  store.dispatch(chatsRequested('r'));
  store.dispatch(chatsBegun({ request: 'r', chats }));
}
function show(address = '/chats') {
  renderInRouter(
    store,
    <div className="chat-list">
      <ChatList open={null} />
    </div>,
    address,
  );
  return userEvent.setup();
}
const rows = () => screen.queryAllByRole('listitem').map((row) => /Name\d+/u.exec(row.textContent)?.[0]);

describe('a list whose second part fails [SC-03]', () => {
  it('keeps the first rows, says so behind them, and asks again', async () => {
    begin();
    hearFirst([chat(1), chat(2)]);
    store.dispatch(chatsFailed(failure));
    calls.getChats.mockResolvedValue({ chats: [chat(1), chat(2), chat(3)] });
    const user = show();
    expect(rows()).toEqual(['Name1', 'Name2']);
    const retry = screen.getByRole('button', { name: 'Try again' });
    expect(retry.compareDocumentPosition(screen.getByRole('list'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await user.click(retry);
    await waitFor(() => expect(rows()).toEqual(['Name1', 'Name2', 'Name3']));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('stays failed while it is asked for by itself, until there is an answer', () => {
    begin();
    store.dispatch(chatsRequested('r'));
    store.dispatch(chatsFailed(failure));
    show();
    store.dispatch(chatsRequested('poll'));
    store.dispatch(chatsRequested('poll after it'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    act(() => void store.dispatch(chatsReceived({ request: 'poll after it', chats: [chat(1)], at: NOON })));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('has failed also where it is being asked for once more', () => {
    begin();
    store.dispatch(chatsRequested('r'));
    store.dispatch(chatsRequested('poll'));
    store.dispatch(chatsFailed(failure));
    show();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('hands the focus of its button on to the name of the list [BX-20]', async () => {
    begin();
    store.dispatch(chatsRequested('r'));
    store.dispatch(chatsFailed(failure));
    calls.getChats.mockReturnValue(new Promise(() => undefined));
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Messages' }));
  });
});

describe('the search by name [SC-03]', () => {
  const many = [1, 2, 3, 4, 5, 6].map((at) => chat(at));
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by name' });

  it('tells of nobody that they are not there while the others are still to come', async () => {
    begin();
    hearFirst(many);
    const user = show();
    await user.type(field(), 'Name7');
    await waitFor(() => expect(rows()).toEqual([]));
    expect(screen.queryByText('No conversation under that name.')).toBeNull();
    act(() => hear([...many, chat(7)]));
    expect(rows()).toEqual(['Name7']);
  });

  it('stays while somebody uses it, however short the list has become', async () => {
    begin();
    hear(many);
    const user = show();
    await user.type(field(), 'Name2');
    act(() => hear(many.slice(0, 3)));
    await user.clear(field());
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('keeps Esc for itself', async () => {
    const closed = vi.fn<() => void>();
    function Layer() {
      useEscape(true, closed);
      return null;
    }
    begin();
    hear(many);
    const user = show();
    render(<Layer />);
    await user.type(field(), 'x{Escape}');
    expect(field().value).toBe('');
    expect(closed).not.toHaveBeenCalled();
    act(() => field().blur());
    await user.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledTimes(1);
  });
});

describe('a message that did not arrive [BX-02]', () => {
  const first = { conversation: null, profile: 'm9' };

  it.each([
    ['refused', refused, 'Message not sent'],
    ['unanswered', unanswered, 'Message not confirmed'],
  ])(
    'has a row on top that leads to it, also before there is a conversation: %s',
    async (_, state, words) => {
      begin([unsent('k', { ...first, ...state, text: 'Hi there' })]);
      store.dispatch(profilesReceived([makeProfile({ id: 'm9', name: 'Name9' })]));
      hear([chat(1), chat(2)]);
      show();
      expect(rows()).toEqual(['Name9', 'Name1', 'Name2']);
      const [top] = screen.getAllByRole('listitem');
      const link = within(required(top)).getByRole('link');
      expect(link.getAttribute('href')).toBe('/members/m9/chat');
      expect(link.textContent).toContain('You: Hi there');
      expect(within(link).getByText(words)).toBeDefined();
      expect(within(required(top)).queryByRole('button')).toBeNull();
    },
  );

  it('has one also where nothing else is there, of somebody who has to be asked for', async () => {
    members.getMember.mockImplementation((id) =>
      Promise.resolve({
        profile: makeProfileDetails({ id, name: 'Name9' }),
        relation: { like: false, liked_by: false, blocked: false, conversation_id: null },
        photos: [],
        related: [],
      }),
    );
    begin([unsent('k', { ...first, ...refused })]);
    hear([]);
    show();
    await waitFor(() => expect(rows()).toEqual(['Name9']));
    expect(members.getMember).toHaveBeenCalledTimes(1);
  });

  it('that is only a draft has one, too, and none once the conversation has begun', async () => {
    begin();
    store.dispatch(profilesReceived([makeProfile({ id: 'm9', name: 'Name9' })]));
    hear([chat(1)]);
    store.dispatch(draftChanged({ profile: 'm9', text: 'Dear' }));
    show();
    expect(screen.getByText('Draft:')).toBeDefined();
    expect(rows()).toEqual(['Name9', 'Name1']);
    act(() => hear([chat(9), chat(1)]));
    expect(rows()).toEqual(['Name1', 'Name9']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(
      '/members/m9/chat',
    );
  });

  it('in a conversation that is put away is marked on the way there', async () => {
    begin([unsent('k', { conversation: 'c2', profile: 'm2', ...refused })]);
    hear([chat(1), chat(2, { archived: true })]);
    show();
    const archive = screen.getByRole('link', { name: /^Archived/ });
    expect(within(archive).getByText('Message not sent')).toBeDefined();
  });

  it('counts as such in a conversation when no answer has come after all attempts', async () => {
    begin([unsent('k', { conversation: 'c2', profile: 'm2', ...unanswered })]);
    hear([chat(1), chat(2)]);
    show();
    expect(rows()).toEqual(['Name2', 'Name1']);
    expect(screen.getByText('Message not confirmed')).toBeDefined();
  });
});

describe('what is said of a conversation', () => {
  it('hands the focus on to the list when it goes [BX-20]', async () => {
    begin();
    hear([chat(1)]);
    show();
    const about = { conversation: 'c1', profile: 'm1', name: 'Name1', pinned: false, archived: false };
    const note = (shown: boolean) => (
      <Provider store={store}>
        <ChatListNote
          note={shown ? { kind: 'unsure', chat: about, wanted: { pinned: true } } : null}
          onNote={() => undefined}
        />
      </Provider>
    );
    const { rerender } = render(note(true));
    expect(screen.getByText(/^Not confirmed\. If it was saved, Name1 will move/)).toBeDefined();
    screen.getByRole('button', { name: 'Try again' }).focus();
    rerender(note(false));
    expect(document.activeElement).toBe(document.querySelector('.conv[tabindex="0"]'));
  });
});
