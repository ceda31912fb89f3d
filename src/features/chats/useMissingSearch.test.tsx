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

it('asks once more when a later question has overtaken its own', async () => {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'u1' })));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof getChats>>>();
  calls.getChats.mockReturnValueOnce(promise).mockReturnValue(new Promise(() => undefined));
  const { result } = renderHook(() => useMissingSearch(true), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  void store.dispatch(fetchChats());
  await vi.waitFor(() => expect(calls.getChats).toHaveBeenCalledTimes(2));
  await act(() => Promise.resolve(resolve({ chats: [] })));
  await vi.waitFor(() => expect(calls.getChats).toHaveBeenCalledTimes(3));
  expect(result.current.done).toBe(false);

  calls.getChats.mockResolvedValue({ chats: [] });
  await act(() => store.dispatch(fetchChats()));
  act(() => result.current.again());
  await vi.waitFor(() => expect(result.current.done).toBe(true));
});
