/** Which questions a search finds. */
import type { FaqSection } from '@/domain/faq';
import { holdsWords, stemsOf } from '@/domain/textSearch';

interface FoundAnswers {
  sections: FaqSection[];
  /** What they hold, to be marked: the words, or what they begin with. */
  words: readonly string[];
}

/** The questions that hold every word, in the question, the answer or the name of the section. */
function holding(sections: readonly FaqSection[], words: readonly string[]): FaqSection[] {
  if (words.length === 0) return [...sections];
  return sections.flatMap(({ id, title, items }) => {
    const found = items.filter(({ question, answer }) => holdsWords(`${title} ${question} ${answer}`, words));
    return found.length === 0 ? [] : [{ id, title, items: found }];
  });
}

/**
 * Finds the questions that hold every word; where none does, those that hold the words in another form.
 * @param words of `wordsOf`; none finds everything
 */
export function findAnswers(sections: readonly FaqSection[], words: readonly string[]): FoundAnswers {
  const exact = holding(sections, words);
  if (exact.length > 0) return { sections: exact, words };
  const stems = stemsOf(words);
  return { sections: holding(sections, stems), words: stems };
}

export const countAnswers = (sections: readonly FaqSection[]): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0);
