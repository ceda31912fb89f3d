/**
 * What a member saw last, on their device: for a start without a network (BX-25). It belongs to one session, whose mark stands in
 * it: after a log-out it is nobody's, even where it could not be deleted.
 */
import * as v from 'valibot';
import { serverNow } from '@/api/serverClock';
import { chatItemSchema, messageSchema } from '@/api/wire/chat';
import { likesAnswer } from '@/api/wire/members';
import { settingsSchema } from '@/api/wire/settings';
import { userSchema } from '@/api/wire/user';
import { LAST_SEEN_MOST_MS } from '@/config/limits';
import { LAST_SEEN_CACHE } from '@/config/storageKeys';
import { expectsMember, sessionMark } from '@/core/auth/sessionHint';
import { keepNote, readNote } from '@/lib/cacheNote';
import { jsonParse } from '@/lib/jsonParse';
import { forgetLastSeen } from './forgetLastSeen';

const threadSchema = v.object({
  conversation: v.string(),
  /** The newest ones, oldest first. */
  messages: v.array(messageSchema),
  heard_at: v.number(),
  history_limited: v.boolean(),
  partner_can_reply: v.boolean(),
});

/** All times are epoch ms by the server's clock. */
const recordSchema = v.object({
  mark: v.string(),
  saved_at: v.number(),
  user: userSchema,
  /** What a message costs, and how long it may be. */
  settings: v.nullable(settingsSchema),
  chats: v.nullable(v.object({ heard_at: v.number(), items: v.array(chatItemSchema) })),
  /** The one opened last stands last. */
  threads: v.array(threadSchema),
  likes: v.nullable(v.object({ heard_at: v.number(), ...likesAnswer.entries })),
});

export type LastSeenThread = v.InferOutput<typeof threadSchema>;
export type LastSeen = v.InferOutput<typeof recordSchema>;

/**
 * What cannot be shown any more is deleted.
 * @returns what this session's member saw last; null where there is nothing, or it is old, or of another release that wrote otherwise
 */
export async function readLastSeen(): Promise<LastSeen | null> {
  const text = await readNote(LAST_SEEN_CACHE);
  if (text === null) return null;
  const record = v.safeParse(recordSchema, jsonParse(text));
  const isTheirs = record.success && expectsMember() && record.output.mark === sessionMark();
  if (isTheirs && serverNow() - record.output.saved_at < LAST_SEEN_MOST_MS) return record.output;
  await keepNote(LAST_SEEN_CACHE, null);
  return null;
}

/**
 * Takes the place of what was there, unless the session has ended meanwhile.
 * @param mark of the session that it was seen in, which need not be the browser's any more
 */
export async function keepLastSeen(mark: string, seen: Omit<LastSeen, 'mark' | 'saved_at'>): Promise<void> {
  if (sessionMark() !== mark) return;
  await keepNote(LAST_SEEN_CACHE, JSON.stringify({ mark, saved_at: serverNow(), ...seen }));
  // It ended while this was being kept.
  if (sessionMark() !== mark) await forgetLastSeen(mark);
}
