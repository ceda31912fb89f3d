// @vitest-environment jsdom
/** What the inspector shows is what sign-up and payment send, for every answer about cookies: against the mock backend. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { consentSettled } from '@/core/consent/consentSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { visitBegan } from '@/core/tracking/trackingSlice';
import { trackingOfVisit } from '@/domain/tracking';
import { payNow } from '@/features/payment/payNow';
import { signupExtras } from '@/features/signup/signupThunks';
import { inspect } from '@/features/trackingInspector/inspection';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createSettings } from '@mocks/world/settings';
import { BANK_ORDER } from '@tests/factories/order';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';

const ADDRESSES = [
  '/landers/video/she-nl?network=lamp&ref=r7&sub1=a&sub2=b&sub3=c',
  '/?ref=%E2%80%AE%3Cb%3E%00x%20%20&ref=second&network=',
  `/members/elena/landing2/auto?sub1=${'x'.repeat(4_000)}`,
  '/',
] as const;
const STATES = ['unknown', 'asked', 'granted', 'refused'] as const;
const CASES = ADDRESSES.flatMap((address) =>
  STATES.flatMap((state) =>
    (['all', 'with_trafficsource'] as const).map((signups) => ({ address, state, signups })),
  ),
);

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'free@example.test' });
});
afterEach(() => {
  backend.close();
  localStorage.clear();
});

describe('what is told of a visit [BX-12]', () => {
  it.each(CASES)(
    'is what the inspector shows: $state, sign-up $signups, $address',
    async ({ address, state, signups }) => {
      const { store } = createTestStore();
      store.dispatch(visitBegan(trackingOfVisit(new URL(address, 'https://site.test'), 'b')));
      store.dispatch(fetchSettings.fulfilled({ ...createSettings(), signups }, 'r', {}));
      store.dispatch(consentSettled({ state, choice: null }));
      const shown = inspect(store.getState());
      expect(store.dispatch(signupExtras()).tracking ?? null).toEqual(shown.signup);

      store.dispatch(loggedIn(makeUser({ id: 'free' })));
      await store.dispatch(payNow(BANK_ORDER)).unwrap();
      expect([...backend.db.payments.values()].at(-1)?.tracking).toEqual(shown.payment);

      const mayTell =
        state !== 'refused' || (signups === 'with_trafficsource' && !address.includes('sub1=x'));
      expect(shown.signup !== null).toBe(mayTell && address !== '/');
      for (const value of Object.values(shown.signup ?? {})) {
        expect(String(value ?? '').length).toBeLessThanOrEqual(120);
        expect(value ?? '').not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      }
    },
  );
});
