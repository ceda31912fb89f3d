// @vitest-environment jsdom
/** The page that a log-out leads to is here before anybody logs out. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PREFETCH_IDLE_MS } from '@/config/limits';
import { sessionSettled } from '@/core/auth/authSlice';
import { createTestStore } from '@tests/factories/store';
import { addLandingAheadListener } from './landingAhead';

const asked = vi.hoisted(() => vi.fn<() => void>());
vi.mock('@/lib/importPart', () => ({ importAhead: asked }));
const calm = vi.hoisted(() => Promise.withResolvers<undefined>());
vi.mock('@/lib/quiet', () => ({ quiet: () => calm.promise }));

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function settle(): void {
  const { store, startListening } = createTestStore();
  addLandingAheadListener(startListening);
  store.dispatch(sessionSettled());
}

it('comes once it is quiet', async () => {
  settle();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).not.toHaveBeenCalled();
  calm.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledOnce();
});

it('is not asked for without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  settle();
  await vi.advanceTimersByTimeAsync(2 * PREFETCH_IDLE_MS);
  expect(asked).not.toHaveBeenCalled();
});
