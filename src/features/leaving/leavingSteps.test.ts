// @vitest-environment jsdom
/** What a deletion begins with, for each member of one browser. */
import { beforeEach, describe, expect, it } from 'vitest';
import { serverNow } from '@/api/serverClock';
import { startPersistence } from '@/app/afterPaint';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { dismissed } from '@/core/dismissals/dismissalsSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { Discount } from '@/domain/model';
import { createSettings } from '@mocks/world/settings';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { codeOver, codeTaken, offerPassed, selectFirstStep } from './leavingSteps';

const HOUR_MS = 3_600_000;
const signup_date = '2020-01-01T00:00:00.000Z';
const code = (expires: Discount['expires']) => codeTaken({ expires });

beforeEach(() => localStorage.clear());

async function open() {
  const { store } = createTestStore();
  const persistor = await startPersistence(store);
  store.dispatch(fetchSettings.fulfilled({ ...createSettings(), delete_discount: 50 }, 'r', {}));
  const comes = (id: string): void => void store.dispatch(loggedIn(makeUser({ id, signup_date })));
  comes('premium');
  return {
    dispatch: store.dispatch,
    kept: async () => {
      await persistor.flush();
      return localStorage.getItem('persist:dismissals');
    },
    first: () => selectFirstStep(store.getState(), serverNow()),
    next: (id: string) => {
      store.dispatch(loggedOut({ by: 'member' }));
      comes(id);
    },
  };
}

describe('the first step of a deletion [CO-08]', () => {
  it('is the offer, then the code while it lasts, then the deletion', async () => {
    const { dispatch, first } = await open();
    expect(first()).toBe('offer');
    dispatch(code(new Date(serverNow() + HOUR_MS).toISOString()));
    expect(first()).toBe('code');
    dispatch(offerPassed());
    expect(first()).toBe('code');
    dispatch(codeOver());
    expect(first()).toBe('deletion');
    dispatch(code(null));
    expect(first()).toBe('code');
  });

  it.each([
    ['a code', () => code(null)],
    ['a no', () => offerPassed()],
  ])('is the offer for another member after %s, and the browser keeps nobody’s name', async (_, act) => {
    const { dispatch, first, next, kept } = await open();
    dispatch(act());
    const before = first();
    next('u2');
    expect(first()).toBe('offer');
    next('premium');
    expect(first()).toBe(before);
    expect(before).not.toBe('offer');
    expect(await kept()).toContain('deleteOffer');
    expect(await kept()).not.toContain('premium');
  });

  it('is what it was where an earlier release kept it', async () => {
    const { dispatch, first } = await open();
    const at = serverNow();
    dispatch(dismissed({ name: 'deleteOffer', at }));
    expect(first()).toBe('deletion');
    dispatch(dismissed({ name: 'deleteOffer', at, about: new Date(at + HOUR_MS).toISOString() }));
    expect(first()).toBe('code');
  });
});
