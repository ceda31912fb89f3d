/** What a push message may say and open (spec 4, 7). It comes from outside: only what is known, small and plain is believed. */
import { shortened } from '@/lib/shortened';
import type { PushDetail } from './pushDetail';
import { ENGLISH, PUSH_TEXTS } from './pushTexts';

const KINDS = ['new_messages', 'new_conversations', 'like', 'match'] as const;
/** What happened, of which a notice may tell. */
export type PushKind = (typeof KINDS)[number];

/** Characters of a message in a notice. */
export const PUSH_TEXT_LENGTH = 140;
const NAME_LENGTH = 40;
/** Push services take no longer messages; what is longer is none of ours. */
export const PUSH_LENGTH = 4096;
const MOST_UNREAD = 9999;

/** Pages that show news. Never a link that does something, and never another site. */
const PAGE = /^\/(?:chats|likes|members)(?:\/[\w-]+){0,2}$/;
/** Line breaks, control characters, and those that turn the direction of what stands beside them. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** @returns the path when it is a page that a message may open; the conversations for everything else */
export const pushPath = (path: unknown): string =>
  typeof path === 'string' && PAGE.test(path) ? path : '/chats';

/** What is known of the device that shows the notice. */
export interface PushDevice {
  shows: PushDetail;
  /** The member's language, or a tag of the browser's, for a message that names none of ours. */
  language: string;
}

export interface PushNotice {
  title: string;
  /** Empty where the title says it all. */
  body: string;
  path: string;
  /** Unread messages and new likes together, for the badge of the app; null where the message does not tell. */
  unread: number | null;
}

/**
 * Reads a push message for the notice. What the device is not to show is not read, whoever has sent it.
 * @param text its body: JSON with `path`, `language`, `kind`, `unread`, `name`, `fictional` and `text`, or anything else
 */
export function readPush(text: string, { shows, language }: PushDevice): PushNotice {
  const fields = fieldsOf(text);
  const texts = PUSH_TEXTS.get(fields.language) ?? PUSH_TEXTS.get(language.slice(0, 2)) ?? ENGLISH;
  const common = { path: pushPath(fields.path), unread: unreadOf(fields.unread) };
  const name = shows === 'nothing' ? '' : plain(fields.name, NAME_LENGTH);
  if (name === '') return { title: texts.anything, body: '', ...common };
  const kind = KINDS.find((known) => known === fields.kind) ?? 'anything';
  const said = shows === 'text' ? plain(fields.text, PUSH_TEXT_LENGTH) : '';
  return {
    title: fields.fictional === true ? `${name} · ${texts.fictional}` : name,
    body: said === '' ? texts[kind] : said,
    ...common,
  };
}

/** One line without anything that cannot be seen; empty for what is no text. */
const plain = (value: unknown, length: number): string =>
  typeof value === 'string' && SEEN.test(value) ? shortened(value.replace(UNSEEN, ' ').trim(), length) : '';

const unreadOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_UNREAD ? value : null;

type Fields = Partial<
  Record<'path' | 'language' | 'kind' | 'unread' | 'name' | 'fictional' | 'text', unknown>
>;

function fieldsOf(text: string): Fields {
  if (text.length > PUSH_LENGTH) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? { ...parsed } : {};
  } catch {
    return {};
  }
}
