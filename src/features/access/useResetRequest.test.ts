// @vitest-environment jsdom
/** The request for a new password when the code for it does not come. */
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useResetRequest } from './useResetRequest';

const requestPasswordReset = vi.hoisted(() => vi.fn<(email: string) => Promise<void>>());
vi.mock('@/api/calls/access', () => ({ requestPasswordReset }));

it('says that there is no connection, and can be pressed again', async () => {
  requestPasswordReset
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
    .mockResolvedValue();
  const { result } = renderHook(useResetRequest);
  await act(async () => void (await result.current.request('a@example.test')));
  expect(result.current).toMatchObject({ busy: false, failure: { kind: 'offline' } });
  await act(async () => void (await result.current.request('a@example.test')));
  expect(result.current).toMatchObject({ busy: false, failure: null });
});
