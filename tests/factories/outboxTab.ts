/** A tab of a member as far as own messages go: memory, shared storage, one lock an addressee; no page, no timers. */
import type { NewEntry, OutboxEntry, OutboxEvent } from '@/domain/outbox';
import { isOnItsWay, nextToSend, outboxAfter, withoutDelivered } from '@/domain/outbox';
import { changesOf, joinedOutbox, writtenAt } from '@/domain/sharedOutbox';
import type { SharedOutbox } from '@/domain/sharedOutbox';
import { mayTakeBack } from '@/domain/unsentState';
import type { Answer, OutboxServer } from './outboxServer';

/** What the tabs of one browser have in common. */
export interface Browser {
  server: OutboxServer;
  /** Entries as text, by client_id. */
  storage: Map<string, string>;
  /** True while nothing more fits in. */
  isFull: boolean;
  /** Which visit holds the lock of an addressee. */
  locks: Map<string, object>;
  /** Epoch ms. */
  now: number;
  /** For new client_ids. */
  ids: number;
  /** For new keys. */
  keys: number;
}

const isEntry = (value: unknown): value is OutboxEntry =>
  typeof value === 'object' && value !== null && 'client_id' in value;

function stored({ storage }: Browser): SharedOutbox {
  const outbox = Array.from(storage.values(), (text): unknown => JSON.parse(text)).filter(isEntry);
  return { outbox, kept: Object.fromEntries(storage) };
}

/** One visit of a page, from its opening to the moment it is closed. */
export function openTab(browser: Browser) {
  const { server, locks } = browser;
  const visit = {};
  let mine: SharedOutbox = stored(browser);
  let isOnline = true;
  let isOpen = true;

  /** Writes what changed; what another tab has removed or changed meanwhile is taken in instead. */
  function keep(): void {
    const kept = { ...mine.kept };
    let late = false;
    const { write, remove } = changesOf(mine);
    for (const [client_id, text] of write) {
      if (kept[client_id] !== undefined && browser.storage.get(client_id) !== kept[client_id]) late = true;
      else if (browser.isFull) {
        browser.storage.delete(client_id);
        delete kept[client_id];
      } else {
        browser.storage.set(client_id, text);
        kept[client_id] = text;
      }
    }
    for (const client_id of remove) {
      browser.storage.delete(client_id);
      delete kept[client_id];
    }
    mine = { ...mine, kept };
    if (late) takeIn();
  }
  function takeIn(): void {
    mine = joinedOutbox(mine, stored(browser));
  }
  function move(event: OutboxEvent): void {
    takeIn();
    mine = { ...mine, outbox: outboxAfter(mine.outbox, event) };
    keep();
  }
  /** Another tab's storage event, or one of this tab's own looks at storage. */
  const hear = (): void => {
    if (isOpen) takeIn();
  };

  function queue(entry: Omit<NewEntry, 'client_id' | 'created_at'>): void {
    takeIn();
    browser.ids += 1;
    const created_at = writtenAt(mine.outbox, browser.now);
    move({ type: 'queued', entry: { ...entry, client_id: `k${browser.ids}`, created_at } });
  }
  const write = (profile: string, text: string): void =>
    queue({ profile, text, conversation: null, attachment: null, reply_to: null });

  /**
   * The tab's turn at one addressee: only with the lock, which it holds until an answer, or none, is certain.
   * @param looks false when the conversation is not known yet, so that an unconfirmed message cannot be looked up
   */
  function send(profile: string, looks: boolean): void {
    if (!isOpen || !isOnline || locks.has(profile)) return;
    takeIn();
    for (const { client_id } of mine.outbox.filter((item) => item.profile === profile && isOnItsWay(item)))
      move({ type: 'lost', client_id });
    const entry = nextToSend(mine.outbox, browser.now).find((next) => next.profile === profile);
    if (!entry) return;
    const { client_id, text } = entry;
    move({ type: 'attemptStarted', client_id });
    if (looks && entry.state === 'unconfirmed') poll();
    if (!has(client_id)) return;
    locks.set(profile, visit);
    const settle = (event: OutboxEvent): void => {
      if (locks.get(profile) === visit) locks.delete(profile);
      if (isOpen) move(event);
    };
    server.post({
      body: { client_id, profile, text },
      key: entry.key ?? client_id,
      onAnswer: (answer) => settle(eventOf(answer, client_id)),
      onLost: () => settle({ type: 'lost', client_id }),
    });
  }
  const eventOf = (answer: Answer, client_id: string): OutboxEvent => {
    if (answer === 'accepted') return { type: 'confirmed', client_id, message: { conversation: 'c' } };
    if (answer === 'limited') return { type: 'postponed', client_id, until: browser.now + 10 };
    if (answer === 'no_session') return { type: 'lost', client_id };
    return { type: 'refused', client_id, code: answer.refused };
  };
  const has = (client_id: string) => mine.outbox.some((entry) => entry.client_id === client_id);

  /** The conversations as the server shows them now. */
  function poll(): void {
    if (!isOpen || !isOnline) return;
    const rows = server.rows.map(({ client_id }) => ({ client_id, conversation: 'c' }));
    mine = { ...mine, outbox: withoutDelivered(mine.outbox, rows) };
    keep();
  }

  /** The n-th message as the tab shows it, after a look at storage. */
  function touched(n: number): OutboxEntry | undefined {
    takeIn();
    return mine.outbox[n % Math.max(1, mine.outbox.length)];
  }
  const retry = (n: number): void => {
    const entry = touched(n);
    if (entry)
      move({ type: 'retried', client_id: entry.client_id, key: `${entry.client_id} ${(browser.keys += 1)}` });
  };
  /** @returns the text that its writer gave up, null when it may not be given up */
  const discard = (n: number): string | null => {
    const entry = touched(n);
    if (!entry || !mayTakeBack(entry)) return null;
    move({ type: 'discarded', client_id: entry.client_id });
    return entry.text;
  };
  /**
   * One that got no answer is given up: it may have arrived, or still arrive.
   * @returns its text, null for another message
   */
  const giveUp = (n: number): string | null => {
    const entry = touched(n);
    if (entry?.state !== 'unconfirmed') return null;
    move({ type: 'discarded', client_id: entry.client_id });
    return entry.text;
  };
  /** The text comes back as a draft and is sent anew, as another message. */
  const edit = (n: number): void => {
    const entry = touched(n);
    if (!entry || !mayTakeBack(entry)) return;
    const { client_id, profile, text } = entry;
    move({ type: 'discarded', client_id });
    write(profile, text.endsWith('!') ? text : `${text}!`);
  };

  return {
    hear,
    write,
    send,
    poll,
    retry,
    discard,
    giveUp,
    edit,
    outbox: () => (isOpen ? mine.outbox : []),
    /** As it stands a moment later, when the tab has heard of what the others did. */
    heard: () => (isOpen ? joinedOutbox(mine, stored(browser)).outbox : []),
    setOnline: (online: boolean) => {
      isOnline = online;
    },
    /** What it waited for is never heard, its locks are free. */
    close: () => {
      isOpen = false;
      for (const [profile, holder] of locks) if (holder === visit) locks.delete(profile);
    },
  };
}

export type OutboxTab = ReturnType<typeof openTab>;
