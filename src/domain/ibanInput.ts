/** How an account number is typed and shown: capital letters in groups of four (ISO 13616). */

/** The longest number that any country may have. */
const MOST_CHARACTERS = 34;
const GROUP = 4;

/** What somebody typed or pasted as one row of capitals and digits, without the word IBAN before it. */
export function compactIban(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/gu, '')
    .replace(/^IBAN/u, '');
}

const grouped = (compact: string): string =>
  compact.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'gu'), (four) => `${four} `);

/** @returns the number in groups of four, as it stands on a bank card */
export const groupIban = (text: string): string => grouped(compactIban(text).slice(0, MOST_CHARACTERS));

export interface TypedIban {
  text: string;
  /** Characters before the caret. */
  caret: number;
}

/**
 * Groups what stands in the field after a keystroke, and keeps the caret behind the same character.
 * @param typed the field after the keystroke
 * @param before what stood there before it
 * @param forward the keystroke deletes to the right: over a space the caret has to move on, or it would stand still for ever
 */
export function typedIban(typed: TypedIban, before: string, forward: boolean): TypedIban {
  const text = groupIban(typed.text);
  const behind = Math.min(compactIban(typed.text.slice(0, typed.caret)).length, MOST_CHARACTERS);
  const caret = behind + Math.max(0, Math.ceil(behind / GROUP) - 1);
  const stoodAtSpace = forward && text === groupIban(before) && text.charAt(caret) === ' ';
  return { text, caret: stoodAtSpace ? caret + 1 : caret };
}

/** @returns the number with its middle hidden, in groups */
export function maskIban(text: string): string {
  const iban = compactIban(text);
  const hidden = Math.max(0, iban.length - 2 * GROUP);
  return grouped(iban.slice(0, GROUP) + '•'.repeat(hidden) + iban.slice(GROUP + hidden));
}
