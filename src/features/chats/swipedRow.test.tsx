// @vitest-environment jsdom
/** A row that is pulled aside by a finger: what stands behind it removes its conversation. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { makeChatItem, NOON } from '@tests/factories/chats';
import { required } from '@tests/factories/required';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { ChatList } from './ChatList';
import { chatsReceived, sessionBegan } from './chatsSlice';

const calls = vi.hoisted(() => ({ deleteChat: vi.fn<typeof chatCalls.deleteChat>() }));
vi.mock('@/api/calls/chat', () => calls);

const CAPTURE = ['setPointerCapture', 'hasPointerCapture', 'releasePointerCapture'] as const;
let store: ReturnType<typeof createTestStore>['store'];
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools']);
  // jsdom knows neither fingers nor who holds them.
  for (const name of CAPTURE)
    Object.defineProperty(Element.prototype, name, { configurable: true, value: () => true });
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
  calls.deleteChat.mockReset().mockResolvedValue({});
  store = createTestStore().store;
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  const chats = ['c1', 'c2'].map((id) =>
    makeChatItem({
      conversation: { id, updated_at: new Date(NOON).toISOString() },
      profile: makeProfile({ id: `m-${id}`, name: `Name ${id}` }),
    }),
  );
  store.dispatch(profilesReceived(chats.map(({ profile }) => profile)));
  store.dispatch(chatsReceived({ request: null, chats, at: NOON }));
});
afterEach(() => {
  cleanup();
  store.dispatch(loggedOut({ by: 'member' }));
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
  for (const name of CAPTURE) Reflect.deleteProperty(Element.prototype, name);
});

const row = (id: string) => required(document.querySelector<HTMLElement>(`[data-chat="${id}"]`));

function pointer(target: Element, type: string, clientX: number): void {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX,
      clientY: 100,
    }),
  );
}

/** Slowly, and not back: the row stays where it is let go. */
function pull(id: string, by: number): void {
  const target = required(row(id).querySelector('a'));
  pointer(target, 'pointerdown', 300);
  for (const part of [0.1, 0.4, 0.7, 1]) pointer(target, 'pointermove', 300 + by * part);
  pointer(target, 'pointerup', 300 + by);
}

/** What stands behind a row is there once a finger has moved it. */
async function pulledOpen(id: string): Promise<HTMLElement> {
  return waitFor(() => {
    pull(id, -150);
    const behind = required(row(id).querySelector<HTMLElement>('.conv-under'));
    expect(row(id).style.getPropertyValue('--pull')).toBe('-168px');
    return behind;
  });
}

it('is removed from behind the row, after one question [SC-03] [ST-12]', async () => {
  renderInRouter(store, <ChatList open={null} />, '/chats');
  const user = userEvent.setup();
  const behind = await pulledOpen('c2');
  await user.click(within(behind).getByText('Delete'));
  // The row is back in its place while the question stands.
  expect(row('c2').style.getPropertyValue('--pull')).toBe('0px');
  const dialog = await screen.findByRole('dialog', { name: 'Delete this conversation?' });
  expect(calls.deleteChat).not.toHaveBeenCalled();
  expect(within(dialog).getByText(/All messages with Name c2 will be deleted/)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.deleteChat).toHaveBeenCalledWith('c2', expect.anything()));
  expect(document.querySelector('[data-chat="c2"]')).toBeNull();
  expect(row('c1')).toBeDefined();
});
