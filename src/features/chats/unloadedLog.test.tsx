// @vitest-environment jsdom
/** A conversation whose messages are not there: what is written in it is seen all the same. */
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { makeChatItem, makeMessage, makeMessages, NOON } from '@tests/factories/chats';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import {
  conversationOpened,
  messageDelivered,
  messagesFailed,
  messagesReceived,
  messagesRequested,
  selectOutbox,
  sessionBegan,
} from './chatsSlice';
import { Conversation } from './Conversation';
import { messageWritten } from './sendingThunks';

let leave: () => void;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools']);
});
afterEach(() => {
  act(leave);
  localStorage.clear();
});

/** Offline, so that what is written stays where it is. */
function openUnloaded() {
  const { store } = createTestStore();
  leave = () => void store.dispatch(loggedOut({ by: 'member' }));
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(connectionChanged(false));
  store.dispatch(conversationOpened({ conversation: 'c1', at: NOON }));
  store.dispatch(messagesRequested('c1'));
  renderInRouter(store, <Conversation profile={makeProfile()} id="c1" />);
  const write = (text: string) =>
    act(() => store.dispatch(messageWritten({ profile: 'm1', conversation: 'c1', text })));
  const fail = () =>
    act(
      () =>
        void store.dispatch(messagesFailed({ conversation: 'c1', failure: { kind: 'server', status: 500 } })),
    );
  return { store, write, fail };
}

describe('a message that is written', () => {
  it('while the others load stands below their shapes, with its state and a way on [BX-02]', () => {
    const { write } = openUnloaded();
    write('Hello there');
    expect(screen.getByText('Hello there')).toBeDefined();
    expect(screen.getByText('Waiting for a connection')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined();
  });

  it('when the others could not be loaded stands below that news, with its state and a way on [BX-02]', () => {
    const { write, fail } = openUnloaded();
    fail();
    write('Hello there');
    expect(screen.getByText('The messages couldn’t be loaded.')).toBeDefined();
    expect(screen.getByText('Hello there')).toBeDefined();
    expect(screen.getByText('Waiting for a connection')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined();
  });

  it('stays on screen when it is confirmed before the others have come, and then stands among them once', () => {
    const { store, write, fail } = openUnloaded();
    write('Hello there');
    const client_id = selectOutbox(store.getState())[0]?.client_id ?? '';
    const message = makeMessage({ id: 's1', client_id, from: 'p1', text: 'Hello there' });
    act(() => void store.dispatch(messageDelivered({ client_id, message, conversation: makeChatItem() })));
    expect(screen.getByText('Hello there')).toBeDefined();
    fail();
    expect(screen.getByText('Hello there')).toBeDefined();
    const rest = { typing: false, history_limited: false, partner_can_reply: true };
    act(
      () =>
        void store.dispatch(
          messagesReceived({ conversation: 'c1', messages: makeMessages(2), ...rest, openedBy: 'p1' }),
        ),
    );
    expect(screen.getByText('Line 1')).toBeDefined();
    expect(screen.getAllByText('Hello there')).toHaveLength(1);
  });
});
