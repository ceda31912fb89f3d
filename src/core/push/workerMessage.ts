/** What the worker tells a page about a push message. Anything may post to a page, so only this shape is believed. */
import * as v from 'valibot';
import { pushPath } from '@/domain/pushNotice';
import { jsonParse } from '@/lib/jsonParse';

export interface PushNews {
  /** What happened, such as `like`; null when the message does not say it in a word. */
  kind: string | null;
  /** Path of this site that shows it. */
  path: string;
  /** When the worker got it, epoch ms of this device: the same in all tabs; absent in the message of an older worker. */
  at?: number;
}

const messageSchema = v.object({ type: v.literal('PUSH'), text: v.string(), at: v.optional(v.number()) });
const changeSchema = v.object({ type: v.literal('PUSH_CHANGED') });
const newsSchema = v.object({
  kind: v.fallback(
    v.nullable(
      v.pipe(
        v.string(),
        v.check((kind) => /^[a-z_]{1,40}$/.test(kind)),
      ),
    ),
    null,
  ),
  path: v.optional(v.unknown()),
});

/** @returns true when the worker says that the push service has changed the subscription */
export const isChangeOfPush = (message: unknown): boolean => v.is(changeSchema, message);

/** @returns the news, however little the message says of it; null for what is no word of the worker's */
export function newsOf(message: unknown): PushNews | null {
  const parsed = v.safeParse(messageSchema, message);
  if (!parsed.success) return null;
  const news = v.safeParse(newsSchema, jsonParse(parsed.output.text));
  const { kind, path } = news.success ? news.output : { kind: null, path: null };
  const { at } = parsed.output;
  return { kind, path: pushPath(path), ...(at !== undefined && { at }) };
}
