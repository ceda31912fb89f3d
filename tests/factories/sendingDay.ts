/** What can happen on a day of sending in two tabs, and what must be true after each step of it. */
import { expect, vi } from 'vitest';
import { hearServerDate } from '@/api/serverClock';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { mayTakeBack } from '@/domain/unsentState';
import { selectConversationWith, selectDraft, selectOutbox } from '@/features/chats/chatsSlice';
import { fetchChats, openConversation, removeChat } from '@/features/chats/chatsThunks';
import {
  allWanted,
  attemptWanted,
  messageGivenUp,
  messageTakenBack,
  messageWritten,
  retryWanted,
} from '@/features/chats/sendingThunks';
import { moveOutbox } from '@/features/chats/sharing';
import { beginWorld, conversationWith, memberNow, openTab, PROFILES, world } from './sendingWorld';
import type { SendingTab } from './sendingWorld';

interface Written {
  text: string;
  /** The addressee. */
  profile: string;
}

export interface SendingDay {
  tabs: SendingTab[];
  /** In the order of writing. */
  written: Written[];
  /** Never to be sent. */
  givenUp: Set<string>;
  /** May be sent or not: given up without an answer, lost with a full storage's tab, or its conversation was to be removed. */
  open: Set<string>;
  /** Refused at least once: from then on its place in the order is its writer's. */
  refused: Set<string>;
  /** Storage took nothing at some time: then a tab knows nothing of what the other one waits with. */
  wasFull: boolean;
  /** Removals that the server did and no answer told: what was given up with them, by addressee. */
  unsure: Map<string, string[]>;
}

export async function newDay(hasLocks: boolean): Promise<SendingDay> {
  beginWorld(hasLocks);
  const tabs = [openTab(), openTab()];
  await pass();
  return {
    tabs,
    written: [],
    givenUp: new Set(),
    open: new Set(),
    refused: new Set(),
    wasFull: false,
    unsure: new Map(),
  };
}

const base = (text: string) => text.replace('!', '');
const named = (text: string): string[] => text.match(/\bt\d+/g) ?? [];
const pass = (ms = 10) => vi.advanceTimersByTimeAsync(ms);
const stored = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('outbox:u1:') || key === 'drafts:u1')
    .flatMap((key) => named(localStorage.getItem(key) ?? ''));
const inMemory = ({ state }: SendingTab) => [
  ...selectOutbox(state()).map(({ text }) => base(text)),
  ...PROFILES.flatMap((profile) => named(selectDraft(state(), profile))),
];
const touched = (tab: SendingTab, n: number) => {
  const outbox = selectOutbox(tab.state());
  return outbox[n % Math.max(1, outbox.length)];
};
const write = (tab: SendingTab, profile: string, text: string) =>
  tab.dispatch(messageWritten({ profile, conversation: selectConversationWith(tab.state(), profile), text }));

type Act = (day: SendingDay, tab: SendingTab, n: number, profile: string) => unknown;
const network =
  (act: (n: number) => void): Act =>
  (_, __, n) =>
    act(n);
/** What the member does: no page of conversations is there without a session. */
const member =
  (act: Act): Act =>
  (...all) =>
    world.server.hasSession ? act(...all) : undefined;
/** A failure of what a tab asks for is told on its page, and no defect. */
const asked = (answer: Promise<unknown>) => void answer.catch(() => undefined);

async function deliver(n: number): Promise<void> {
  for (const turn of [n, 0]) {
    world.server.arrive(turn);
    world.server.answer(turn, false);
    await pass();
  }
}

/** The removed conversation begins again with a message, so that what became of the removal cannot be told any more. */
function reopened(day: SendingDay, profile: string): void {
  for (const text of day.unsure.get(profile) ?? []) {
    day.givenUp.delete(text);
    day.open.add(text);
  }
  day.unsure.delete(profile);
}

async function remove(day: SendingDay, tab: SendingTab, profile: string): Promise<void> {
  const conversation = selectConversationWith(tab.state(), profile);
  if (conversation === null) return;
  const toSame = selectOutbox(tab.state()).filter((entry) => entry.profile === profile);
  const before = world.deletions;
  asked(tab.dispatch(removeChat(conversation)));
  await pass();
  // One that never reached the server is taken back, or the conversation is gone for another reason meanwhile.
  const isDone = world.deletions > before;
  const isCertain = isDone && toSame.every(mayTakeBack) && !day.wasFull;
  const texts = toSame.map(({ text }) => base(text));
  for (const text of texts) (isCertain ? day.givenUp : day.open).add(text);
  if (world.removals === 'answerLost' && isCertain) day.unsure.set(profile, texts);
}

function logIn(day: SendingDay): void {
  if (world.server.hasSession) return;
  world.server.hasSession = true;
  for (const tab of day.tabs) tab.dispatch(loggedIn(memberNow()));
}

const ACTS = {
  write: member((day, tab, _, profile) => {
    const text = `t${day.written.length}`;
    day.written.push({ text, profile });
    reopened(day, profile);
    write(tab, profile, text);
  }),
  deliver: (_, __, n) => deliver(n),
  arrive: network((n) => world.server.arrive(n)),
  answer: network((n) => world.server.answer(n, false)),
  answerTwice: network((n) => world.server.answer(n, true)),
  lose: network((n) => world.server.drop(n)),
  timeOut: network((n) => world.server.timeOut(n)),
  retry: member((_, tab, n) => {
    const entry = touched(tab, n);
    if (entry?.state === 'failed') tab.dispatch(retryWanted(entry.client_id));
    if (entry?.state === 'unconfirmed') tab.dispatch(attemptWanted(entry.client_id));
  }),
  retryAll: member((_, tab, __, profile) => tab.dispatch(allWanted(profile))),
  edit: member((_, tab, n) => {
    const entry = touched(tab, n);
    if (!entry) return;
    tab.dispatch(messageTakenBack(entry));
    const text = selectDraft(tab.state(), entry.profile);
    if (text !== '') write(tab, entry.profile, text.endsWith('!') ? text : `${text}!`);
  }),
  discard: member((day, tab, n) => {
    const entry = touched(tab, n);
    if (!entry || !mayTakeBack(entry)) return;
    tab.dispatch(moveOutbox({ type: 'discarded', client_id: entry.client_id }));
    if (!selectOutbox(tab.state()).some(({ client_id }) => client_id === entry.client_id))
      day.givenUp.add(base(entry.text));
  }),
  giveUp: member((day, tab, n) => {
    const entry = touched(tab, n);
    if (entry?.state !== 'unconfirmed') return;
    tab.dispatch(messageGivenUp(entry));
    day.open.add(base(entry.text));
  }),
  remove: member((day, tab, _, profile) => remove(day, tab, profile)),
  removalsFine: () => void (world.removals = 'fine'),
  removalsLost: (_, __, n) => void (world.removals = n % 2 === 0 ? 'answerLost' : 'lost'),
  poll: (_, tab) => asked(tab.dispatch(fetchChats())),
  look: (_, tab, __, profile) => asked(tab.dispatch(openConversation(conversationWith(profile)))),
  looksLost: () => void (world.looks = 'lost'),
  looksRefused: () => void (world.looks = 'refused'),
  looksFine: () => void (world.looks = 'fine'),
  offline: (_, tab) => tab.dispatch(connectionChanged(false)),
  online: (_, tab) => tab.dispatch(connectionChanged(true)),
  reload: (day, tab) => {
    const kept = new Set(stored());
    tab.close();
    for (const text of inMemory(tab)) if (!kept.has(text)) day.open.add(text);
    day.tabs = day.tabs.map((other) => (other === tab ? openTab() : other));
  },
  expire: (day) => {
    world.server.hasSession = false;
    for (const profile of PROFILES) reopened(day, profile);
    for (const tab of day.tabs) tab.dispatch(loggedOut({ by: 'expiry' }));
  },
  logIn,
  limit: () => void (world.server.isLimited = !world.server.isLimited),
  wait: () => pass(900),
  waitLong: () => pass(40_000),
  topUp: () => void (world.server.credits += 2),
  close: (_, __, ___, profile) => void world.server.closed.add(profile),
  reopen: (_, __, ___, profile) => void world.server.closed.delete(profile),
  fill: (day) => {
    world.isFull = true;
    day.wasFull = true;
  },
  empty: () => void (world.isFull = false),
  clock: (_, __, n) => hearServerDate(new Date(Date.now() + ((n % 5) - 2) * 9_000).toUTCString(), Date.now()),
} satisfies Record<string, Act>;
export type ActName = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS).filter((name): name is ActName => Object.hasOwn(ACTS, name));

/** What happens more than once in a while. */
const OFTEN: { [name in ActName]?: number } = {
  write: 8,
  deliver: 6,
  arrive: 5,
  answer: 4,
  retry: 3,
  wait: 3,
  lose: 2,
  timeOut: 2,
  edit: 2,
  remove: 3,
  removalsLost: 3,
  offline: 2,
  online: 2,
  reload: 2,
  logIn: 2,
};
const LOT: ActName[] = ACT_NAMES.flatMap((name) => Array<ActName>(OFTEN[name] ?? 1).fill(name));
/** A step is a number below this one: what happens, in which tab, to whom. */
export const STEPS = LOT.length * 16;

/** @returns what happened */
export async function live(day: SendingDay, step: number): Promise<ActName> {
  const name = LOT[step % LOT.length] ?? 'write';
  const dice = Math.floor(step / LOT.length);
  const tab = day.tabs[dice % 2];
  const profile = PROFILES[Math.floor(dice / 2) % 2] ?? 'm1';
  if (tab) await ACTS[name](day, tab, Math.floor(dice / 4), profile);
  // Until the other tab has heard of it.
  await pass();
  return name;
}

/** Throws when a message is nowhere, twice, charged twice, sent although given up, or sent and called refused. */
export function check(day: SendingDay): void {
  const { rows, charged } = world.server;
  const sent = rows.map(({ text }) => base(text));
  const known = new Set([...sent, ...stored(), ...day.tabs.flatMap(inMemory), ...day.givenUp, ...day.open]);
  for (const { text } of day.written) if (!known.has(text)) throw new Error(`${text} is lost`);
  if (new Set(sent).size !== sent.length) throw new Error(`doubled: ${sent.join(' ')}`);
  if (charged !== rows.length) throw new Error(`${charged} charges for ${rows.length} messages`);
  for (const text of sent) if (day.givenUp.has(text)) throw new Error(`${text} was given up, and is sent`);
  for (const tab of day.tabs) {
    for (const { client_id, text, state } of selectOutbox(tab.state())) {
      if (state !== 'failed') continue;
      day.refused.add(base(text));
      if (world.server.has(client_id)) throw new Error(`${text} is sent, and called refused`);
    }
  }
}

/** Everything works again, and whoever wrote a refused message wants it sent: all of it arrives, in its order. */
export async function finish(day: SendingDay): Promise<void> {
  const { server } = world;
  Object.assign(server, { credits: 1000, isLimited: false });
  server.closed.clear();
  Object.assign(world, { looks: 'fine', removals: 'fine', isFull: false });
  logIn(day);
  for (const tab of day.tabs) tab.dispatch(connectionChanged(false));
  while (server.pending().length > 0) server.drop(0);
  await pass();
  for (const tab of day.tabs) tab.dispatch(connectionChanged(true));
  check(day);
  await pass(40_000);
  for (let round = 0; round < 2 * day.written.length + 4; round += 1) {
    check(day);
    for (const tab of day.tabs) for (const profile of PROFILES) tab.dispatch(allWanted(profile));
    await deliver(0);
    await pass();
    if (day.tabs.every(({ state }) => selectOutbox(state()).length === 0)) break;
  }
  check(day);
  const wanted = day.written.filter(({ text }) => !day.givenUp.has(text) && !day.open.has(text));
  const sent = server.rows.map(({ text }) => text);
  expect(sent.map(base)).toEqual(expect.arrayContaining(wanted.map(({ text }) => text)));
  expect(day.tabs.map(({ state }) => selectOutbox(state()))).toEqual([[], []]);
  if (day.wasFull) return;
  const anew = new Set([...day.refused, ...sent.filter((text) => text.endsWith('!')).map(base)]);
  for (const profile of PROFILES) {
    const inOrder = wanted
      .filter((one) => one.profile === profile && !anew.has(one.text))
      .map(({ text }) => text);
    expect(sent.filter((text) => inOrder.includes(text))).toEqual(inOrder);
  }
}
