// @vitest-environment jsdom
/** The keys that lead from conversation to conversation: where each of them goes, and where it ends. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation, useParams } from 'react-router';
import { expect, it } from 'vitest';
import { patterns } from '@/config/paths';
import { loggedIn } from '@/core/auth/authSlice';
import { makeChatItem, NOON } from '@tests/factories/chats';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { chatsReceived, sessionBegan } from './chatsSlice';
import { useChatKeys } from './useChatKeys';

function Page() {
  const { id = null } = useParams();
  const { pathname } = useLocation();
  useChatKeys(id);
  return <p>{pathname}</p>;
}

/** Five conversations from c1 at the top to c5, of which two have something unread. */
function open(address: string, unread: readonly number[] = [2, 5]): void {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  const chats = [1, 2, 3, 4, 5].map((at) =>
    makeChatItem({
      conversation: { id: `c${at}`, updated_at: new Date(NOON - at * 60_000).toISOString() },
      profile: makeProfile({ id: `m${at}` }),
      num_unread_messages: unread.includes(at) ? 1 : 0,
    }),
  );
  store.dispatch(chatsReceived({ request: null, chats, at: NOON }));
  renderInRouter(
    store,
    <Routes>
      <Route path={patterns.chat} element={<Page />} />
      <Route path={patterns.chats} element={<Page />} />
    </Routes>,
    address,
  );
}
const where = () => screen.getByText(/^\/chats/).textContent;
const DOWN = '{Alt>}{ArrowDown}{/Alt}';
const UP = '{Alt>}{ArrowUp}{/Alt}';
const UNREAD_DOWN = '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}';
const UNREAD_UP = '{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}';

it.each([
  ['the one below', DOWN, '/chats/c3', '/chats/c4'],
  ['the one above', UP, '/chats/c3', '/chats/c2'],
  ['no further than the end', DOWN, '/chats/c5', '/chats/c5'],
  ['no further than the top', UP, '/chats/c1', '/chats/c1'],
  ['the first, where none is open', DOWN, '/chats', '/chats/c1'],
  ['the last, where none is open', UP, '/chats', '/chats/c5'],
  ['the next unread one', UNREAD_DOWN, '/chats/c3', '/chats/c5'],
  ['the unread one before', UNREAD_UP, '/chats/c3', '/chats/c2'],
  ['the unread ones round the end', UNREAD_DOWN, '/chats/c5', '/chats/c2'],
  ['the unread ones round the top', UNREAD_UP, '/chats/c2', '/chats/c5'],
  ['the first unread one, where none is open', UNREAD_DOWN, '/chats', '/chats/c2'],
  ['the last unread one, where none is open', UNREAD_UP, '/chats', '/chats/c5'],
])('lead to %s [BX-22]', async (_, keys, from, to) => {
  open(from);
  await userEvent.keyboard(keys);
  expect(where()).toBe(to);
});

it('lead nowhere where nothing else is unread [BX-22]', async () => {
  open('/chats/c2', [2]);
  await userEvent.keyboard(UNREAD_DOWN);
  expect(where()).toBe('/chats/c2');
});
