/** How long a notice stays. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTICE_MS } from '@/config/limits';
import { createTestStore } from '@tests/factories/store';
import { addNoticesListeners } from './noticesListeners';
import { noticeDismissed, noticeShown, noticesHeld, selectNotices } from './noticesSlice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const { store, startListening } = createTestStore();
  addNoticesListeners(startListening);
  const shown = () => selectNotices(store.getState()).map(({ key }) => key);
  return { store, shown };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a notice', () => {
  it('leaves by itself, bad news does not', async () => {
    const { store, shown } = open();
    store.dispatch(noticeShown({ key: 'loggedOut' }));
    store.dispatch(noticeShown({ key: 'error', tone: 'bad' }));
    await pass(NOTICE_MS - 1);
    expect(shown()).toEqual(['loggedOut', 'error']);
    await pass(1);
    expect(shown()).toEqual(['error']);
    await pass(10 * NOTICE_MS);
    expect(shown()).toEqual(['error']);
  });

  it('stays while it is held, and then for its whole time', async () => {
    const { store, shown } = open();
    store.dispatch(noticeShown({ key: 'loggedOut' }));
    await pass(NOTICE_MS - 1);
    store.dispatch(noticesHeld(true));
    await pass(10 * NOTICE_MS);
    store.dispatch(noticesHeld(false));
    await pass(NOTICE_MS - 1);
    expect(shown()).toEqual(['loggedOut']);
    await pass(1);
    expect(shown()).toEqual([]);
  });

  it('that comes while others are held waits with them', async () => {
    const { store, shown } = open();
    store.dispatch(noticesHeld(true));
    store.dispatch(noticeShown({ key: 'loggedOut' }));
    await pass(10 * NOTICE_MS);
    expect(shown()).toEqual(['loggedOut']);
    store.dispatch(noticesHeld(false));
    await pass(NOTICE_MS);
    expect(shown()).toEqual([]);
  });

  it('is held no more when the one that was pointed at has been dismissed', async () => {
    const { store, shown } = open();
    store.dispatch(noticeShown({ key: 'loggedOut' }));
    store.dispatch(noticeShown({ key: 'error', tone: 'bad' }));
    store.dispatch(noticesHeld(true));
    store.dispatch(noticeDismissed(selectNotices(store.getState())[1]?.id ?? ''));
    await pass(NOTICE_MS);
    expect(shown()).toEqual([]);
  });
});
