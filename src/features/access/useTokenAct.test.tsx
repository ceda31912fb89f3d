// @vitest-environment jsdom
/** When the act of a link is done. */
import type { ReactNode } from 'react';
import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import { rememberLogout } from '@/core/auth/pendingLogout';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import type { TokenAct } from './tokenActs';
import { useTokenAct } from './useTokenAct';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => backend.close());

it('waits for a log-out that is being told, which would end the new session too [RT-18, RO-05]', async () => {
  const { store } = createTestStore();
  rememberLogout();
  void store.dispatch(fetchUser());
  const count: TokenAct<number> = () => () => Promise.resolve(backend.db.sessions.size);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useTokenAct('a-token', count), { wrapper });
  await waitFor(() => expect(result.current.progress).toEqual({ at: 'done', result: 0 }));
});
