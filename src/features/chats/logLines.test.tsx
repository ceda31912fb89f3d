// @vitest-environment jsdom
/** What stands between the messages and below them: the names of days, and who cannot reply. */
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { AnnouncerProvider } from '@/ui/Announcer';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { chatsReceived, conversationOpened, messagesReceived, sessionBegan } from './chatsSlice';
import type * as rows from './MessageRows';
import { MessageLog } from './MessageLog';

const drawn = vi.hoisted((): { rows: unknown[] } => ({ rows: [] }));
vi.mock('./MessageRows', async (load) => {
  const { MessageRows } = await load<typeof rows>();
  return {
    MessageRows: (props: Parameters<typeof MessageRows>[0]) => {
      if (drawn.rows.at(-1) !== props.rows) drawn.rows.push(props.rows);
      return <MessageRows {...props} />;
    },
  };
});

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats']);
  drawn.rows.length = 0;
});
afterEach(() => vi.useRealTimers());

/** Noon in Greenwich is one o'clock where the reader is. */
const MIDNIGHT = NOON + 11 * 3_600_000;

function openLog({ partner_can_reply = true } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  const hear = (at: number) => {
    vi.setSystemTime(at);
    store.dispatch(chatsReceived({ request: null, chats: [makeChatItem()], at }));
  };
  hear(NOON);
  store.dispatch(conversationOpened({ conversation: 'c1', at: NOON }));
  const rest = { typing: false, history_limited: false, partner_can_reply };
  store.dispatch(messagesReceived({ conversation: 'c1', messages: [makeMessage()], ...rest }));
  renderInRouter(
    store,
    <AnnouncerProvider>
      <MessageLog profile={makeProfile()} id="c1" />
    </AnnouncerProvider>,
  );
  return { hear: (at: number) => act(() => hear(at)) };
}

it('a day that is over is called so in a conversation that is left open, and nothing else is drawn anew [BX-13]', () => {
  const { hear } = openLog();
  expect(screen.getByText('Today')).toBeDefined();
  const before = drawn.rows.length;
  for (let minute = 60; minute > 0; minute -= 1) hear(MIDNIGHT - minute * 60_000);
  expect(drawn.rows).toHaveLength(before);
  hear(MIDNIGHT + 1_000);
  expect(screen.getByText('Yesterday')).toBeDefined();
  expect(screen.queryByText('Today')).toBeNull();
  hear(MIDNIGHT + 61_000);
  expect(drawn.rows).toHaveLength(before + 1);
});

it.each([
  ['says so below', false, 1],
  ['has nothing said of them', true, 0],
] as const)('a partner who can reply or not %s [RO-04]', (_, partner_can_reply, lines) => {
  openLog({ partner_can_reply });
  expect(
    screen.queryAllByText(
      'Elena can’t reply at the moment: the account may be paused, closed or no longer available to you.',
    ),
  ).toHaveLength(lines);
});
