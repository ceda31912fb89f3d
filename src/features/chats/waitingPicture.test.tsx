// @vitest-environment jsdom
/** A message that waits for its picture goes with that one and as it was written, whatever is pressed meanwhile. */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { makeChatItem, NOON } from '@tests/factories/chats';
import { pretendPointer } from '@tests/factories/media';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { settled } from '@tests/journeys/settled';
import './attachmentListeners';
import { pictureMoved, picturePicked, selectPicture } from './attachmentsSlice';
import { chatsReceived, draftChanged, recordsShared, sessionBegan } from './chatsSlice';
import { Composer } from './Composer';
import { draftSent } from './draftSent';
import { IcebreakerButton } from './IcebreakerButton';
import { repliesRestored, replyCleared, replySet } from './repliesSlice';

vi.mock('./memberQueries', () => ({
  useChatIcebreakersQuery: () => ({ data: { lines: ['Tea or coffee?'], cost: 1 }, isError: false }),
}));

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools']);
  pretendPointer('mouse');
});
let leave: () => void;
afterEach(() => {
  act(leave);
});

/** A picture that waits for the network, in the tray above the writing field. */
async function openWithPicture() {
  const { store } = createTestStore();
  leave = () => void store.dispatch(loggedOut({ by: 'member' }));
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(connectionChanged(false));
  store.dispatch(picturePicked({ profile: 'elena', key: 'first', account: 'u1' }));
  store.dispatch(pictureMoved({ profile: 'elena', key: 'first', to: { state: 'waiting' } }));
  renderInRouter(
    store,
    <>
      <IcebreakerButton profile="elena" name="Elena" />
      <Composer profile="elena" name="Elena" conversation="c1" fictional={false} />
    </>,
  );
  await screen.findByText('Waiting for a connection');
  return { store, chosen: () => selectPicture(store.getState(), 'elena') };
}

const conversation = makeChatItem({ profile: makeProfile({ id: 'elena' }) });
const photo = () => new File(['no picture'], 'other.jpg', { type: 'image/jpeg' });
const attach = () => screen.getByRole('button', { name: 'Add a photo' });
const files = { types: ['Files'], files: [photo()] };
const ways = {
  chosen: async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, photo());
  },
  dropped: () => Promise.resolve(fireEvent.drop(document, { dataTransfer: files })),
  pasted: () =>
    Promise.resolve(
      fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { ...files, getData: () => '' } }),
    ),
};

it.each([['chosen'], ['dropped'], ['pasted']] as const)(
  'another picture that is %s takes its place before Send is pressed, and not after',
  async (way) => {
    const { store, chosen } = await openWithPicture();
    act(() => store.dispatch(draftSent('elena')));
    await ways[way]();
    await settled();
    expect(chosen()).toMatchObject({ key: 'first', wanted: true });
    act(() => void store.dispatch(pictureMoved({ profile: 'elena', key: 'first', to: { wanted: false } })));
    await ways[way]();
    await settled();
    expect(chosen()?.key).not.toBe('first');
  },
);

it('the button for another one says what the message waits for, and opens nothing', async () => {
  const { store } = await openWithPicture();
  expect(attach().getAttribute('aria-disabled')).toBeNull();
  act(() => store.dispatch(draftSent('elena')));
  expect(attach().getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(attach().getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe('Sends when you’re back online');
  let opened = false;
  document.querySelector('input[type=file]')?.addEventListener('click', () => (opened = true));
  await userEvent.click(attach());
  expect(opened).toBe(false);
});

describe('while Send waits for the picture, the words stay', () => {
  const emoji = () => screen.getByRole('button', { name: 'Add an emoji' });
  const search = () => screen.queryByRole('searchbox', { name: 'Search emoji' });

  it('the choice of emoji closes, opens for nobody, and does not come back by itself [BX-02]', async () => {
    const { store } = await openWithPicture();
    await userEvent.click(emoji());
    expect(await screen.findByRole('searchbox', { name: 'Search emoji' })).toBeDefined();
    act(() => store.dispatch(draftSent('elena')));
    expect(search()).toBeNull();
    expect(emoji().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(emoji());
    expect(search()).toBeNull();
    act(() => void store.dispatch(pictureMoved({ profile: 'elena', key: 'first', to: { wanted: false } })));
    expect(search()).toBeNull();
    await userEvent.click(emoji());
    expect(await screen.findByRole('searchbox', { name: 'Search emoji' })).toBeDefined();
    // What the choice shows comes later than its field.
    await settled();
  });

  it('the ideas for a first line open for nobody [BX-02]', async () => {
    const { store } = await openWithPicture();
    const ideas = screen.getByRole('button', { name: 'Ideas for a first line' });
    act(() => store.dispatch(draftSent('elena')));
    await userEvent.click(ideas);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(pictureMoved({ profile: 'elena', key: 'first', to: { wanted: false } })));
    await userEvent.click(ideas);
    expect(await screen.findByRole('button', { name: 'Tea or coffee?' })).toBeDefined();
  });

  const quote = { id: 'x1', from: 'elena', text: 'Where to?', attachment: false };
  it.each([
    ['its words', draftChanged({ profile: 'elena', text: 'Another' })],
    ['its words in another tab', recordsShared({ drafts: { elena: 'Another' } })],
    ['what it answers', replySet({ profile: 'elena', conversation: 'c1', quote })],
    [
      'what it answers in another tab',
      repliesRestored({ account: 'u1', chosen: { elena: { conversation: 'c1', quote } } }),
    ],
    ['that it answers anything', replyCleared('elena'), true],
    ['its conversation, with what it answers', chatsReceived({ request: null, chats: [], at: NOON }), true],
  ])('whatever changes %s all the same takes Send back [BX-02]', async (_, change, answers = false) => {
    const { store, chosen } = await openWithPicture();
    act(() => {
      store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
      store.dispatch(chatsReceived({ request: null, chats: [conversation], at: NOON }));
      store.dispatch(draftChanged({ profile: 'elena', text: 'Words' }));
      if (answers) store.dispatch(replySet({ profile: 'elena', conversation: 'c1', quote }));
    });
    act(() => store.dispatch(draftSent('elena')));
    expect(chosen()?.wanted).toBe(true);
    act(() => void store.dispatch(draftChanged({ profile: 'sofia', text: 'To somebody else' })));
    expect(chosen()?.wanted).toBe(true);
    act(() => void store.dispatch(change));
    expect(chosen()).toMatchObject({ key: 'first', wanted: false });
  });
});
