// @vitest-environment jsdom
/** When the tools of the list come: the menu of a row, what fingers can do, what an act leaves behind. */
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { makeChatItem, NOON } from '@tests/factories/chats';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { ChatList } from './ChatList';
import { chatsReceived, sessionBegan } from './chatsSlice';

const tools = vi.hoisted(() => ({ ahead: vi.fn<() => Promise<unknown>>() }));
vi.mock('./lateTool', () => ({
  lateTool: () => Object.assign(() => <p>Tools of the list</p>, { ahead: tools.ahead }),
}));

beforeEach(async () => {
  tools.ahead.mockReset().mockResolvedValue(undefined);
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools']);
});
afterEach(() => void Reflect.deleteProperty(navigator, 'maxTouchPoints'));

function openList(fingers: number) {
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: fingers });
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(profilesReceived([makeProfile()]));
  renderInRouter(store, <ChatList open={null} />);
  return () =>
    act(() => void store.dispatch(chatsReceived({ request: null, chats: [makeChatItem()], at: NOON })));
}

it('fetches nothing for a list without a row, and for a mouse no more than that with the first one [SC-03]', () => {
  const hear = openList(0);
  expect(tools.ahead).not.toHaveBeenCalled();
  hear();
  expect(tools.ahead).toHaveBeenCalledOnce();
  expect(screen.queryByText('Tools of the list')).toBeNull();
});

it('has them in place for fingers, which have more ways than the menu, from the first row on [SC-03]', () => {
  const hear = openList(5);
  expect(screen.queryByText('Tools of the list')).toBeNull();
  hear();
  expect(screen.getByText('Tools of the list')).toBeDefined();
});
