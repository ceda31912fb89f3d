/** Buying in two tabs, over a network at its worst: thousands of generated days, and no wish is ordered or charged twice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '@tests/factories/chance';
import { createPayServer, pick, PRICES } from '@tests/factories/payServer';
import type { ServedOrder } from '@tests/factories/payServer';
import { openPayTab } from '@tests/factories/payTab';
import type { PayBrowser, PayTab } from '@tests/factories/payTab';

interface Day {
  browser: PayBrowser;
  tabs: PayTab[];
  /** Ids of orders from before a log-out, which this browser has forgotten. */
  forgotten: Set<string>;
}
const ORDERS = [
  { package: 'p2', method: 'ideal', card: null, start_now: false },
  { package: 'p2', method: 'paypal', card: null, start_now: false },
  { package: 'p1', method: 'ideal', card: null, start_now: true },
  { package: 'p2', method: 'visa', card: 'c1', start_now: false },
] as const;

type Act = (day: Day, tab: PayTab, n: number) => void;
const provider =
  (act: 'pay' | 'fail' | 'cancel' | 'webhook'): Act =>
  ({ browser: { server } }, _, n) => {
    const order = pick(server.orders, n);
    if (order === undefined) return;
    if (act === 'pay' || act === 'webhook') server[act](order);
    else server.end(order, act === 'fail' ? 'failed' : 'cancelled');
  };

const ACTS = {
  press: (_, tab, n) => tab.press(pick(ORDERS, n) ?? ORDERS[0]),
  pressTwice: (_, tab, n) => {
    tab.press(pick(ORDERS, n) ?? ORDERS[0]);
    tab.press(pick(ORDERS, n) ?? ORDERS[0]);
  },
  pressBoth: ({ tabs }, _, n) => tabs.forEach((tab) => tab.press(pick(ORDERS, n) ?? ORDERS[0])),
  arrive: ({ browser }, _, n) => browser.server.arrive(n),
  answer: ({ browser }, _, n) => browser.server.answer(n),
  lose: ({ browser }, _, n) => browser.server.lose(n),
  reload: (day, tab) => {
    tab.close();
    day.tabs = day.tabs.map((other) => (other === tab ? openPayTab(day.browser) : other));
  },
  poll: (_, tab) => tab.poll(),
  look: (_, tab) => tab.look(),
  drop: (_, tab) => tab.dropIt(),
  pay: provider('pay'),
  fail: provider('fail'),
  cancel: provider('cancel'),
  webhook: provider('webhook'),
  wait: ({ browser: { server } }, _, n) => {
    // No request is on its way for hours.
    while (server.pending() > 0) server.lose(0);
    server.now += (n % 8) * 6 * 3_600_000;
  },
  bonusEnds: ({ browser }) => void (browser.server.hasBonus = false),
  priceMoves: ({ browser: { server } }) =>
    void (server.full = server.full === PRICES.full ? PRICES.raised : PRICES.full),
  decline: ({ browser: { server } }) => void (server.declinesCards = !server.declinesCards),
  expire: ({ browser }) => void (browser.server.hasSession = false),
  source: ({ browser }) => void (browser.tellsSource = !browser.tellsSource),
  logIn: ({ browser }) => void (browser.server.hasSession = true),
  logOut: (day) => {
    day.tabs.forEach((tab) => tab.close());
    day.browser.attempt = null;
    day.browser.server.orders.forEach(({ payment_id }) => day.forgotten.add(payment_id));
    while (day.browser.server.pending() > 0) day.browser.server.lose(0);
    day.tabs = [openPayTab(day.browser), openPayTab(day.browser)];
  },
} satisfies Record<string, Act>;
type Name = keyof typeof ACTS;

const WEIGHTS: Record<Name, number> = {
  press: 9,
  pressTwice: 2,
  pressBoth: 2,
  arrive: 10,
  answer: 9,
  lose: 3,
  reload: 2,
  poll: 3,
  look: 1,
  drop: 1,
  pay: 4,
  fail: 1,
  cancel: 1,
  webhook: 3,
  wait: 1,
  bonusEnds: 1,
  priceMoves: 1,
  decline: 1,
  expire: 1,
  source: 2,
  logIn: 1,
  logOut: 1,
};
const isName = (name: string): name is Name => Object.hasOwn(ACTS, name);
const LOT: Name[] = Object.entries(WEIGHTS).flatMap(([name, weight]) =>
  isName(name) ? Array<Name>(weight).fill(name) : [],
);
const step = fc.nat(LOT.length * 16 - 1);

const isSame = (a: ServedOrder, b: ServedOrder): boolean =>
  a.package === b.package && a.method === b.method && a.code === b.code;

function newDay(): Day {
  const seen = new Set<string>();
  const forgotten = new Set<string>();
  const server = createPayServer((order, before) => {
    const last = before.at(-1);
    if (last?.status === 'pending' && isSame(last, order) && !forgotten.has(last.payment_id))
      throw new Error(`${order.payment_id} is what ${last.payment_id} is being paid for`);
    for (const { payment_id, charges } of before)
      if (charges > 0 && !seen.has(payment_id) && !forgotten.has(payment_id))
        throw new Error(`${order.payment_id} begins while ${payment_id} is paid and its buyer does not know`);
  });
  const browser: PayBrowser = { server, attempt: null, seen, queue: [], keys: 0, tellsSource: true };
  return { browser, tabs: [openPayTab(browser), openPayTab(browser)], forgotten };
}

function check({ browser: { server }, forgotten }: Day): void {
  for (const { payment_id, charges, amount } of server.orders) {
    if (charges > 1) throw new Error(`${payment_id} is charged ${charges} times`);
    if (!Object.values(PRICES).includes(amount)) throw new Error(`${payment_id} costs ${amount}`);
  }
  const open = server.orders.filter(
    ({ payment_id, status }) => status === 'open' && !forgotten.has(payment_id),
  );
  if (open.length > 1) throw new Error(`${open.map(({ payment_id }) => payment_id).join(' ')} wait at once`);
}

/** All that was begun comes to its end. */
const settled = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** Everything works again; the member presses once more, and what comes of it is true. */
async function finish(day: Day): Promise<void> {
  const { server } = day.browser;
  server.hasSession = true;
  server.declinesCards = false;
  const [tab] = day.tabs;
  for (let n = 0; n < 12; n += 1) {
    server.deliver();
    await settled();
  }
  const charged = server.orders.filter(({ charges }) => charges > 0).length;
  if (tab === undefined) return;
  tab.hasCode = server.hasBonus;
  tab.full = server.full;
  tab.press(ORDERS[0]);
  for (let n = 0; n < 6; n += 1) {
    await settled();
    server.deliver();
  }
  await settled();
  check(day);
  expect(tab.isPressing).toBe(false);
  const order = server.find(tab.last?.payment_id ?? '');
  expect(order).toBeDefined();
  // Nothing to pay means that it is paid; a press alone charges nothing.
  const isPaid = order?.status === 'pending' || order?.status === 'completed';
  const leadsTo = tab.last?.redirect_url ?? null;
  expect(isPaid || leadsTo === `/pay/${order?.payment_id}`).toBe(true);
  expect(leadsTo === null || order?.status === 'open').toBe(true);
  expect(server.orders.filter(({ charges }) => charges > 0)).toHaveLength(charged);
}

/** In the matrix; the gate sees a part of them. */
const DAYS = 6_000;

describe('a press on pay', () => {
  it('is one order and one charge on thousands of bad days, and ends at a true state [ST-03] [ER-11]', async () => {
    const happened = new Set<Name>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        const day = newDay();
        for (const number of steps) {
          const name = LOT[number % LOT.length] ?? 'press';
          const dice = Math.floor(number / LOT.length);
          const tab = day.tabs[dice % 2];
          if (tab) ACTS[name](day, tab, Math.floor(dice / 2));
          await settled();
          check(day);
          happened.add(name);
        }
        await finish(day);
      }),
      { numRuns: cases(DAYS) },
    );
    expect(happened.size).toBe(Object.keys(ACTS).length);
  }, 60_000);
});
