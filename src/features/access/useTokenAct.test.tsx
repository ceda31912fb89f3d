// @vitest-environment jsdom
/** When the act of a link is done, under which key, and which of its failures are the end of it. */
import type { ReactNode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/failure';
import { fetchUser } from '@/core/auth/authThunks';
import { rememberLogout } from '@/core/auth/pendingLogout';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import type { TokenAct } from './tokenActs';
import { useTokenAct } from './useTokenAct';

const TOKEN = 'Kx7-q_93mPzLw20aBcDe';
const KEY = '00000000-0000-4000-8000-000000000001';
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => backend.close());

function begin<Result>(link: { token: string; key?: string }, done: TokenAct<Result>) {
  const { store } = createTestStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useTokenAct(link, done), { wrapper });
}
const refused = (status: number, code: string) =>
  new ApiError({ kind: 'refused', status, code, details: {}, fields: {} });

it('waits for a log-out that is being told, which would end the new session too [RT-18, RO-05]', async () => {
  const { store } = createTestStore();
  rememberLogout();
  void store.dispatch(fetchUser());
  const count: TokenAct<number> = () => () => Promise.resolve(backend.db.sessions.size);
  const { result } = begin({ token: TOKEN }, count);
  await waitFor(() => expect(result.current.progress).toEqual({ at: 'done', result: 0 }));
});

describe('a link [RT-18, ER-04]', () => {
  it.each([
    [410, 'token_expired', 'dead'],
    [404, 'not_found', 'dead'],
    [429, 'rate_limited', 'failed'],
    [409, 'idempotency_conflict', 'failed'],
  ])('that is refused with %i %s is %s', async (status, code, at) => {
    const { result } = begin({ token: TOKEN }, () => () => Promise.reject(refused(status, code)));
    await waitFor(() => expect(result.current.progress.at).toBe(at));
  });

  it.each([
    ['the key that the page has kept', { token: TOKEN, key: KEY }, KEY],
    ['a key of its own where none was kept', { token: TOKEN }, /^[0-9a-f-]{36}$/u],
  ])('is tried again under %s', async (_, link, key) => {
    const keys: unknown[] = [];
    const { result } = begin(link, (_token, { idempotencyKey }) => () => {
      keys.push(idempotencyKey);
      return keys.length === 1 ? Promise.reject(refused(429, 'rate_limited')) : Promise.resolve(1);
    });
    await waitFor(() => expect(result.current.progress.at).toBe('failed'));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.progress.at).toBe('done'));
    expect(keys).toEqual([expect.stringMatching(key), keys[0]]);
  });
});
