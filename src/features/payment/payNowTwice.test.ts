// @vitest-environment jsdom
/** The same wish from two tabs and two devices, with stored cards, and over a session that ended: against the mock backend. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPayment } from '@/api/calls/payments';
import { accountKey } from '@/config/storageKeys';
import { loggedIn, loggedOut, sessionSettled, sessionStarted } from '@/core/auth/authSlice';
import { addWipeListener } from '@/core/auth/wipeAtLogout';
import { createLocks } from '@tests/factories/locks';
import { BANK_ORDER, storeCard } from '@tests/factories/order';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { isAppPath } from './appPath';
import { keepAttempt } from './keepAttempt';
import { readAttempt } from './attempt';
import { openOrderApi } from './openOrderApi';
import { selectOpenPayment } from './openPayment';
import { addPaymentListeners } from './paymentListeners';
import { payNow } from './payNow';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'free@example.test' });
});
afterEach(() => {
  backend.close();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

function openTab(id = 'free') {
  const { store, startListening } = createTestStore();
  addPaymentListeners(startListening);
  addWipeListener(startListening);
  store.dispatch(loggedIn(makeUser({ id })));
  store.dispatch(sessionStarted());
  store.dispatch(sessionSettled());
  return store;
}
type Tab = ReturnType<typeof openTab>;
const press = (tab: Tab, changes: Partial<Parameters<typeof payNow>[0]> = {}) =>
  tab.dispatch(payNow({ ...BANK_ORDER, ...changes }));
const kept = () => localStorage.getItem(accountKey('payment', 'free'));
const keyInUse = () => readAttempt('free')?.key;
const newest = () => [...backend.db.payments.keys()].at(-1) ?? '';
const statuses = () => [...backend.db.payments.values()].map(({ method, status }) => `${method} ${status}`);

describe('two tabs [ST-03]', () => {
  it('that press at the same time buy once', async () => {
    vi.stubGlobal('navigator', { locks: createLocks(), onLine: true });
    // Who opens a tab logs in there: both are in before one presses.
    const [one, two] = [openTab(), openTab()];
    const [first, second] = await Promise.all([press(one), press(two)]);
    expect(second.payload).toEqual(first.payload);
    expect(statuses()).toEqual(['bancontact open']);
  });

  it('know of each other’s open order', async () => {
    const [tab, other] = [openTab(), openTab()];
    await press(tab);
    window.dispatchEvent(new StorageEvent('storage', { key: accountKey('payment', 'free') }));
    await vi.waitFor(() => expect(selectOpenPayment(other.getState())).toMatchObject({ package: 'p2' }));
    expect(selectOpenPayment(other.getState())).toEqual(selectOpenPayment(tab.getState()));
  });

  it('have one order between them: another way to pay drops the first', async () => {
    await press(openTab());
    await press(openTab(), { method: 'paypal', return_url: '/credits/p2/paypal' });
    expect(statuses()).toEqual(['bancontact cancelled', 'paypal open']);
  });

  it('show what was paid in the one, when the other would pay another way', async () => {
    await press(openTab());
    for (const payment of backend.db.payments.values()) payment.status = 'pending';
    const answer = await press(openTab(), { method: 'paypal' });
    expect(answer.payload).toMatchObject({ leave_to: null });
    expect(statuses()).toEqual(['bancontact pending']);
  });
});

it('goes on with the open order of another device [ST-03]', async () => {
  await startPayment({ ...BANK_ORDER, code: 'TIMEBONUS25' }, { idempotencyKey: 'another-device' });
  const tab = openTab();
  await tab.dispatch(openOrderApi.endpoints.openOrder.initiate('free'));
  const answer = await press(tab, { code: 'TIMEBONUS25' });
  expect(answer.payload).toMatchObject({ leave_to: `/__mock/pay/${newest()}` });
  expect(statuses()).toHaveLength(1);
});

describe('an attempt [ST-03]', () => {
  it('outlives a session that is over, and ends with a log-out', async () => {
    const tab = openTab();
    await press(tab);
    tab.dispatch(loggedOut({ by: 'expiry' }));
    expect(kept()).not.toBeNull();
    const again = openTab();
    await press(again);
    expect(statuses()).toHaveLength(1);
    again.dispatch(loggedOut({ by: 'member' }));
    expect(kept()).toBeNull();
  });

  it('leaves nothing behind when it is answered after a log-out', async () => {
    const tab = openTab();
    const answer = press(tab);
    await vi.waitFor(() => expect(kept()).not.toBeNull());
    tab.dispatch(loggedOut({ by: 'member' }));
    await answer;
    expect(kept()).toBeNull();
  });

  it.each([
    ['a session that is over', 403, { authentication_required: true }],
    ['too many requests', 429, { error: 'rate_limited' }],
    ['a server that fails', 503, null],
    ['a key that the server knows of another body', 409, { error: 'idempotency_conflict' }],
  ] as const)(
    'outlives %s',
    async (_, status, body) => {
      backend.fault({ match: 'POST payment.php', kind: 'status', status, body, times: 6 });
      await press(openTab());
      const key = keyInUse();
      expect(key).toBeDefined();
      await press(openTab());
      expect(keyInUse()).toBe(key);
    },
    15_000,
  );

  it('holds for the page where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    const tab = openTab();
    const first = await press(tab);
    expect((await press(tab)).payload).toEqual(first.payload);
    expect(statuses()).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('with a code that has ended costs nothing, and the next press is at the price shown then [ST-10]', async () => {
    const tab = openTab();
    backend.advance(5 * 3_600_000);
    const refused = await press(tab, { code: 'TIMEBONUS25' });
    expect(refused.payload).toMatchObject({ kind: 'refused', fields: { code: 'invalid' } });
    expect(statuses()).toEqual([]);
    await press(tab, { amount: 4_999 });
    expect([...backend.db.payments.values()][0]?.amount).toBe(4_999);
  });
});

describe('where an order is paid', () => {
  it('is a page of the app for a direct debit', async () => {
    const answer = await press(openTab(), { method: 'sdd', return_url: '/credits/p2/sdd' });
    expect(answer.payload).toMatchObject({ leave_to: `/directdebit?payment=${newest()}` });
  });

  it.each([
    ['/directdebit?payment=pay-1', true],
    ['/credits/p2?payment=pay-1', true],
    ['/__mock/pay/pay-1', false],
    ['/pay', false],
  ])('%s is of the app: %s', (path, expected) => {
    expect(isAppPath(path)).toBe(expected);
  });
});

describe('a stored card [ER-12]', () => {
  const withCard = { method: 'visa', return_url: '/credits/p2/visa', start_now: true } as const;

  it('pays without a payment page, once, also after a lost answer', async () => {
    storeCard(backend.db);
    backend.fault({ match: 'POST payment.php', kind: 'drop_after_commit', times: 1 });
    const tab = openTab();
    const first = await press(tab, { ...withCard, card: 'c1' });
    expect(first.payload).toMatchObject({ leave_to: null });
    expect((await press(openTab(), { ...withCard, card: 'c1' })).payload).toEqual(first.payload);
    expect(statuses()).toEqual(['visa pending']);
    expect([...backend.db.payments.values()][0]).toMatchObject({ start_now: true });
  });

  /** Nothing more fits in; what is there can still be read and taken away. */
  const fill = (isFull: (area: Storage) => boolean) => {
    const write = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function fillUp(this: Storage, key, value) {
      if (isFull(this)) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    });
  };

  it('is charged once where storage is full and the answer got lost', async () => {
    storeCard(backend.db);
    fill(() => true);
    backend.fault({ match: 'POST payment.php', kind: 'drop_after_commit', times: null });
    const tab = openTab();
    await press(tab, { ...withCard, card: 'c1' });
    for (const payment of backend.db.payments.values()) payment.status = 'completed';
    backend.db.faults = [];
    const again = await press(tab, { ...withCard, card: 'c1' });
    expect(again.payload).toEqual({ payment_id: newest(), leave_to: null });
    expect(statuses()).toEqual(['visa completed']);
    vi.restoreAllMocks();
  }, 15_000);

  it('is charged once where the browser’s storage is full and the page is reloaded before the answer', async () => {
    storeCard(backend.db);
    fill((area) => area === localStorage);
    backend.fault({ match: 'POST payment.php', kind: 'drop_after_commit', times: null });
    await press(openTab(), { ...withCard, card: 'c1' });
    for (const payment of backend.db.payments.values()) payment.status = 'completed';
    backend.db.faults = [];
    const reloaded = openTab();
    await press(reloaded, { ...withCard, card: 'c1' });
    expect(statuses()).toEqual(['visa completed']);
    reloaded.dispatch(loggedOut({ by: 'member' }));
    expect(sessionStorage.getItem(accountKey('payment', 'free'))).toBeNull();
    vi.restoreAllMocks();
  }, 15_000);

  it('whose payment another tab keeps stays known when this one’s own order, kept here, is over', async () => {
    storeCard(backend.db);
    fill((area) => area === localStorage);
    const tab = openTab();
    await press(tab);
    vi.restoreAllMocks();
    const own = readAttempt('free');
    const other = {
      ...own,
      key: 'of-another-tab',
      payment_id: null,
      began_at: (own?.began_at ?? 0) + 60_000,
    };
    localStorage.setItem(accountKey('payment', 'free'), JSON.stringify(other));
    expect(keyInUse()).toBe('of-another-tab');
    tab.dispatch(keepAttempt('free', null));
    expect(keyInUse()).toBe('of-another-tab');
    tab.dispatch(loggedOut({ by: 'tab' }));
    expect(sessionStorage.getItem(accountKey('payment', 'free'))).toBeNull();
  });

  it('that is declined is no order, and the next press may be one', async () => {
    storeCard(backend.db, { declined: true });
    const tab = openTab();
    const answer = await press(tab, { ...withCard, card: 'c1' });
    expect(answer.payload).toMatchObject({ kind: 'refused', code: 'card_failed' });
    expect(kept()).toBeNull();
    await press(tab, { method: 'paypal', return_url: '/credits/p2/paypal' });
    expect(statuses()).toEqual(['paypal open']);
  });
});
