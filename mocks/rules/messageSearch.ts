/** Finds the messages of a conversation that contain a text, however somebody writes it. */
import type { Conversation } from '../conversationTables';

/** Letters that are no letter with an accent, and what people type for them. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd' };
const ASCII = /^\p{ASCII}*$/u;

/** A text without accents and capitals, its white space single. */
function folded(text: string): string {
  const lower = text.toLowerCase().replaceAll(/\s+/gu, ' ');
  // Most messages have nothing to take away, and a long conversation has many of them.
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łßæœøđ]/gu, (letter) => PLAIN[letter] ?? letter);
}

/**
 * The places of the messages that contain a text, the newest first.
 * @param start the first place that counts
 * @param end the place after the last one that counts
 * @param most where to stop
 */
export function placesWith(
  { messages }: Conversation,
  text: string,
  { start, end, most }: { start: number; end: number; most: number },
): number[] {
  const wanted = folded(text.trim());
  const found: number[] = [];
  for (let place = end - 1; place >= start && found.length < most; place -= 1) {
    const message = messages[place];
    if (message && folded(message.text).includes(wanted)) found.push(place);
  }
  return found;
}
