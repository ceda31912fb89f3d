// @vitest-environment jsdom
/** The second line of a row: what is going on in a conversation comes before what was said last. */
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import type { ChatItem } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { makeChatItem, NOON } from '@tests/factories/chats';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { pictureDropped, picturePicked } from './attachmentsSlice';
import { ChatList } from './ChatList';
import { chatDropped, chatRemoved, chatsReceived, draftChanged, sessionBegan } from './chatsSlice';
import { picturesKey } from './pictureRecords';

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats']);
});

const said = { text: 'Good evening', from: 'm1', sent_at: new Date(NOON).toISOString(), attachment: false };

function openList(open: string | null = null) {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(profilesReceived([makeProfile()]));
  const hear = (change: Partial<ChatItem>) => {
    const chats = [makeChatItem({ last_message: said, ...change })];
    store.dispatch(chatsReceived({ request: null, chats, at: NOON }));
  };
  hear({});
  renderInRouter(store, <ChatList open={open} />);
  return { store, hear: (change: Partial<ChatItem>) => act(() => hear(change)) };
}
const line = () => screen.getByRole('listitem').querySelector('.conv-text')?.textContent;

it('says that the other one is typing, before a draft and before the last message [SC-03]', () => {
  const { store, hear } = openList();
  act(() => void store.dispatch(draftChanged({ profile: 'm1', text: 'And you?' })));
  expect(line()).toBe('Draft: And you?');
  hear({ typing: true });
  expect(line()).toBe('Typing…');
  hear({ typing: false });
  expect(line()).toBe('Draft: And you?');
});

it('marks a draft that is only a photo after a reload, also one of a first message [BX-06]', () => {
  const photo = { id: 'a1', url: '/cdn/a1.jpg', width: 4, height: 3 };
  localStorage.setItem(picturesKey('u1'), JSON.stringify({ m1: photo, m2: photo }));
  const { store } = openList();
  expect(line()).toBe('Draft: Your photo');
  act(() => void store.dispatch(profilesReceived([makeProfile({ id: 'm2', name: 'Sofia' })])));
  const lines = screen.getAllByRole('listitem').map((row) => row.querySelector('.conv-text')?.textContent);
  expect(lines).toEqual(['Draft: Your photo', 'Draft: Your photo']);
  localStorage.clear();
});

it('lets go of the photo with a conversation that is removed, also where none has been opened [BX-06]', async () => {
  localStorage.setItem(
    picturesKey('u1'),
    JSON.stringify({ m1: { id: 'a1', url: '/a1.jpg', width: 4, height: 3 } }),
  );
  const { store } = openList();
  await vi.dynamicImportSettled();
  act(() => {
    store.dispatch(chatDropped('c1'));
    store.dispatch(chatRemoved('c1'));
  });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(localStorage.getItem(picturesKey('u1'))).toBeNull();
});

it('marks a draft that is only a photo [BX-06]', () => {
  const { store } = openList();
  expect(line()).toBe('Good evening');
  act(() => void store.dispatch(picturePicked({ profile: 'm1', key: 'k1', account: 'u1' })));
  expect(line()).toBe('Draft: Your photo');
  act(() => void store.dispatch(draftChanged({ profile: 'm1', text: 'Look' })));
  expect(line()).toBe('Draft: Look');
  act(() => {
    store.dispatch(draftChanged({ profile: 'm1', text: '' }));
    store.dispatch(pictureDropped('m1'));
  });
  expect(line()).toBe('Good evening');
});

it('marks none in the conversation on screen, where it is seen', () => {
  const { store } = openList('c1');
  act(() => void store.dispatch(picturePicked({ profile: 'm1', key: 'k1', account: 'u1' })));
  expect(line()).toBe('Good evening');
});
