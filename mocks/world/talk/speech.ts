/** Chooses words for a member: by language, by occasion, and never the same twice in a row. */
import { cycle, hash } from '../../random';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import type { Phrases } from './phrases';
import { pl } from './pl';

const phrases: Record<string, Phrases> = { en, nl, fr, de, it, es, pl };

export const speaks = (language: string): boolean => language in phrases;
export const phrasesOf = (language: string): Phrases => phrases[language] ?? en;

/** What a member says first; `salt` tells one pair of people from another. */
export const openerFor = (language: string, salt: string): string =>
  cycle(phrasesOf(language).openers, hash(salt));

/** Three opening lines for somebody who does not know how to begin. */
export function icebreakersFor(language: string, salt: string): string[] {
  const { icebreakers } = phrasesOf(language);
  const start = hash(salt);
  return [0, 1, 2].map((offset) => cycle(icebreakers, start + offset));
}

/** What a member says to a gift; `salt` tells one conversation from another. */
export const thanksFor = (language: string, salt: string, spoken: number): string =>
  cycle(phrasesOf(language).thanks, hash(salt) + spoken);

/**
 * An answer to a message.
 * @param language the conversation's language
 * @param salt tells one conversation from another
 * @param spoken how many messages the member has written in it
 * @param message the text to answer
 */
export function replyTo(language: string, salt: string, spoken: number, message: string): string {
  const { greetings, answers, replies } = phrasesOf(language);
  const start = hash(salt);
  if (spoken === 0) return cycle(greetings, start);
  return cycle(message.includes('?') ? answers : replies, start + spoken);
}
