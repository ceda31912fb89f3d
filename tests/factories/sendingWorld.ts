/** What lies outside the tabs in tests of sending as a whole: the server, the network, the browser's storage and locks. */
import { clearAllListeners } from '@reduxjs/toolkit';
import { vi } from 'vitest';
import { ApiError } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { hearServerDate } from '@/api/serverClock';
import { loggedIn } from '@/core/auth/authSlice';
import { addChatsListeners } from '@/features/chats/chatsListeners';
import { makeChatItem, makeMessage, NOON } from './chats';
import { createOutboxServer } from './outboxServer';
import type { Answer, Body, OutboxServer } from './outboxServer';
import { createPassingStore } from './store';
import { makeProfile, makeUser } from './user';
import { createVisitLocks, inVisit, isGone, ofVisit, whileHere } from './visits';
import type { Visit } from './visits';

/** Those who can be written to. */
export const PROFILES = ['m1', 'm2'] as const;
export const conversationWith = (profile: string): string => `c-${profile}`;

interface World {
  server: OutboxServer;
  locks: ReturnType<typeof createVisitLocks>;
  /** What becomes of a look at the conversations. */
  looks: 'fine' | 'lost' | 'refused';
  /** What becomes of a removal: its answer may be lost before or after the server has done it. */
  removals: 'fine' | 'lost' | 'answerLost';
  /** How many messages to somebody the member has deleted with the conversation. */
  deleted: Map<string, number>;
  /** How many removals the server has done. */
  deletions: number;
  /** Storage takes nothing more. */
  isFull: boolean;
}

const newWorld = (): World => ({
  server: createOutboxServer(),
  locks: createVisitLocks(),
  looks: 'fine',
  removals: 'fine',
  deleted: new Map(),
  deletions: 0,
  isFull: false,
});

/** The world of the day that is generated now. */
export let world = newWorld();

const refused = (status: number, code: string, details = {}): ApiError =>
  new ApiError({ kind: 'refused', status, code, details, fields: {} });
const LOST: Failure = { kind: 'timeout' };

const rowsTo = (profile: string): Body[] => world.server.rows.filter((row) => row.profile === profile);
const shownTo = (profile: string): Body[] => rowsTo(profile).slice(world.deleted.get(profile) ?? 0);
const isThere = (profile: string): boolean =>
  !world.server.closed.has(profile) && shownTo(profile).length > 0;

const itemWith = (profile: string) =>
  makeChatItem({
    conversation: { id: conversationWith(profile), updated_at: new Date(Date.now()).toISOString() },
    profile: makeProfile({ id: profile }),
  });
const messageOf = ({ client_id, profile, text }: Body) =>
  makeMessage({
    id: `s${world.server.rows.findIndex((row) => row.client_id === client_id) + 1}`,
    client_id,
    conversation: conversationWith(profile),
    from: 'p1',
    text,
    sent_at: new Date(NOON).toISOString(),
  });
const profileOf = (conversation: string): string => conversation.slice(2);

/** An answer to a question that changes nothing comes at once, if it comes. */
function looked<T>(answer: () => T): Promise<T> {
  if (world.looks === 'lost') return whileHere(Promise.reject(new ApiError(LOST)));
  if (!world.server.hasSession) return whileHere(Promise.reject(refused(401, 'authentication_required')));
  return whileHere(Promise.resolve().then(answer));
}

function settle(said: Answer, body: Body, { resolve, reject }: PromiseWithResolvers<unknown>): void {
  if (said === 'accepted')
    resolve({
      message: messageOf(body),
      credits: world.server.credits,
      conversation: itemWith(body.profile),
    });
  else if (said === 'limited') reject(refused(429, 'rate_limited', { retry_after: 5 }));
  else if (said === 'no_session') reject(refused(401, 'authentication_required'));
  else reject(refused(said.refused === 'not_found' ? 404 : 402, said.refused));
}

/** In place of `api/calls/chat`. */
export const chatCalls = {
  getChats: () => looked(() => ({ chats: PROFILES.filter(isThere).map(itemWith) })),
  getChat: (conversation: string) =>
    looked(() => {
      const profile = profileOf(conversation);
      if (world.looks === 'refused' || !isThere(profile)) throw refused(404, 'not_found');
      const messages = shownTo(profile).map(messageOf);
      return { messages, typing: false, history_limited: false, partner_can_reply: true };
    }),
  sendMessage: (body: Body, { idempotencyKey: key }: { idempotencyKey: string }) => {
    const answer = Promise.withResolvers<unknown>();
    if (!isGone())
      world.server.post({
        body,
        key,
        onAnswer: (said) => settle(said, body, answer),
        onLost: () => answer.reject(new ApiError(LOST)),
      });
    return whileHere(answer.promise);
  },
  deleteChat: (conversation: string) => {
    const profile = profileOf(conversation);
    if (!world.server.hasSession) return whileHere(Promise.reject(refused(401, 'authentication_required')));
    if (world.removals === 'lost') return whileHere(Promise.reject(new ApiError(LOST)));
    world.deleted.set(profile, rowsTo(profile).length);
    world.deletions += 1;
    if (world.removals === 'answerLost') return whileHere(Promise.reject(new ApiError(LOST)));
    return whileHere(Promise.resolve({}));
  },
  markRead: () => looked(() => ({})),
};
/** In place of `api/calls/user`. */
export const userCalls = {
  getCurrentUser: () => looked(() => makeUser({ credits: world.server.credits })),
};

/** Called before each test, with its timers faked: what tabs do to storage, window and document is theirs. */
export function installBrowser(): void {
  // Its messages come at moments of their own, which no generated day could repeat.
  vi.stubGlobal('BroadcastChannel', undefined);
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) => {
        if (typeof listener !== 'function') return;
        add(
          type,
          ofVisit((event) => void Reflect.apply(listener, target, [event])),
          options,
        );
      },
    );
  }
  for (const method of ['setItem', 'removeItem'] as const) {
    const change = Reflect.get(Storage.prototype, method);
    vi.spyOn(Storage.prototype, method).mockImplementation(function told(this: Storage, ...args: string[]) {
      if (isGone()) return;
      if (world.isFull && method === 'setItem') throw new DOMException('full', 'QuotaExceededError');
      Reflect.apply(change, this, args);
      const [key = null] = args;
      setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key })), 5);
    });
  }
}

/** @param hasLocks false for a browser that knows no locks */
export function beginWorld(hasLocks: boolean): void {
  vi.setSystemTime(NOON);
  localStorage.clear();
  world = newWorld();
  if (hasLocks) Object.defineProperty(navigator, 'locks', { configurable: true, value: world.locks });
  else Reflect.deleteProperty(navigator, 'locks');
  hearServerDate(new Date(Date.now()).toUTCString(), Date.now());
}

export const memberNow = () => makeUser({ credits: world.server.credits });

/** A tab with the app's own store and effects. */
export function openTab() {
  const visit: Visit = { isClosed: false };
  const store = inVisit(visit, () => {
    const made = createPassingStore();
    addChatsListeners(made.startListening);
    if (world.server.hasSession) made.store.dispatch(loggedIn(memberNow()));
    return made.store;
  });
  const dispatch = new Proxy(store.dispatch, {
    apply: (target, self, args) => inVisit(visit, (): unknown => Reflect.apply(target, self, args)),
  });
  return {
    dispatch,
    state: () => store.getState(),
    close: (): void => {
      visit.isClosed = true;
      world.locks.free(visit);
      dispatch(clearAllListeners());
    },
  };
}

export type SendingTab = ReturnType<typeof openTab>;
