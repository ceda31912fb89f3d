// @vitest-environment jsdom
/** A conversation is not taken for gone by a list that counts no more. */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import type { getChats } from '@/api/calls/chat';
import { loggedIn } from '@/core/auth/authSlice';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { sessionBegan } from './chatsSlice';
import { fetchChats } from './chatsThunks';
import { useMissingSearch } from './useMissingSearch';

const calls = vi.hoisted(() => ({ getChats: vi.fn<typeof getChats>() }));
vi.mock('@/api/calls/chat', () => calls);

type List = Awaited<ReturnType<typeof getChats>>;

/** A search whose question is overtaken by another one; each is answered as told. */
async function openSearch() {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'u1' })));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  const [own, later] = [Promise.withResolvers<List>(), Promise.withResolvers<List>()];
  calls.getChats.mockReset().mockReturnValueOnce(own.promise).mockReturnValueOnce(later.promise);
  const { result } = renderHook(() => useMissingSearch(true), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  const question = store.dispatch(fetchChats());
  await vi.waitFor(() => expect(calls.getChats).toHaveBeenCalledTimes(2));
  const answer = async (one: typeof own) => {
    await act(async () => {
      one.resolve({ chats: [] });
      await Promise.race([question, new Promise((resolve) => setTimeout(resolve, 20))]);
    });
    return result.current.done;
  };
  return { own, later, answer };
}

it('waits for the later question where that has overtaken its own', async () => {
  const { own, later, answer } = await openSearch();
  expect([await answer(own), await answer(later)]).toEqual([false, true]);
  expect(calls.getChats).toHaveBeenCalledTimes(2);
});

it('goes by the later question also where its own is answered after it', async () => {
  const { own, later, answer } = await openSearch();
  expect([await answer(later), await answer(own)]).toEqual([false, true]);
  expect(calls.getChats).toHaveBeenCalledTimes(2);
});
