// @vitest-environment jsdom
/** A browser that keeps nothing, or something that nobody understands: said once, and only where it matters. */
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountKey, LOCAL_KEYS, SESSION_KEYS } from '@/config/storageKeys';
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { selectNotices } from '@/core/notices/noticesSlice';
import { draftChanged, selectDraft, sessionBegan } from '@/features/chats/chatsSlice';
import { shareDrafts } from '@/features/chats/sharing';
import { writeText } from '@/lib/storage';
import { createTestStore } from '@tests/factories/store';
import { addStorageNotices } from './storageNotices';

let store: ReturnType<typeof createTestStore>['store'];
beforeEach(() => {
  store = createTestStore().store;
  addStorageNotices(store.dispatch);
});
const said = async (): Promise<string[]> => {
  await Promise.resolve();
  return selectNotices(store.getState()).map(({ key }) => key);
};
function refuseWrites(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('a browser without room [BX-06]', () => {
  it('works for the visit, and that is said once', async () => {
    refuseWrites();
    store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
    store.dispatch(draftChanged({ profile: 'elena', text: 'I was just about to' }));
    store.dispatch(shareDrafts());
    expect(await said()).toEqual(['notKept']);
    expect(selectNotices(store.getState())[0]?.tone).toBe('bad');
    expect(selectDraft(store.getState(), 'elena')).toBe('I was just about to');
    keepFormDraft('signup', { name: 'Marek' });
    expect(await said()).toEqual(['notKept']);
  });

  it('says nothing about what nobody would miss', async () => {
    refuseWrites();
    writeText('local', LOCAL_KEYS.appearance, 'dark');
    writeText('session', SESSION_KEYS.scroll, '[]');
    expect(await said()).toEqual([]);
  });
});

describe('something kept that cannot be read [ST-06]', () => {
  it('counts for nothing, and that is said once', async () => {
    sessionStorage.setItem(SESSION_KEYS.formDrafts, '{"signup":7}');
    expect(readFormDraft('signup', v.object({ name: v.string() }))).toBeNull();
    localStorage.setItem(accountKey('drafts', 'u1'), '{"elena":');
    store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
    store.dispatch(shareDrafts());
    expect(await said()).toEqual(['keptReset']);
  });

  it('is no news where there is nothing', async () => {
    expect(readFormDraft('signup', v.string())).toBeNull();
    store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
    store.dispatch(shareDrafts());
    expect(await said()).toEqual([]);
  });
});
