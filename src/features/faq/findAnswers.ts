/** Which questions a search finds. */
import type { FaqSection } from '@/domain/faq';
import { holdsWords } from '@/domain/textSearch';

/**
 * Keeps the questions that hold every word, in the question, the answer or the name of the section.
 * @param words of `wordsOf`; none finds everything
 */
export function findAnswers(sections: readonly FaqSection[], words: readonly string[]): FaqSection[] {
  if (words.length === 0) return [...sections];
  return sections.flatMap(({ id, title, items }) => {
    const found = items.filter(({ question, answer }) => holdsWords(`${title} ${question} ${answer}`, words));
    return found.length === 0 ? [] : [{ id, title, items: found }];
  });
}

export const countAnswers = (sections: readonly FaqSection[]): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0);
