// @vitest-environment jsdom
/** A message that waits for its picture goes with that one, whatever else is chosen meanwhile. */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { pretendPointer } from '@tests/factories/media';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { settled } from '@tests/journeys/settled';
import { pictureMoved, picturePicked, selectPicture } from './attachmentsSlice';
import { Composer } from './Composer';
import { draftSent } from './draftSent';

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools']);
  pretendPointer('mouse');
});
let leave: () => void;
afterEach(() => act(leave));

/** A picture that waits for the network, in the tray above the writing field. */
async function openWithPicture() {
  const { store } = createTestStore();
  leave = () => void store.dispatch(loggedOut({ by: 'member' }));
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(connectionChanged(false));
  store.dispatch(picturePicked({ profile: 'elena', key: 'first', account: 'u1' }));
  store.dispatch(pictureMoved({ profile: 'elena', key: 'first', to: { state: 'waiting' } }));
  renderInRouter(store, <Composer profile="elena" name="Elena" conversation="c1" fictional={false} />);
  await screen.findByText('Waiting for a connection');
  return { store, chosen: () => selectPicture(store.getState(), 'elena') };
}

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
