/** Own messages on their way: a state machine that neither loses nor doubles one, whatever the network does. */
import { assertNever } from '@/lib/assertNever';
import type { Quote } from './messageParts';
import type { Attachment, Message } from './model';

/**
 * - `sending`: waiting for its turn (no attempt yet) or on its way
 * - `unconfirmed`: sent, but no answer came; the server may have it, so only the same client_id may be tried again
 * - `failed`: the server refused it; it has no such message
 */
export type OutboxState = 'sending' | 'unconfirmed' | 'failed';

export interface OutboxEntry {
  /** The same for every attempt, so that the server counts them as one. */
  client_id: string;
  /** Null until the first message to this member has opened the conversation. */
  conversation: string | null;
  /** Profile id of the addressee. */
  profile: string;
  text: string;
  /** A picture that the server has already. */
  attachment: Attachment | null;
  /** The message that this one answers. */
  reply_to: Quote | null;
  /** Epoch ms by the server's clock. */
  created_at: number;
  state: OutboxState;
  attempts: number;
  /** The Idempotency-Key of its attempts since it was last refused; its client_id, until then. */
  key?: string;
  /** The server's code, only while failed. */
  reason?: string;
  /** Epoch ms by the server's clock: the server asked for a pause until then. */
  not_before?: number;
}

/** What a new entry needs; the rest starts by itself. */
export type NewEntry = Omit<OutboxEntry, 'state' | 'attempts' | 'key' | 'reason' | 'not_before'>;
/** In the order of writing. */
export type Outbox = readonly OutboxEntry[];

export type OutboxEvent =
  | { type: 'queued'; entry: NewEntry }
  | { type: 'attemptStarted'; client_id: string }
  /** The server has the message. */
  | { type: 'confirmed'; client_id: string; message: Pick<Message, 'conversation'> }
  /** The server said no and keeps nothing. */
  | { type: 'refused'; client_id: string; code: string }
  /** The server wants no message before `until`, epoch ms by its clock; it has not looked at this one. */
  | { type: 'postponed'; client_id: string; until: number }
  /** The writer wants a refused message to go again, in its place; `key` is new, as the old one may repeat the refusal. */
  | { type: 'retried'; client_id: string; key: string }
  /** No answer came, or none that can be read. */
  | { type: 'lost'; client_id: string }
  | { type: 'discarded'; client_id: string }
  /** The page starts again with what was stored: attempts that were on their way have no answer. */
  | { type: 'restored' };

/**
 * The outbox after an event. Events about unknown entries, and those that an entry's state forbids, change nothing.
 * @param outbox the entries in the order of writing
 * @param event what happened
 */
export function outboxAfter(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.type) {
    case 'queued':
      return has(outbox, event.entry.client_id)
        ? outbox
        : [...outbox, { ...event.entry, state: 'sending', attempts: 0 }];
    case 'attemptStarted':
      return changed(outbox, event.client_id, (entry) =>
        isOnItsWay(entry) ? entry : { ...ready(entry), attempts: entry.attempts + 1 },
      );
    case 'confirmed':
      return confirmed(outbox, event.client_id, event.message.conversation);
    case 'refused':
      return changed(outbox, event.client_id, (entry) =>
        isOnItsWay(entry) ? { ...entry, state: 'failed', reason: event.code } : entry,
      );
    case 'postponed':
      return changed(outbox, event.client_id, (entry) =>
        isOnItsWay(entry) ? postponed(entry, event.until) : entry,
      );
    case 'retried':
      return changed(outbox, event.client_id, (entry) =>
        entry.state === 'failed' ? { ...ready(entry), attempts: 0, key: event.key } : entry,
      );
    case 'lost':
      return changed(outbox, event.client_id, unanswered);
    case 'discarded':
      return outbox.filter((entry) => entry.client_id !== event.client_id || isOnItsWay(entry));
    case 'restored':
      return outbox.map(unanswered);
    default:
      return assertNever(event);
  }
}

/** True while an attempt is under way and its answer is awaited. */
export function isOnItsWay(entry: OutboxEntry): boolean {
  return entry.state === 'sending' && entry.attempts > 0;
}

/**
 * What may be sent now: of each addressee the oldest message that is not refused, unless one is on its way.
 * An unconfirmed message goes again, with its client_id, before any later one; a refused one waits for its writer;
 * one that the server postponed, and whatever is behind it, waits for its time.
 * @param now epoch ms by the server's clock
 * @returns at most one entry an addressee, the oldest first
 */
export function nextToSend(outbox: Outbox, now: number): OutboxEntry[] {
  const heads = new Map<string, OutboxEntry>();
  for (const entry of outbox) {
    if (entry.state !== 'failed' && !heads.has(entry.profile)) heads.set(entry.profile, entry);
  }
  const busy = new Set(outbox.filter(isOnItsWay).map((entry) => entry.profile));
  return [...heads.values()].filter((entry) => !busy.has(entry.profile) && (entry.not_before ?? now) <= now);
}

/**
 * Drops the entries that a loaded conversation already shows: their answer was lost, the message was not.
 * @param messages messages from the server
 */
export function withoutDelivered(
  outbox: Outbox,
  messages: readonly Pick<Message, 'client_id' | 'conversation'>[],
): Outbox {
  return messages.reduce<Outbox>(
    (rest, { client_id, conversation }) =>
      client_id === null ? rest : confirmed(rest, client_id, conversation),
    outbox,
  );
}

/**
 * The entries to one addressee, in the order of writing.
 * @param profile the addressee's profile id
 */
export function entriesTo(outbox: Outbox, profile: string): OutboxEntry[] {
  return outbox.filter((entry) => entry.profile === profile);
}

function has(outbox: Outbox, client_id: string): boolean {
  return outbox.some((entry) => entry.client_id === client_id);
}

function changed(outbox: Outbox, client_id: string, change: (entry: OutboxEntry) => OutboxEntry): Outbox {
  return outbox.map((entry) => (entry.client_id === client_id ? change(entry) : entry));
}

/** The entry without refusal or pause. */
function ready(entry: OutboxEntry): OutboxEntry {
  const { reason: _refusal, not_before: _pause, ...rest } = entry;
  return { ...rest, state: 'sending' };
}

/** This attempt says nothing; what is unknown of the ones before stays unknown. */
function postponed(entry: OutboxEntry, until: number): OutboxEntry {
  const attempts = entry.attempts - 1;
  return { ...entry, state: attempts === 0 ? 'sending' : 'unconfirmed', attempts, not_before: until };
}

function unanswered(entry: OutboxEntry): OutboxEntry {
  return isOnItsWay(entry) ? { ...entry, state: 'unconfirmed' } : entry;
}

/** Removes the entry; the conversation it opened is now known to the entries behind it. */
function confirmed(outbox: Outbox, client_id: string, conversation: string): Outbox {
  const done = outbox.find((entry) => entry.client_id === client_id);
  if (done === undefined) return outbox;
  const opened = (entry: OutboxEntry): OutboxEntry =>
    entry.profile === done.profile && entry.conversation === null ? { ...entry, conversation } : entry;
  return outbox.filter((entry) => entry !== done).map(opened);
}
