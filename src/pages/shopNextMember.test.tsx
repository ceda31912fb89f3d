// @vitest-environment jsdom
/** The shop while one member leaves and another comes: packages and stored cards are each one's own. */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as calls from '@/api/calls/payments';
import { loggedIn, loggedOut, selectUser } from '@/core/auth/authSlice';
import { selectActiveDiscount } from '@/features/timeBonus/discountInForce';
import { bonusEnded, bonusStarted } from '@/features/timeBonus/timeBonusSlice';
import { useAppSelector } from '@/store/hooks';
import { discountCode } from '@tests/factories/discount';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { useCardsQuery } from '@/features/repeatOrder/cardsApi';
import { usePackages } from '@/features/premium/packagesApi';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'free@example.test' });
});
afterEach(() => {
  vi.restoreAllMocks();
  backend.close();
});

const HOUR_MS = 3_600_000;

async function openAs(id: string) {
  const { store } = createTestStore();
  const now = Date.now();
  store.dispatch(loggedIn(makeUser({ id, paid_user: false })));
  const bonus = discountCode({ code: 'TIMEBONUS25', value_percentage: 25 });
  store.dispatch(bonusStarted({ bonus, endsAt: now + HOUR_MS, now }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => usePackages(useAppSelector(selectActiveDiscount)), { wrapper });
  await waitFor(() => expect(result.current.packages?.[0]?.discount?.code).toBe('TIMEBONUS25'));
  // Whatever is asked from now on is answered later.
  vi.spyOn(calls, 'getPackages').mockReturnValue(new Promise(() => undefined));
  return { store, result };
}

it('tells nobody else that a discount has ended, and shows nobody else its prices [ST-10]', async () => {
  const { store, result } = await openAs('free');
  act(() => void store.dispatch(loggedOut({ by: 'member' })));
  expect(result.current).toMatchObject({ packages: undefined, ended: false });
  act(() => void store.dispatch(loggedIn(makeUser({ id: 'premium' }))));
  expect(result.current).toMatchObject({ packages: undefined, ended: false });
});

it('tells the member whose discount it was, and keeps the packages on view [ST-10]', async () => {
  const { store, result } = await openAs('free');
  act(() => void store.dispatch(bonusEnded(Date.now() + HOUR_MS)));
  expect(result.current.ended).toBe(true);
  expect(result.current.packages?.map(({ discount }) => discount)).toEqual([null, null, null, null]);
});

it('does not call the prices ordinary while the server grants another discount [ST-10] [BX-14]', async () => {
  const answer = await calls.getPackages();
  const other = { code: 'WELCOME25', price: 1_874, value_percentage: 25 };
  for (const pkg of answer.packages) pkg.discount = other;
  const { store, result } = await openAs('free');
  vi.spyOn(calls, 'getPackages').mockResolvedValue(answer);
  act(() => void store.dispatch(bonusEnded(Date.now() + HOUR_MS)));
  await waitFor(() => expect(result.current.packages?.[0]?.discount).toEqual(other));
  expect(result.current.ended).toBe(false);
});

it('shows nobody else the stored cards of the one before [SC-09]', async () => {
  backend.logIn('premium@example.test');
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'premium' })));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const cards = () => renderHook(() => useCardsQuery(useAppSelector(selectUser)?.id ?? ''), { wrapper });
  const { result, unmount } = cards();
  await waitFor(() => expect(result.current.data?.length).toBeGreaterThan(0));
  unmount();
  vi.spyOn(calls, 'getCards').mockReturnValue(new Promise(() => undefined));
  store.dispatch(loggedOut({ by: 'member' }));
  store.dispatch(loggedIn(makeUser({ id: 'free' })));
  expect(cards().result.current.data).toBeUndefined();
});
