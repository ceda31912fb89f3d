/** The character count under a message being written (spec 2). */
import { MESSAGE_COUNT_WARNING_SHARE } from '@/config/limits';

export interface MessageCount {
  used: number;
  /** Negative when the text is too long. */
  left: number;
  tone: 'normal' | 'warning' | 'limit';
}

/**
 * Counts a text in code points, so that an emoji of one code point counts once.
 * @param text the message
 * @param limit the server's setting `message_length`
 * @returns a warning from 90% of the limit, 'limit' from the limit on
 */
export function messageCount(text: string, limit: number): MessageCount {
  const used = Array.from(text).length;
  const tone = used >= limit ? 'limit' : used >= limit * MESSAGE_COUNT_WARNING_SHARE ? 'warning' : 'normal';
  return { used, left: limit - used, tone };
}
