// @vitest-environment jsdom
/** A message that was not sent, as its writer sees it, hears it and goes on from it. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SEND_ATTEMPTS } from '@/config/limits';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { AnnouncerProvider } from '@/ui/Announcer';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { required } from '@tests/factories/required';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import './attachmentListeners';
import { pictureDropped, pictureMoved, picturePicked, selectPicture } from './attachmentsSlice';
import {
  chatsReceived,
  conversationOpened,
  draftChanged,
  messageDelivered,
  messagesReceived,
  outboxMoved,
  selectDraft,
  selectOutbox,
  sessionBegan,
} from './chatsSlice';
import { Conversation } from './Conversation';
import { draftSent } from './draftSent';
import { replySet, selectReplyTo } from './repliesSlice';
import { messageWritten } from './sendingThunks';

let leave: () => void;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools', 'errors']);
});
afterEach(() => {
  act(leave);
  localStorage.clear();
});

type Written = Partial<Parameters<typeof messageWritten>[0]>;
const photo = (id: string) => ({ id, url: `/${id}.jpg`, width: 800, height: 600 });
const quote = (id: string) => ({ id, from: 'm1', text: 'Where to?', attachment: false });

/** A conversation that nobody sends from: what happens to a message, the test says. */
function openChat() {
  const { store } = createTestStore();
  leave = () => void store.dispatch(loggedOut({ by: 'member' }));
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(chatsReceived({ request: null, chats: [makeChatItem()], at: NOON }));
  store.dispatch(conversationOpened({ conversation: 'c1', at: NOON }));
  const rest = { typing: false, history_limited: false, partner_can_reply: true };
  store.dispatch(messagesReceived({ conversation: 'c1', messages: [makeMessage()], ...rest }));
  const show = () =>
    render(
      <Provider store={store}>
        <AnnouncerProvider>
          <MemoryRouter>
            <Conversation profile={makeProfile()} id="c1" />
          </MemoryRouter>
        </AnnouncerProvider>
      </Provider>,
    );
  const write = (text: string, more: Written = {}): string => {
    act(() => store.dispatch(messageWritten({ profile: 'm1', conversation: 'c1', text, ...more })));
    return selectOutbox(store.getState()).at(-1)?.client_id ?? '';
  };
  const refuse = (client_id: string, code = 'not_found') =>
    act(() => {
      store.dispatch(outboxMoved({ type: 'attemptStarted', client_id }));
      store.dispatch(outboxMoved({ type: 'refused', client_id, code }));
    });
  /** No answer comes, so many times. */
  const lose = (client_id: string, times: number) =>
    act(() => {
      for (let attempt = 0; attempt < times; attempt += 1) {
        store.dispatch(outboxMoved({ type: 'attemptStarted', client_id }));
        store.dispatch(outboxMoved({ type: 'lost', client_id }));
      }
    });
  const pick = (key: string) =>
    act(() => {
      store.dispatch(picturePicked({ profile: 'm1', key, account: 'u1' }));
      store.dispatch(pictureMoved({ profile: 'm1', key, to: { state: 'ready', attachment: photo(key) } }));
    });
  return { store, show, write, refuse, lose, pick };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
const log = () => within(screen.getByRole('log'));
const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit' }));
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the buttons of a message', () => {
  it('hand the focus to the writing field when the message goes out under them [BX-20]', async () => {
    const { store, show, write } = openChat();
    show();
    act(() => void store.dispatch(connectionChanged(false)));
    const client_id = write('Waits');
    screen.getByRole('button', { name: 'Delete' }).focus();
    const message = makeMessage({ id: 's1', client_id, from: 'p1', text: 'Waits' });
    act(() => void store.dispatch(messageDelivered({ client_id, message, conversation: makeChatItem() })));
    expect(document.activeElement).toBe(field());
  });

  it('hand it over when its trouble ends, too', () => {
    const { store, show, write } = openChat();
    show();
    act(() => void store.dispatch(connectionChanged(false)));
    const client_id = write('Waits');
    screen.getByRole('button', { name: 'Edit' }).focus();
    act(() => void store.dispatch(outboxMoved({ type: 'attemptStarted', client_id })));
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(document.activeElement).toBe(field());
  });
});

describe('a failure', () => {
  it('is read out once, however often its conversation comes on screen, and anew when it fails anew [BX-02]', () => {
    const { store, show, write, refuse } = openChat();
    const first = show();
    const client_id = write('No');
    refuse(client_id);
    const isSaid = () => said().some((text) => text?.startsWith('Not sent.'));
    expect(isSaid()).toBe(true);
    first.unmount();
    const second = show();
    expect(screen.getByText(/^Not sent\./)).toBeDefined();
    expect(isSaid()).toBe(false);
    second.unmount();
    show();
    act(
      () =>
        void store.dispatch(
          outboxMoved({ type: 'retried', client_id, key: '5a5d21c5-4ab1-4c69-9e6e-000000000009' }),
        ),
    );
    refuse(client_id);
    expect(isSaid()).toBe(true);
  });
});

describe('a refused message that is to be changed', () => {
  it('stays, with its photo, while another one is chosen, and says why [BX-02]', async () => {
    const { store, show, write, refuse, pick } = openChat();
    show();
    refuse(write('Look', { attachment: photo('old') }));
    pick('new');
    await edit();
    expect(await screen.findByText(/^Your next message already has a photo\./)).toBeDefined();
    expect(selectOutbox(store.getState())).toMatchObject([{ text: 'Look', attachment: photo('old') }]);
    expect(selectPicture(store.getState(), 'm1')?.key).toBe('new');
    act(() => void store.dispatch(pictureDropped('m1')));
    expect(screen.queryByText(/^Your next message already has a photo\./)).toBeNull();
    await edit();
    expect(selectOutbox(store.getState())).toEqual([]);
    expect(selectPicture(store.getState(), 'm1')).toMatchObject({ attachment: photo('old') });
    expect(selectDraft(store.getState(), 'm1')).toBe('Look');
  });

  it('stays, with what it answers, while another answer is chosen, and says why', async () => {
    const { store, show, write, refuse } = openChat();
    show();
    refuse(write('There', { reply_to: quote('x1') }));
    act(() => void store.dispatch(replySet({ profile: 'm1', conversation: 'c1', quote: quote('x2') })));
    await edit();
    expect(await screen.findByText(/^Your next message is already a reply\./)).toBeDefined();
    expect(selectOutbox(store.getState())).toMatchObject([{ reply_to: quote('x1') }]);
    expect(selectReplyTo(store.getState(), 'm1')).toEqual(quote('x2'));
  });

  it('comes back when only what the server no longer has would be lost', async () => {
    const { store, show, write, refuse, pick } = openChat();
    show();
    refuse(write('Look', { attachment: photo('old') }), 'attachment');
    pick('new');
    await edit();
    expect(selectOutbox(store.getState())).toEqual([]);
    expect(selectPicture(store.getState(), 'm1')?.key).toBe('new');
  });
});

describe('a message that is taken back while Send waits for a photo', () => {
  it('goes nowhere by itself: both are in the field, and Send is pressed again [BX-02]', async () => {
    const { store, show, write } = openChat();
    show();
    act(() => void store.dispatch(connectionChanged(false)));
    write('First');
    act(() => {
      store.dispatch(picturePicked({ profile: 'm1', key: 'new', account: 'u1' }));
      store.dispatch(pictureMoved({ profile: 'm1', key: 'new', to: { state: 'waiting' } }));
      store.dispatch(draftChanged({ profile: 'm1', text: 'Caption' }));
      store.dispatch(draftSent('m1'));
    });
    expect(field().readOnly).toBe(true);
    await edit();
    expect(field().value).toBe('First\nCaption');
    expect(field().readOnly).toBe(false);
    const ready = { state: 'ready' as const, attachment: photo('new') };
    act(() => void store.dispatch(pictureMoved({ profile: 'm1', key: 'new', to: ready })));
    expect(selectOutbox(store.getState())).toEqual([]);
    await userEvent.type(field(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(selectOutbox(store.getState())).toMatchObject([
        { text: 'First\nCaption!', attachment: photo('new') },
      ]),
    );
  });
});

describe('a message that nobody answers', () => {
  const button = (name: string) => screen.queryByRole('button', { name });

  it('says so while it is tried again, and then that it waits for its writer [BX-02]', () => {
    const { show, write, lose } = openChat();
    show();
    const client_id = write('Lost');
    lose(client_id, 1);
    expect(log().getByText('Not confirmed yet. Trying again')).toBeDefined();
    expect(button('Delete')).toBeNull();
    lose(client_id, SEND_ATTEMPTS - 1);
    expect(log().getByText(/^Not confirmed: the server didn’t answer\./)).toBeDefined();
  });

  it('can be given up, though it may have arrived; it is never changed and sent as another one [BX-02]', async () => {
    const { store, show, write, lose } = openChat();
    show();
    lose(write('Lost'), SEND_ATTEMPTS);
    expect(log().getByText(/If you delete it, it may still have arrived\.$/)).toBeDefined();
    expect(button('Try again')).not.toBeNull();
    expect(button('Edit')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(selectOutbox(store.getState())).toEqual([]);
    expect(document.activeElement).toBe(field());
  });

  it('leaves those behind it to be changed or given up, each of them [BX-02]', async () => {
    const { store, show, write, lose } = openChat();
    show();
    const client_id = write('Lost');
    write('Second');
    write('Third');
    lose(client_id, SEND_ATTEMPTS);
    expect(log().getAllByText('Waiting for the message before it')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(2);
    await userEvent.click(required(screen.getAllByRole('button', { name: 'Edit' })[0]));
    expect(field().value).toBe('Second');
    await userEvent.click(required(screen.getAllByRole('button', { name: 'Delete' })[1]));
    expect(selectOutbox(store.getState())).toMatchObject([{ text: 'Lost' }]);
  });

  it('holds up what is written after it, which is read out once [BX-02] [BX-20]', () => {
    const { store, show, write, lose } = openChat();
    // What is said of the first one is over.
    const before = show();
    const client_id = write('Lost');
    lose(client_id, 1);
    before.unmount();
    const first = show();
    write('Later');
    const isSaid = () => said().includes('Waiting for the message before it');
    expect(isSaid()).toBe(true);
    first.unmount();
    show();
    act(() => void store.dispatch(outboxMoved({ type: 'attemptStarted', client_id })));
    act(() => void store.dispatch(outboxMoved({ type: 'lost', client_id })));
    expect(log().getByText('Waiting for the message before it')).toBeDefined();
    expect(isSaid()).toBe(false);
  });
});

it('a message beyond the conversations that are free comes with the way to more [RO-04]', () => {
  const { show, write, refuse } = openChat();
  show();
  refuse(write('Hello'), 'premium_only');
  const way = log().getByRole('link', { name: 'Get Premium' });
  expect(way.getAttribute('href')).toBe('/premium?next=%2F');
});

describe('a few emoji', () => {
  it('are large from the start', () => {
    const { show, write } = openChat();
    show();
    write('🎉🎉');
    expect(screen.getByText('🎉🎉').closest('.bubble')?.className).toContain('bubble-emoji');
  });
});
