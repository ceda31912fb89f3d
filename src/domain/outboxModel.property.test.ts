/** Own messages in two tabs, over a network at its worst: thousands of generated days, and none lost, doubled or charged twice. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '@tests/factories/chance';
import { createOutboxServer } from '@tests/factories/outboxServer';
import { openTab } from '@tests/factories/outboxTab';
import type { Browser, OutboxTab } from '@tests/factories/outboxTab';

interface Day {
  browser: Browser;
  tabs: OutboxTab[];
  /** In the order of writing, with the addressee. */
  written: { text: string; profile: string }[];
  givenUp: Set<string>;
  /** Given up without an answer: sent or not, but nobody's any more. */
  open: Set<string>;
  /** Refused at least once: from then on its place in the order is its writer's. */
  refused: Set<string>;
}

const PROFILES = ['p1', 'p2'] as const;
type Act = (day: Day, tab: OutboxTab, n: number, profile: string) => void;

const write: Act = (day, tab, _, profile) => {
  const text = `t${day.written.length}`;
  day.written.push({ text, profile });
  tab.write(profile, text);
};
const server =
  (act: (server: Browser['server'], n: number) => void): Act =>
  (day, _, n) =>
    act(day.browser.server, n);

const ACTS = {
  write,
  send: (_, tab, n, profile) => tab.send(profile, n % 2 === 0),
  arrive: server(({ arrive }, n) => arrive(n)),
  answer: server(({ answer }, n) => answer(n, false)),
  answerTwice: server(({ answer }, n) => answer(n, true)),
  lose: server(({ drop }, n) => drop(n)),
  timeOut: server(({ timeOut }, n) => timeOut(n)),
  retry: (_, tab, n) => tab.retry(n),
  edit: (_, tab, n) => tab.edit(n),
  discard: (day, tab, n) => {
    const text = tab.discard(n);
    if (text !== null) day.givenUp.add(base(text));
  },
  giveUp: (day, tab, n) => {
    const text = tab.giveUp(n);
    if (text !== null) day.open.add(base(text));
  },
  hear: (_, tab) => tab.hear(),
  poll: (_, tab) => tab.poll(),
  offline: (_, tab) => tab.setOnline(false),
  online: (_, tab) => tab.setOnline(true),
  reload: (day, tab) => {
    tab.close();
    day.tabs = day.tabs.map((other) => (other === tab ? openTab(day.browser) : other));
  },
  expire: server((it) => void (it.hasSession = false)),
  logIn: server((it) => void (it.hasSession = true)),
  limit: server((it) => void (it.isLimited = !it.isLimited)),
  wait: ({ browser }) => void (browser.now += 7),
  topUp: server((it) => void (it.credits += 2)),
  close: ({ browser }, _, __, profile) => void browser.server.closed.add(profile),
  reopen: ({ browser }, _, __, profile) => void browser.server.closed.delete(profile),
} satisfies Record<string, Act>;
type Name = keyof typeof ACTS;

/** How often something happens, of 50. */
const WEIGHTS: Record<Name, number> = {
  write: 6,
  send: 9,
  arrive: 6,
  answer: 5,
  answerTwice: 1,
  lose: 2,
  timeOut: 2,
  retry: 2,
  edit: 1,
  discard: 1,
  giveUp: 1,
  hear: 2,
  poll: 1,
  offline: 1,
  online: 1,
  reload: 2,
  expire: 1,
  logIn: 1,
  limit: 1,
  wait: 1,
  topUp: 1,
  close: 1,
  reopen: 1,
};
const isName = (name: string): name is Name => Object.hasOwn(ACTS, name);
const LOT: Name[] = Object.entries(WEIGHTS).flatMap(([name, weight]) =>
  isName(name) ? Array<Name>(weight).fill(name) : [],
);
/** One number a step: what happens, in which tab, to whom. A shorter list of smaller numbers is a simpler day. */
const step = fc.nat(LOT.length * 16 - 1);

function run(day: Day, number: number): void {
  const name = LOT[number % LOT.length] ?? 'write';
  const dice = Math.floor(number / LOT.length);
  const tab = day.tabs[dice % 2];
  const profile = PROFILES[Math.floor(dice / 2) % 2] ?? 'p1';
  if (tab) ACTS[name](day, tab, Math.floor(dice / 4), profile);
}

const base = (text: string) => text.replace('!', '');

function newDay(): Day {
  const browser: Browser = {
    server: createOutboxServer(),
    storage: new Map(),
    isFull: false,
    locks: new Map(),
    now: 0,
    ids: 0,
    keys: 0,
  };
  return {
    browser,
    tabs: [openTab(browser), openTab(browser)],
    written: [],
    givenUp: new Set(),
    open: new Set(),
    refused: new Set(),
  };
}

const kept = ({ browser, tabs }: Day) => [
  ...Array.from(browser.storage.values(), (entry) => /"text":"(t\d+)/.exec(entry)?.[1] ?? ''),
  ...tabs.flatMap((tab) => tab.outbox().map(({ text }) => base(text))),
];

/** Throws when a message is nowhere, twice, charged twice, sent although given up, or sent and called refused. */
function check(day: Day): void {
  const { rows, charged } = day.browser.server;
  const sent = rows.map(({ text }) => base(text));
  const known = new Set([...sent, ...kept(day), ...day.open]);
  for (const { text } of day.written)
    if (!known.has(text) && !day.givenUp.has(text)) throw new Error(`${text} is lost`);
  if (new Set(sent).size !== sent.length) throw new Error(`doubled: ${sent.join(' ')}`);
  if (charged !== rows.length) throw new Error(`${charged} charges for ${rows.length} messages`);
  for (const text of sent) if (day.givenUp.has(text)) throw new Error(`${text} was given up, and is sent`);
  for (const tab of day.tabs) {
    for (const { client_id, text, state } of tab.heard()) {
      if (state !== 'failed') continue;
      day.refused.add(base(text));
      if (day.browser.server.has(client_id)) throw new Error(`${text} is sent, and called refused`);
    }
  }
}

/** Everything works again, and whoever wrote a refused message wants it sent: all of it arrives. */
function finish(day: Day): void {
  const { browser } = day;
  const { server: it } = browser;
  Object.assign(it, { credits: 1000, isLimited: false, hasSession: true });
  it.closed.clear();
  browser.now += 1000;
  for (const tab of day.tabs) tab.setOnline(true);
  while (it.pending().length > 0) it.drop(0);
  const [tab] = day.tabs;
  if (!tab) return;
  // A refusal that nobody heard is heard first, and its writer wants the message all the same.
  for (let round = 0; round < 2; round += 1) {
    for (let n = 0; n < browser.ids; n += 1) tab.retry(n);
    for (let n = 0; n <= browser.ids * 2; n += 1) {
      tab.send(PROFILES[n % 2] ?? 'p1', true);
      it.arrive(0);
      it.answer(0, false);
    }
    for (const other of day.tabs) other.hear();
    check(day);
  }
}

/** Days that went wrong once. */
const FOUND = [
  // Refused in one tab, and sent from the other before the first has heard that it is wanted again.
  [700, 598, 306, 515, 221, 599, 181, 156, 15],
];

/** In the matrix; the gate sees a part of them. */
const DAYS = 10_000;

describe('the outbox of two tabs', () => {
  it('loses, doubles and charges twice no message on thousands of bad days, and keeps their order [BX-02] [BX-05] [BX-28]', () => {
    const happened = new Set<Name>();
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const day = newDay();
        for (const number of steps) {
          run(day, number);
          check(day);
          happened.add(LOT[number % LOT.length] ?? 'write');
        }
        finish(day);
        check(day);
        const { rows } = day.browser.server;
        const sent = new Set(rows.map(({ text }) => base(text)));
        const wanted = day.written.filter(
          ({ text }) => !day.givenUp.has(text) && (!day.open.has(text) || sent.has(text)),
        );
        expect(rows).toHaveLength(wanted.length);
        expect(kept(day)).toEqual([]);
        const edited = new Set(rows.filter(({ text }) => text.endsWith('!')).map(({ text }) => base(text)));
        for (const profile of PROFILES) {
          const inOrder = (messages: readonly { text: string; profile: string }[]) =>
            messages
              .filter((message) => message.profile === profile)
              .map(({ text }) => base(text))
              .filter((text) => !day.refused.has(text) && !edited.has(text) && !day.open.has(text));
          expect(inOrder(rows)).toEqual(inOrder(wanted));
        }
      }),
      { numRuns: cases(DAYS), examples: FOUND.map((day) => [day]) },
    );
    expect(happened.size).toBe(Object.keys(ACTS).length);
  }, 60_000);
});
