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
/** The answers under way, in the order of their questions. */
const answers: PromiseWithResolvers<List>[] = [];
const asked = (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times));

function openSearch() {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'u1' })));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  answers.length = 0;
  calls.getChats.mockImplementation(() => {
    const answer = Promise.withResolvers<List>();
    answers.push(answer);
    return answer.promise;
  });
  const { result } = renderHook(() => useMissingSearch(true), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  const answer = (one: number) =>
    act(async () => {
      answers[one]?.resolve({ chats: [] });
      // Whatever follows from it is done.
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { ...store, result, answer };
}

it('asks once more when a later question has overtaken its own', async () => {
  const { dispatch, result, answer } = openSearch();
  await asked(1);
  void dispatch(fetchChats());
  await asked(2);
  await answer(0);
  await asked(3);
  await answer(1);
  expect(result.current.done).toBe(false);
  await answer(2);
  expect(result.current.done).toBe(true);
});

it('comes to an end where every question of its own is overtaken', async () => {
  const { dispatch, result, answer } = openSearch();
  for (const question of [0, 2, 4]) {
    await asked(question + 1);
    void dispatch(fetchChats());
    await asked(question + 2);
    expect(result.current).toMatchObject({ done: false, failure: null });
    await answer(question);
  }
  expect(result.current).toMatchObject({ done: false, failure: { kind: 'timeout' } });
  expect(answers).toHaveLength(6);
});
