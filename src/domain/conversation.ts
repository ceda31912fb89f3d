/** The messages of a conversation: one order, no doubles, days and turns (spec 2). */
import { MESSAGE_TURN_MS } from '@/config/limits';
import type { Message } from './model';

const DAY_MS = 86_400_000;
/** From this many days back, a weekday's name alone would be ambiguous. */
const WEEK_DAYS = 7;
/** Within so much of each other one time says enough. */
const TIME_GAP_MS = 600_000;
const HOUR_MS = 3_600_000;

/** A separator in front of a day's first message. */
export interface DayRow {
  kind: 'day';
  key: string;
  /** `YYYY-MM-DD` in the reader's time zone. */
  day: string;
  /** How to name it; 'weekday' for the last six days before yesterday. */
  relation: 'today' | 'yesterday' | 'weekday' | 'date';
  /** The day's first message, epoch ms. */
  at: number;
}
/** A bubble; a turn is a run of one author's messages no more than two minutes apart. */
export interface MessageRow {
  kind: 'message';
  /** Stays the same when the server confirms a message of our own. */
  key: string;
  message: Message;
  own: boolean;
  startsTurn: boolean;
  endsTurn: boolean;
  /** Its time is told: the next message is ten minutes later, in another hour, or still to come. */
  timed: boolean;
}
export type ConversationRow = DayRow | MessageRow;

/**
 * Joins what arrived to what is known, whatever the order of arrival.
 * The same id, or the same client_id, is the same message; the incoming copy wins, but what was read stays read and what
 * was taken back stays so: an answer may be older than that.
 * @param known messages so far
 * @param incoming messages of an answer
 * @returns a new list by sent_at, then id
 */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): Message[] {
  const byId = new Map<string, Message>();
  const idOfClient = new Map<string, string>();
  for (const message of [...known, ...incoming]) {
    const { id, client_id } = message;
    const twin = client_id === null ? undefined : idOfClient.get(client_id);
    const earlier = byId.get(id) ?? (twin === undefined ? undefined : byId.get(twin));
    if (twin !== undefined) byId.delete(twin);
    if (client_id !== null) idOfClient.set(client_id, id);
    const isOlder = earlier?.deleted === true && message.deleted !== true;
    const now = isOlder ? earlier : message;
    byId.set(id, earlier?.read === true && !now.read ? { ...now, read: true } : now);
  }
  return Array.from(byId.values(), (message) => ({ message, at: Date.parse(message.sent_at) }))
    .sort((a, b) => a.at - b.at || (a.message.id < b.message.id ? -1 : 1))
    .map(({ message }) => message);
}

/**
 * Whoever has read a message has read what its author said before: an answer tells so of the newest messages alone.
 * @param pages in order, the messages of each in order
 * @returns the same pages where nothing is news
 */
export function withReadBefore(pages: Message[][]): Message[][] {
  const readAuthors = new Set<string>();
  const isNews = ({ from, read }: Message): boolean => {
    if (read) readAuthors.add(from);
    return !read && readAuthors.has(from);
  };
  const after = pages.toReversed().map((page) => {
    const news = new Set(page.toReversed().filter(isNews));
    return news.size === 0
      ? page
      : page.map((message) => (news.has(message) ? { ...message, read: true } : message));
  });
  return after.toReversed();
}

/**
 * Lays the messages out for a list: day separators and bubbles.
 * @param messages in order, see {@link mergeMessages}
 * @param ownId the reader's profile id
 * @param timeZone IANA name of the reader's time zone
 * @param now epoch ms by the server's clock
 * @throws RangeError for an unknown time zone
 */
export function messageRows(
  messages: readonly Message[],
  ownId: string,
  timeZone: string,
  now: number,
): ConversationRow[] {
  const dayOf = dayReader(timeZone);
  const today = dayOf(now);
  const placed = messages.map((message) => {
    const at = Date.parse(message.sent_at);
    return { message, at, day: dayOf(at) };
  });
  return placed.flatMap((current, index): ConversationRow[] => {
    const { message, at, day } = current;
    const before = placed[index - 1];
    const after = placed[index + 1];
    const row: MessageRow = {
      kind: 'message',
      key: message.client_id ?? message.id,
      message,
      own: message.from === ownId,
      startsTurn: !sameTurn(before, current),
      endsTurn: !sameTurn(current, after),
      timed: after === undefined || after.day !== day || isLater(at, after.at),
    };
    if (before?.day === day) return [row];
    return [{ kind: 'day', key: `day-${day}`, day, relation: relationTo(today, day), at }, row];
  });
}

/**
 * The day that a row belongs to.
 * @param rows in order, see {@link messageRows}
 * @param key of the row
 * @returns null when the row is not there
 */
export function dayOfRow(rows: readonly ConversationRow[], key: string): DayRow | null {
  const at = rows.findIndex((row) => row.key === key);
  return rows.slice(0, at + 1).findLast((row) => row.kind === 'day') ?? null;
}

/**
 * The first message that the reader has not read, where the unread divider goes.
 * @param messages in order
 * @param ownId the reader's profile id
 * @returns the message's id; null when all is read
 */
export function firstUnread(messages: readonly Message[], ownId: string): string | null {
  return messages.find((message) => message.from !== ownId && !message.read)?.id ?? null;
}

/**
 * How far a moment's day lies back for the reader.
 * @param at the moment, epoch ms
 * @param now epoch ms by the server's clock
 * @param timeZone IANA name of the reader's time zone
 */
export function dayRelation(at: number, now: number, timeZone: string): DayRow['relation'] {
  const dayOf = dayReader(timeZone);
  return relationTo(dayOf(now), dayOf(at));
}

/**
 * The day of a moment for the reader, `YYYY-MM-DD`.
 * @param at epoch ms
 * @param timeZone IANA name of the reader's time zone
 * @throws RangeError for an unknown time zone
 */
export const dayOf = (at: number, timeZone: string): string => dayReader(timeZone)(at);

interface Placed {
  message: Message;
  at: number;
  day: string;
}

/** Also where hours change, so that a long exchange has a time now and then. */
const isLater = (at: number, after: number): boolean =>
  after - at >= TIME_GAP_MS || Math.floor(at / HOUR_MS) !== Math.floor(after / HOUR_MS);

function sameTurn(a: Placed | undefined, b: Placed | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return a.message.from === b.message.from && a.day === b.day && b.at - a.at <= MESSAGE_TURN_MS;
}

function relationTo(today: string, day: string): DayRow['relation'] {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return days > 1 && days < WEEK_DAYS ? 'weekday' : 'date';
}

/** At most so many quarters of an hour are remembered for a zone. */
const QUARTERS_KEPT = 10_000;
const readers = new Map<string, (at: number) => string>();

/** The day of a moment in a zone, such as 2026-11-24; one reader for each zone. */
function dayReader(timeZone: string): (at: number) => string {
  const reader = readers.get(timeZone) ?? createDayReader(timeZone);
  readers.set(timeZone, reader);
  return reader;
}

/** Formatting is slow and offsets are whole quarters of an hour, so each quarter is formatted once. */
function createDayReader(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const days = new Map<number, string>();
  return (at) => {
    const quarter = Math.floor(at / 900_000);
    const known = days.get(quarter);
    if (known !== undefined) return known;
    const parts = new Map(format.formatToParts(at).map((part) => [part.type, part.value]));
    const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
    if (days.size >= QUARTERS_KEPT) days.clear();
    days.set(quarter, day);
    return day;
  };
}
