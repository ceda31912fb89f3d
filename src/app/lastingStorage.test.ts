// @vitest-environment jsdom
/** The request to keep what is unsent: once, and only where the site is an app. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftChanged, sessionBegan } from '@/features/chats/chatsSlice';
import { pretendMedia } from '@tests/factories/media';
import { createTestStore } from '@tests/factories/store';
import { addLastingStorage } from './lastingStorage';

afterEach(() => vi.unstubAllGlobals());

function visit({ installed = true, persisted = () => Promise.resolve(false) } = {}) {
  pretendMedia((query) => installed && query.includes('standalone'));
  const storage = {
    persisted,
    persist: vi.fn<() => Promise<boolean>>(() => Promise.reject(new TypeError('not here'))),
  };
  vi.stubGlobal('navigator', { storage });
  const { store, startListening } = createTestStore();
  addLastingStorage(startListening);
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  const write = () => store.dispatch(draftChanged({ profile: 'elena', text: 'I was just about to' }));
  return { ...storage, write };
}

describe('an installed app [BX-25]', () => {
  it('asks once for its storage to stay, when something unsent lies there', async () => {
    const { persist, write } = visit();
    expect(persist).not.toHaveBeenCalled();
    write();
    write();
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['where it stays anyway', { persisted: () => Promise.resolve(true) }],
    ['where nobody can say', { persisted: () => Promise.reject(new TypeError('not here')) }],
    ['as a page of a browser, which would ask its user', { installed: false }],
  ])('does not ask %s', async (_, browser) => {
    const { persist, write } = visit(browser);
    write();
    await new Promise((resolve) => {
      queueMicrotask(() => queueMicrotask(() => resolve(null)));
    });
    expect(persist).not.toHaveBeenCalled();
  });
});
