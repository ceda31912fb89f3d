// @vitest-environment jsdom
/** What of the list is drawn again when the server is heard. */
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { makeChatItem, NOON } from '@tests/factories/chats';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { ChatRowList } from './ChatRowList';
import { chatsReceived, selectChatEntries, sessionBegan } from './chatsSlice';

const drawn = vi.hoisted((): { times: string[] } => ({ times: [] }));
vi.mock('@/ui/ConversationRow', () => ({
  ConversationRow: ({ time }: { time: string }) => {
    drawn.times.push(time);
    return <p>{time}</p>;
  },
}));

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats']);
  drawn.times.length = 0;
});
afterEach(cleanup);

const AGO = [20_000, 3 * 60_000, 26 * 3_600_000];
const chats = AGO.map((ago, at) =>
  makeChatItem({
    conversation: { id: `c${at}`, updated_at: new Date(NOON - ago).toISOString() },
    profile: makeProfile({ id: `m${at}` }),
  }),
);

function List() {
  const entries = useAppSelector(selectChatEntries);
  return (
    <ChatRowList
      entries={entries}
      open={null}
      marksArchived={false}
      scroller={{ current: null }}
      onMenu={() => undefined}
    />
  );
}

it('draws a row again only when what it says about the time is different', () => {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(profilesReceived(chats.map(({ profile }) => profile)));
  const hear = (at: number) => act(() => void store.dispatch(chatsReceived({ request: null, chats, at })));
  store.dispatch(chatsReceived({ request: null, chats, at: NOON }));
  renderInRouter(store, <List />);
  expect(drawn.times.splice(0)).toEqual(['now', '3 min', 'Yesterday']);
  hear(NOON + 10_000);
  hear(NOON + 20_000);
  expect(drawn.times).toEqual([]);
  hear(NOON + 45_000);
  expect(drawn.times).toEqual(['1 min']);
});
