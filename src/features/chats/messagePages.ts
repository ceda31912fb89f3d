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

/** Adds one message of our own that the server has confirmed. */
export function withMessage(pages: Pages, message: Message): Pages {
  return withTail(pages, pages.slice(-2).flat(), [message]);
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

function withTail(pages: Pages, tail: Message[], incoming: Message[]): Pages {
  const before = new Map(tail.map((message) => [message.id, message]));
  const merged = mergeMessages(tail, incoming).map((message) => {
    const earlier = before.get(message.id);
    return earlier?.read === message.read ? earlier : message;
  });
  const unchanged = merged.length === tail.length && merged.every((message, at) => message === tail[at]);
  return unchanged ? pages : [...pages.slice(0, -2), ...inPages(merged)];
}

function inPages(messages: Message[]): Pages {
  const count = Math.ceil(messages.length / MESSAGES_PER_PAGE);
  return Array.from({ length: count }, (_, page) =>
    messages.slice(page * MESSAGES_PER_PAGE, (page + 1) * MESSAGES_PER_PAGE),
  );
}
