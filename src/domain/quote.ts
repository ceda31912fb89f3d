/** The beginning of a message, shown above its answer. */
import type { Quote } from './messageParts';
import type { Message } from './model';

/** Characters of a message that a quote keeps, as the server cuts it. */
const QUOTE_LENGTH = 120;

/** @returns what an answer to the message shows of it; an emoji is not cut in the middle */
export function quoteOf({ id, from, text, attachment, gift }: Message): Quote {
  const beginning = Array.from(text.slice(0, 2 * QUOTE_LENGTH))
    .slice(0, QUOTE_LENGTH)
    .join('');
  return { id, from, text: beginning, attachment: attachment !== null, gift: gift ?? null };
}

/** @returns the quote of a message that its author took back: nothing of it is left */
export function emptied({ id, from }: Quote): Quote {
  return { id, from, text: '', attachment: false, gift: null };
}
