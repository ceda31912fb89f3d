// @vitest-environment jsdom
/** Whom to write to next: the matches above the list, and what stands beside it while no conversation is open. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import userEvent from '@testing-library/user-event';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { ChatItem, Profile } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { makeChatItem, NOON } from '@tests/factories/chats';
import { createSettings } from '@mocks/world/settings';
import { inRouter, renderInRouter } from '@tests/factories/inRouter';
import { required } from '@tests/factories/required';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeProfileDetails, makeUser } from '@tests/factories/user';
import { ChatList } from './ChatList';
import { chatsReceived, sessionBegan } from './chatsSlice';
import { NothingOpen } from './NothingOpen';

let store: ReturnType<typeof createTestStore>['store'];
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools']);
  store = createTestStore().store;
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
});
afterEach(() => {
  cleanup();
  store.dispatch(loggedOut({ by: 'member' }));
});

const person = (id: string, change: Partial<Profile> = {}): Profile =>
  makeProfile({ id, name: `Name-${id}`, fictional: false, ...change });
const chatWith = (profile: Profile, minute = 1): ChatItem =>
  makeChatItem({
    conversation: { id: `c-${profile.id}`, updated_at: new Date(NOON - minute * 60_000).toISOString() },
    profile,
  });

function hear(chats: ChatItem[], others: Profile[]): void {
  store.dispatch(profilesReceived([...chats.map(({ profile }) => profile), ...others]));
  store.dispatch(chatsReceived({ request: null, chats, at: NOON }));
}
const screenWith = (matches: readonly string[] | null) => (
  <>
    <div className="chat-list">
      <ChatList open={null} matches={matches} />
    </div>
    <NothingOpen matches={matches} />
  </>
);
const show = (matches: readonly string[] | null) => renderInRouter(store, screenWith(matches), '/chats');
const strip = () => screen.queryByRole('list', { name: 'New matches' });
const ways = () => within(required(strip())).getAllByRole('link');

it('shows the matches without a conversation, each the way to a first line [ST-05]', async () => {
  const partner = person('a');
  hear(
    [chatWith(partner)],
    [person('b'), person('c', { fictional: true }), person('d', { status: 'disabled' })],
  );
  show(['c', 'a', 'b', 'd']);
  expect(ways().map((link) => link.getAttribute('href'))).toEqual(['/members/c/chat', '/members/b/chat']);
  // That somebody is made up is said here, too.
  expect(within(required(ways()[0])).getByText('Fictional')).toBeDefined();
  expect(within(required(strip())).getByRole('link', { name: 'Say hello to Name-b' })).toBeDefined();
});

it('leaves the rows where they are when the matches come after them', () => {
  hear([chatWith(person('a'))], [person('b')]);
  const { rerender } = show(null);
  expect(strip()).toBeNull();
  rerender(inRouter(store, screenWith(['b']), '/chats'));
  expect(strip()).toBeNull();
});

it('gives way to the search by name', async () => {
  hear(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => chatWith(person(id), at)),
    [person('g')],
  );
  show(['g']);
  expect(ways()).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(strip()).toBeNull();
});

it('leads from an empty pane to the newest match, or on with whom was written last, and opens nothing itself [ST-11]', () => {
  const chats = [chatWith(person('a', { fictional: true }), 1), chatWith(person('b'), 2)];
  hear(chats, [person('c')]);
  show(['c']);
  expect(screen.getByRole('heading', { name: 'You and Name-c like each other' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Say hello to Name-c' }).at(-1)?.getAttribute('href')).toBe(
    '/members/c/chat',
  );
  cleanup();
  show([]);
  // Nobody is led to a profile that is made up.
  expect(screen.getByRole('link', { name: 'Continue with Name-b' }).getAttribute('href')).toBe('/chats/c-b');
  expect(store.getState().chats?.open).toBeNull();
});

it('shows the two who like each other in one frame, not the next match [ST-11]', () => {
  const pictured = (id: string) =>
    person(id, {
      main_image: { filename: `${id}.webp`, thumb_filename: `${id}-t.webp`, match: `${id}-m.webp` },
    });
  const faces = () =>
    [...document.querySelectorAll('.chats-next .portrait img')].map((image) => image.getAttribute('src'));
  const own = { filename: 'me.webp', thumb_filename: 'me-t.webp', match: 'me-m.webp' };
  store.dispatch(fetchSettings.fulfilled(createSettings(), 'r', {}));
  store.dispatch(loggedIn(makeUser({ profile: makeProfileDetails({ main_image: own }) })));
  hear([], [pictured('b'), pictured('c')]);
  show(['b', 'c']);
  expect(faces()).toEqual([expect.stringContaining('b.webp'), expect.stringContaining('me.webp')]);
});
