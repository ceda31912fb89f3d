// @vitest-environment jsdom
/** A picture that was chosen for a message outlives the page; until it can, the page is held. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppStore } from '@/app/store';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { makeChatItem, NOON } from '@tests/factories/chats';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import './attachmentListeners';
import { pictureDropped, pictureMoved, picturePicked, selectPicture } from './attachmentsSlice';
import { chatDropped, chatRemoved, chatsReceived, selectOutbox, sessionBegan } from './chatsSlice';
import { Composer } from './Composer';
import { draftSent } from './draftSent';
import { addRecordListeners } from './recordListeners';

const stores: AppStore[] = [];
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chats', 'chatTools']);
});
afterEach(() => {
  cleanup();
  for (const store of stores.splice(0)) store.dispatch(loggedOut({ by: 'tab' }));
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A page of the member as after a reload, with the writing field to m1. */
function openPage(id = 'u1') {
  const { store, startListening } = createTestStore();
  stores.push(store);
  addRecordListeners(startListening);
  store.dispatch(loggedIn(makeUser({ id })));
  store.dispatch(sessionBegan({ account: id, outbox: [], drafts: {} }));
  store.dispatch(chatsReceived({ request: null, chats: [makeChatItem()], at: NOON }));
  const { unmount } = renderInRouter(
    store,
    <Composer profile="m1" name="Elena" conversation="c1" fictional={false} />,
  );
  const pick = () => act(() => void store.dispatch(picturePicked({ profile: 'm1', key: 'k1', account: id })));
  const move = (to: Parameters<typeof pictureMoved>[0]['to']) =>
    act(() => void store.dispatch(pictureMoved({ profile: 'm1', key: 'k1', to })));
  const upload = async () => {
    pick();
    move({ state: 'ready', attachment });
    await screen.findByText('Ready to send');
  };
  const picture = () => selectPicture(store.getState(), 'm1');
  /** The page is gone with all that is in its memory. */
  const close = () => {
    unmount();
    stores.splice(stores.indexOf(store), 1);
    store.dispatch(loggedOut({ by: 'tab' }));
  };
  return { store, pick, move, upload, picture, close };
}

const attachment = { id: 'a1', url: '/a1.jpg', width: 800, height: 600 };
const asksWhoLeaves = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('drafts:'));

describe('a picture that the server has already', () => {
  it('is there again after a reload, goes with the next message, and not a second time [BX-06]', async () => {
    const first = openPage();
    await first.upload();
    first.close();
    const second = openPage();
    expect(await screen.findByText('Ready to send')).toBeDefined();
    act(() => second.store.dispatch(draftSent('m1')));
    expect(selectOutbox(second.store.getState())).toMatchObject([{ attachment }]);
    second.close();
    expect(openPage().picture()).toBeUndefined();
  });

  it('is gone after a reload once it was taken out', async () => {
    const first = openPage();
    await first.upload();
    act(() => void first.store.dispatch(pictureDropped('m1')));
    first.close();
    expect(openPage().picture()).toBeUndefined();
    expect(keys()).toEqual([]);
  });

  it('is nobody else’s, and goes with a log-out', async () => {
    const first = openPage();
    await first.upload();
    first.close();
    const other = openPage('u2');
    expect(other.picture()).toBeUndefined();
    other.close();
    const again = openPage();
    expect(again.picture()).toMatchObject({ state: 'ready', attachment });
    act(() => void again.store.dispatch(loggedOut({ by: 'member' })));
    expect(keys()).toEqual([]);
  });

  it('goes where another tab has sent it, and comes where another tab has chosen it [BX-28]', async () => {
    const one = openPage();
    const other = openPage();
    one.pick();
    one.move({ state: 'ready', attachment });
    const tell = () =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: keys()[0] ?? null })));
    tell();
    expect(other.picture()).toMatchObject({ state: 'ready', attachment });
    act(() => other.store.dispatch(draftSent('m1')));
    tell();
    expect(one.picture()).toBeUndefined();
  });

  it('goes with the draft of a member who is blocked, and of a conversation that is removed [ST-12]', async () => {
    for (const leave of [
      ({ store }: ReturnType<typeof openPage>) => {
        store.dispatch(memberBlocked('m1'));
      },
      ({ store }: ReturnType<typeof openPage>) => {
        store.dispatch(chatDropped('c1'));
        store.dispatch(chatRemoved('c1'));
      },
    ]) {
      const page = openPage();
      await page.upload();
      act(() => leave(page));
      expect(page.picture()).toBeUndefined();
      expect(keys()).toEqual([]);
      page.close();
    }
  });
});

describe('the page', () => {
  it('is held while a picture is in it alone, and let go when the server has it [BX-21]', async () => {
    const { pick, move, store } = openPage();
    expect(asksWhoLeaves()).toBe(false);
    pick();
    expect(asksWhoLeaves()).toBe(true);
    for (const state of ['waiting', 'sending', 'failed'] as const) {
      move({ state });
      expect(asksWhoLeaves()).toBe(true);
    }
    move({ state: 'ready', attachment });
    await waitFor(() => expect(asksWhoLeaves()).toBe(false));
    act(() => void store.dispatch(pictureDropped('m1')));
    expect(asksWhoLeaves()).toBe(false);
  });

  it('stays held where the browser keeps nothing, and is not held for what the server does not want', async () => {
    const { pick, move } = openPage();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    pick();
    move({ state: 'ready', attachment });
    await screen.findByText('Ready to send');
    expect(asksWhoLeaves()).toBe(true);
    const failure = { kind: 'refused' as const, status: 415, code: 'type', details: {}, fields: {} };
    move({ state: 'failed', attachment: null, failure });
    await waitFor(() => expect(asksWhoLeaves()).toBe(false));
  });
});
