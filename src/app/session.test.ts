// @vitest-environment jsdom
/** Effects of a session that come when it is quiet. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStarted, sessionSettled, userReceived } from '@/core/auth/authSlice';
import { keepFormDraft } from '@/core/formDrafts/formDrafts';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { createAppListener } from '@/store/listener';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addQuietListeners, addSessionListeners } from './session';

const part = vi.hoisted(() => ({ reachable: false, asked: 0, added: vi.fn<() => void>() }));
vi.mock('./quietSession', () => {
  part.asked += 1;
  if (!part.reachable) throw new TypeError('Failed to fetch dynamically imported module');
  return { addQuietSessionListeners: part.added };
});

afterEach(() => vi.restoreAllMocks());

describe('a session that begins as the network goes', () => {
  it('gets the effects of conversations and purchases once the network is back [BX-25]', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const dispatch = vi.fn<(action: unknown) => unknown>();
    const settled = addQuietListeners(createAppListener().startListening, dispatch);
    await vi.waitFor(() => expect(part.asked).toBe(1));
    expect(part.added).not.toHaveBeenCalled();

    part.reachable = true;
    // By then it has heard that there is none, and listens for it.
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(part.added).toHaveBeenCalledOnce();
    });
    await settled;
    expect(part.added).toHaveBeenCalledOnce();
    expect(dispatch).toHaveBeenCalledWith(sessionSettled());
    expect(online).toHaveBeenCalled();
  });
});

describe('a session that begins on a page of conversations', () => {
  const quietAsked = vi.fn<() => number>();
  beforeEach(() => {
    part.reachable = true;
    quietAsked.mockReset();
    vi.stubGlobal('requestIdleCallback', quietAsked);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', '/');
  });

  it('has their effects without waiting for a quiet moment [CH-01]', async () => {
    window.history.replaceState(null, '', '/chats/c1');
    const dispatch = vi.fn<(action: unknown) => unknown>();
    void addQuietListeners(createAppListener().startListening, dispatch);
    await vi.waitFor(() => expect(dispatch).toHaveBeenCalledWith(sessionSettled()));
  });

  it('waits for one on every other page', () => {
    window.history.replaceState(null, '', '/likes');
    const dispatch = vi.fn<(action: unknown) => unknown>();
    void addQuietListeners(createAppListener().startListening, dispatch);
    expect(quietAsked).toHaveBeenCalledOnce();
    expect(dispatch).not.toHaveBeenCalled();
  });
});

describe('a session that begins where a form was left', () => {
  it('takes up the sign-up that has made the account [ST-04]', async () => {
    keepFormDraft('signup', { email: 'marek@example.test' });
    const { store, startListening } = createTestStore();
    addSessionListeners(startListening);
    const signup_date = new Date(Date.now() - 3_000).toISOString();
    store.dispatch(
      userReceived(makeUser({ email: 'marek@example.test', status: 'not_confirmed', signup_date })),
    );
    store.dispatch(sessionStarted());
    await vi.waitFor(() => expect(selectOpenModal(store.getState())).toEqual({ name: 'signup' }));
  });
});
