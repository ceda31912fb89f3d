/** A tab of the shop: it presses "pay" with the real logic, against a server and a storage that tabs share. */
import { ApiError } from '@/api/failure';
import { openOrderOf } from '@/domain/payment';
import type { Payment } from '@/domain/model';
import { isOrderOf } from '@/features/payment/attempt';
import type { Attempt, Order } from '@/features/payment/attempt';
import { pressPay } from '@/features/payment/pressPay';
import { isConflict, isNoOrder } from '@/features/payment/till';
import { PRICES } from './payServer';
import type { PayServer } from './payServer';

export interface PayBrowser {
  server: PayServer;
  /** The record of the account; null after a log-out. */
  attempt: Attempt | null;
  /** Ids of the orders whose money the member has seen under way, or arrived. */
  seen: Set<string>;
  /** Who has the lock, and who waits for it. */
  queue: { tab: object; start: () => void }[];
  keys: number;
  /** The source of the visit goes along: not without consent, nor after a reload without it. */
  tellsSource: boolean;
}

type Answer = Awaited<ReturnType<typeof pressPay>>;

export interface PayTab {
  isPressing: boolean;
  /** The answer to the last press; a failure is null. */
  last: Answer | null;
  /** The page shows its price with the discount code. */
  hasCode: boolean;
  /** The price without it, as the page shows it. */
  full: number;
  press: (order: Omit<Order, 'code'>) => void;
  /** The progress page asks how it went. */
  poll: () => void;
  /** The notice finds an order of this account. */
  look: () => void;
  /** The notice's way to drop it. */
  dropIt: () => void;
  close: () => void;
}

/** Nobody presses twice within less, but for a double press. */
const PRESS_MS = 3_000;

/** A tab just opened. */
export function openPayTab(browser: PayBrowser): PayTab {
  const { server } = browser;
  let isAlive = true;
  let known: Payment | null = null;
  const tab: PayTab = {
    isPressing: false,
    last: null,
    hasCode: true,
    full: server.full,

    press: (order: Omit<Order, 'code'>): void => {
      if (tab.isPressing) return;
      tab.isPressing = true;
      server.now += PRESS_MS;
      enter(() => void run({ ...order, code: tab.hasCode ? 'BONUS' : null }));
    },
    poll: (): void => {
      const id = browser.attempt?.payment_id ?? known?.payment_id;
      if (typeof id === 'string') void ask(id);
    },
    look: (): void =>
      void settle(server.post(server.list), (list) => {
        known = openOrderOf(list, server.now);
      }),
    dropIt: (): void => {
      const id = known?.payment_id;
      if (id !== undefined)
        void settle(
          server.post(() => server.drop(id)),
          (order) => {
            known = null;
            if (order.status === 'cancelled' && isMine(order)) browser.attempt = null;
          },
        );
    },
    close: (): void => {
      isAlive = false;
      leave();
    },
  };
  return tab;

  async function run(order: Order): Promise<void> {
    const amount = order.code === null ? tab.full : PRICES.bonus;
    const wish = { ...order, user: 'u1', return_url: '/back', amount, currency: 'EUR' };
    try {
      const answer = await pressPay(wish, {
        stored: () => browser.attempt,
        keep: (attempt) => {
          if (isAlive) browser.attempt = attempt;
        },
        ask: (id) => orNull(mine(server.post(() => server.ask(id)))),
        drop: (id) => orNull(mine(server.post(() => server.drop(id)))),
        orders: () => mine(server.post(server.list)),
        open: (attempt) => {
          const source = browser.tellsSource;
          return mine(server.post(() => server.open(attempt, source)));
        },
        isNoOrder,
        isConflict,
        now: () => server.now,
        makeKey: () => `key-${(browser.keys += 1)}`,
        isShown: (id) => known?.payment_id === id,
      });
      tab.last = answer;
      const leadsTo = server.find(answer.payment_id);
      if (answer.redirect_url !== null && leadsTo?.amount !== amount)
        throw new Error(`${answer.payment_id} costs ${leadsTo?.amount}, and the button said ${amount}`);
      if (answer.redirect_url === null) browser.seen.add(answer.payment_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tab.last = null;
      // The new price is on screen from now on.
      if (error.failure.kind === 'refused' && error.failure.fields['code'] !== undefined) tab.hasCode = false;
      if (error.failure.kind === 'refused' && error.failure.fields['amount'] !== undefined)
        tab.full = server.full;
    }
    tab.isPressing = false;
    leave();
  }

  function ask(id: string): Promise<void> {
    return settle(
      server.post(() => server.ask(id)),
      (order) => {
        if (order.status !== 'open') browser.seen.add(id);
        if (browser.attempt === null || !isMine(order) || order.status === 'open') return;
        browser.attempt =
          order.status === 'pending' ? { ...browser.attempt, payment_id: id, shown: true } : null;
      },
    );
  }
  function isMine(order: Payment): boolean {
    return browser.attempt !== null && isOrderOf(browser.attempt, order);
  }

  /** A page that is gone hears no answer. */
  async function mine<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } finally {
      if (!isAlive) await new Promise<never>(() => undefined);
    }
  }
  async function settle<T>(answer: Promise<T>, then: (value: T) => void): Promise<void> {
    const value = await answer.catch(() => null);
    if (isAlive && value !== null) then(value);
  }

  function enter(start: () => void): void {
    browser.queue.push({ tab, start });
    if (browser.queue.length === 1) start();
  }
  function leave(): void {
    const [holder] = browser.queue;
    browser.queue = browser.queue.filter((entry) => entry.tab !== tab);
    if (holder?.tab === tab) browser.queue[0]?.start();
  }
}
async function orNull(answer: Promise<Payment>): Promise<Payment | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.failure.kind === 'refused' && error.failure.status === 404)
      return null;
    throw error;
  }
}
