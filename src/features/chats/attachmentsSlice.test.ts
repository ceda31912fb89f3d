/** Chosen pictures stay with the member who chose them. */
import { describe, expect, it } from 'vitest';
import { loggedOut } from '@/core/auth/authSlice';
import { newEntry } from '@tests/factories/outboxEntry';
import { createTestStore } from '@tests/factories/store';
import { sessionBegan } from './chatsSlice';
import { entryTakenBack } from './entryTakenBack';

/** As on the page: the slice comes with the first conversation, when the session has long begun. */
async function openPage() {
  const { store } = createTestStore();
  const begin = (account: string) => store.dispatch(sessionBegan({ account, outbox: [], drafts: {} }));
  begin('u1');
  const slice = await import('./attachmentsSlice');
  return { store, begin, ...slice };
}

describe('after an expired session', () => {
  it('a chosen picture is there for the member who chose it, and for nobody else [BX-06]', async () => {
    const { store, begin, picturePicked, selectPicture } = await openPage();
    store.dispatch(picturePicked({ profile: 'm1', key: 'k1', account: 'u1' }));
    store.dispatch(loggedOut({ by: 'expiry' }));
    begin('u1');
    expect(selectPicture(store.getState(), 'm1')?.key).toBe('k1');
    store.dispatch(loggedOut({ by: 'expiry' }));
    begin('u2');
    expect(selectPicture(store.getState(), 'm1')).toBeUndefined();
  });

  it('so is the picture of a message that was taken back', async () => {
    const { store, begin, selectPicture } = await openPage();
    const attachment = { id: 'a1', url: 'a1.jpg', width: 8, height: 6 };
    const entry = { ...newEntry('x', { profile: 'm1', attachment }), state: 'failed' as const, attempts: 1 };
    store.dispatch(entryTakenBack({ ...entry, account: 'u1' }));
    begin('u1');
    expect(selectPicture(store.getState(), 'm1')?.key).toBe('a1');
    begin('u2');
    expect(selectPicture(store.getState(), 'm1')).toBeUndefined();
  });

  it("one that nobody is known to have chosen is nobody's, and what was refused is not said again", async () => {
    const { store, begin, picturePicked, pictureRefused, selectPicture, selectRefusedPicture } =
      await openPage();
    store.dispatch(picturePicked({ profile: 'm1', key: 'k1', account: null }));
    store.dispatch(pictureRefused({ profile: 'm2', problem: 'empty' }));
    begin('u2');
    expect(selectPicture(store.getState(), 'm1')).toBeUndefined();
    expect(selectRefusedPicture(store.getState(), 'm2')).toBeUndefined();
  });
});
