/** Messages of a conversation in pages: news join the end, history joins the front, what has not changed stays the same object. */
import { MESSAGES_PER_PAGE } from '@/config/limits';
import { mergeMessages } from '@/domain/conversation';
import type { Message } from '@/domain/model';

type Pages = Message[][];

/**
 * Takes in the newest messages.
 * @param pages oldest page first
 * @param newest the server's newest page, oldest message first
 * @returns the same pages when nothing is new; the answer alone when it does not touch them, so that history has no hole
 */
export function withNewest(pages: Pages, newest: Message[]): Pages {
  const tail = pages.slice(-2).flat();
  const known = new Set(tail.map(({ id }) => id));
  if (newest.length > 0 && !newest.some(({ id }) => known.has(id))) return [newest];
  return withTail(pages, tail, newest);
}

/**
 * Puts a page of history in front.
 * @returns the same pages when it holds nothing new
 */
export function withOlder(pages: Pages, older: Message[]): Pages {
  const known = new Set(pages.flat().map(({ id }) => id));
  const news = older.filter(({ id }) => !known.has(id));
  return news.length === 0 ? pages : [news, ...pages];
}

/**
 * Adds a page of what came later at the end.
 * @returns the same pages when it holds nothing new
 */
export function withNewer(pages: Pages, newer: Message[]): Pages {
  const known = new Set(pages.flat().map(({ id }) => id));
  const news = newer.filter(({ id }) => !known.has(id));
  return news.length === 0 ? pages : [...pages, news];
}

/** True when a message stands in both. */
export function touch(pages: Pages, others: Pages): boolean {
  const known = new Set(pages.flat().map(({ id }) => id));
  return others.some((page) => page.some(({ id }) => known.has(id)));
}

/** The history up to the newest message, of two parts without a hole between them. */
export const joined = (pages: Pages, tail: Pages): Pages =>
  withTail(pages, pages.slice(-2).flat(), tail.flat());

/**
 * Puts a changed message in the place of the one that it was.
 * @returns the same pages when it is not among them
 */
export function withChanged(pages: Pages, message: Message): Pages {
  const at = pages.findLastIndex((page) => page.some(({ id }) => id === message.id));
  return at < 0
    ? pages
    : pages.map((page, index) =>
        index === at ? page.map((known) => (known.id === message.id ? message : known)) : page,
      );
}

/**
 * Takes in what became of messages that are loaded; what is not loaded does not join them.
 * @returns the same pages when nothing is new
 */
export function withNewsOf(pages: Pages, heard: readonly Message[]): Pages {
  const after = pages.map((page) => {
    const known = new Set(page.map(({ id }) => id));
    const merged = merge(
      page,
      heard.filter(({ id }) => known.has(id)),
    );
    return merged.every((message, at) => message === page[at]) ? page : merged;
  });
  return after.every((page, at) => page === pages[at]) ? pages : after;
}

/** What else a message is made of never changes. A quotation is emptied when its author takes the original back. */
function sameMessage(a: Message, b: Message): boolean {
  return a.read === b.read && a.deleted === b.deleted && changeable(a) === changeable(b);
}

const changeable = ({ reactions, reply_to }: Message): string => JSON.stringify([reactions, reply_to]);

/** What says nothing new stays the same object. */
function merge(known: Message[], incoming: Message[]): Message[] {
  const before = new Map(known.map((message) => [message.id, message]));
  return mergeMessages(known, incoming).map((message) => {
    const earlier = before.get(message.id);
    return earlier && sameMessage(earlier, message) ? earlier : message;
  });
}

function withTail(pages: Pages, tail: Message[], incoming: Message[]): Pages {
  const merged = merge(tail, incoming);
  const unchanged = merged.length === tail.length && merged.every((message, at) => message === tail[at]);
  return unchanged ? pages : [...pages.slice(0, -2), ...inPages(merged)];
}

function inPages(messages: Message[]): Pages {
  const count = Math.ceil(messages.length / MESSAGES_PER_PAGE);
  return Array.from({ length: count }, (_, page) =>
    messages.slice(page * MESSAGES_PER_PAGE, (page + 1) * MESSAGES_PER_PAGE),
  );
}
