/** A member's visit in a storm: what they do, and what must be true of it afterwards. */
import { expect, vi } from 'vitest';
import { client } from '@/api/client';
import { selectUser, sessionSettled } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { selectOutbox } from '@/features/chats/chatsSlice';
import { fetchChats } from '@/features/chats/chatsThunks';
import { allWanted, messageWritten } from '@/features/chats/sendingThunks';
import { giveGift } from '@/features/gifts/giveGift';
import { addLikesListeners } from '@/features/likes/likesListeners';
import { selectGiven } from '@/features/likes/likesSlice';
import { fetchLikes, like, unlike } from '@/features/likes/likesThunks';
import { saveProfile } from '@/features/ownProfile/ownProfileThunks';
import { payNow } from '@/features/payment/payNow';
import { readClock } from '@mocks/clock';
import { createDbAt } from '@mocks/db';
import { openSession } from '@mocks/rules/session';
import type { Db } from '@mocks/tables';
import { priceOf } from '@mocks/world/prices';
import { createTestStore } from '@tests/factories/store';
import { beginStorm } from './storm';

const ME = 'premium';
/** More than any visit spends. */
const CREDITS = 5_000;
const GIFT = 'rose';
const PARTNERS = 3;
const LIKED = 5;
const PACKAGES = ['p1', 'p2'] as const;
/** What goes on by itself after the last act is over by then, ms. */
const REST_MS = 180_000;

/** Every call of the API, loaded on demand. */
const calls = import.meta.glob(['/src/api/calls/*.ts', '!/src/api/calls/*.test.ts']);

export type Visit = ReturnType<typeof visitInStorm>;

/** @param seed of everything that chance decides */
export function visitInStorm(seed: number) {
  const db = createDbAt(Date.now());
  db.jar.enabled = true;
  const account = db.accounts.get(ME);
  if (!account) throw new Error(`No account ${ME}`);
  account.credits = CREDITS;
  openSession({ db, now: readClock(db.clock), cookies: [] }, account);
  const storm = beginStorm(db, seed);
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  addLikesListeners(startListening);
  const talks = [...db.conversations.values()]
    .filter(({ members }) => members.includes(ME))
    .slice(0, PARTNERS);
  const known = new Set([...db.likes.values()].flatMap(({ from, to }) => [from, to]));
  return {
    db,
    storm,
    store,
    partners: talks.map(({ id, members }) => ({
      conversation: id,
      profile: members.find((member) => member !== ME) ?? '',
    })),
    strangers: [...db.members.keys()].filter((id) => !known.has(id) && !db.accounts.has(id)).slice(0, LIKED),
    written: new Map<string, string[]>(),
    /** Words about oneself: those that were saved last, and those whose answer was lost since. */
    about: [''],
    /** One attempt at a time, as the form has it. */
    gifts: { key: 'gift-0', isUnderWay: false, keys: new Set<string>(), given: new Set<string>() },
    acts: 0,
  };
}

const write = (visit: Visit): void => {
  const { profile, conversation } = visit.storm.random.pick(visit.partners);
  const text = `Line ${visit.acts} of the long night`;
  visit.written.set(profile, [...(visit.written.get(profile) ?? []), text]);
  visit.store.dispatch(messageWritten({ profile, conversation, text }));
};

const save = async (visit: Visit): Promise<void> => {
  const about = `Words number ${visit.acts}`;
  visit.about.push(about);
  const result = await visit.store.dispatch(saveProfile({ about }));
  // What was told to be saved is saved; later words may be, too.
  if (saveProfile.fulfilled.match(result)) visit.about.splice(0, visit.about.indexOf(about));
};

/** As the form does: another attempt at the same gift has its key, until the server has decided. */
const give = async ({ partners, store, gifts, acts }: Visit): Promise<void> => {
  if (gifts.isUnderWay) return;
  gifts.isUnderWay = true;
  const { profile } = partners[0] ?? { profile: '' };
  const { key } = gifts;
  gifts.keys.add(key);
  const result = await store.dispatch(giveGift({ profile, gift: GIFT, idempotencyKey: key }));
  gifts.isUnderWay = false;
  const isGiven = giveGift.fulfilled.match(result);
  if (isGiven) gifts.given.add(key);
  if (isGiven || result.payload?.kind === 'refused') gifts.key = `gift-${acts}`;
};

const order = (visit: Visit, id: (typeof PACKAGES)[number]) =>
  visit.store.dispatch(
    payNow({
      package: id,
      method: 'bancontact',
      code: null,
      amount: priceOf(id, 'EUR'),
      currency: 'EUR',
      return_url: `/credits/${id}/bancontact`,
    }),
  );

const ACTS: readonly { readonly often: number; readonly act: (visit: Visit) => unknown }[] = [
  { often: 8, act: write },
  {
    often: 3,
    act: ({ store, storm, strangers }) =>
      store.dispatch(like({ profile: storm.random.pick(strangers), source: 'search' })),
  },
  {
    often: 2,
    act: ({ store, storm, strangers }) => store.dispatch(unlike({ profile: storm.random.pick(strangers) })),
  },
  { often: 3, act: save },
  { often: 1, act: give },
  { often: 1, act: (visit) => order(visit, visit.storm.random.pick(PACKAGES)) },
  {
    often: 2,
    act: ({ store, storm, partners }) => store.dispatch(allWanted(storm.random.pick(partners).profile)),
  },
  { often: 1, act: ({ store }) => store.dispatch(fetchChats()) },
  { often: 1, act: ({ store }) => store.dispatch(fetchLikes()) },
  { often: 1, act: ({ store }) => store.dispatch(fetchUser()) },
];
const LOT = ACTS.flatMap(({ often, act }) => Array<typeof act>(often).fill(act));

/** Logs in on a calm network. */
export async function arrive({ store }: Visit): Promise<void> {
  // What pages load when they first need it comes at moments of its own.
  await Promise.all([client.ready(), ...Object.values(calls).map((load) => load())]);
  void store.dispatch(fetchUser());
  await pass(5_000);
  store.dispatch(sessionSettled());
  void store.dispatch(fetchLikes());
  void store.dispatch(fetchChats());
  await pass(5_000);
}

/** Lets time go by, and everything that is due happen. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** One act, whatever comes of it, and some seconds after it. */
export async function actOnce(visit: Visit): Promise<void> {
  visit.acts += 1;
  const act = visit.storm.random.pick(LOT);
  void act(visit);
  await pass(visit.storm.random.int(500, 4_000));
}

/** The storm is over: what waits is sent, what failed is tried again, and everything is asked for once more. */
export async function rest(visit: Visit): Promise<void> {
  visit.storm.rate = 0;
  await pass(REST_MS);
  for (let round = 0; round < 5; round += 1) {
    for (const { profile } of visit.partners) visit.store.dispatch(allWanted(profile));
    await pass(REST_MS / 5);
  }
  void visit.store.dispatch(fetchUser());
  void visit.store.dispatch(fetchLikes());
  void visit.store.dispatch(fetchChats());
  await pass(REST_MS / 5);
}

const sentBy = (db: Db, conversation: string) =>
  (db.conversations.get(conversation)?.messages ?? []).filter(({ from }) => from === ME);

/** Nothing is lost, nothing is there twice, nothing is charged twice, and the member sees what the server has. */
export function expectWhole({ db, store, partners, written, about, gifts }: Visit): void {
  const state = store.getState();
  expect(selectOutbox(state)).toEqual([]);
  for (const { profile, conversation } of partners) {
    const texts = sentBy(db, conversation).map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('Line '))).toEqual(written.get(profile) ?? []);
  }
  const user = selectUser(state);
  const lines = [...written.values()].flat().length;
  const given = partners
    .flatMap(({ conversation }) => sentBy(db, conversation))
    .filter(({ gift }) => gift === GIFT);
  expect(given.length).toBeGreaterThanOrEqual(gifts.given.size);
  expect(given.length).toBeLessThanOrEqual(gifts.keys.size);
  const price = db.settings.gift_credits;
  expect(db.accounts.get(ME)?.credits).toBe(
    CREDITS - lines * db.settings.message_credits - given.length * price,
  );
  expect(user?.credits).toBe(db.accounts.get(ME)?.credits);
  expect(about).toContain(user?.profile.about ?? '');
  const liked = [...db.likes.values()].filter(({ from }) => from === ME).map(({ to }) => to);
  expect(selectGiven(state).toSorted()).toEqual(liked.toSorted());
  const open = [...db.payments.values()].filter(
    (payment) => payment.member === ME && payment.status === 'open',
  );
  expect(open.length).toBeLessThanOrEqual(1);
}
