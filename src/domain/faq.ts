/** Questions and answers as the server sends them, and the numbers in them that are settings. */

export interface FaqItem {
  /** Unique on the page, and part of addresses. */
  id: string;
  question: string;
  /** Paragraphs apart by an empty line; facts stand in it by name, such as `{{refund_days}}`. */
  answer: string;
  /** Where to go on; paths of this site. */
  links: { text: string; path: string }[];
}

export interface FaqSection {
  id: string;
  title: string;
  items: FaqItem[];
}

/** What an answer may name: the words it is replaced by; null while it is unknown, and where it does not apply. */
export type FaqFacts = Readonly<Record<string, string | null>>;

const FACT = /\{\{(\w+)\}\}/gu;

const factsIn = (text: string): string[] => [...text.matchAll(FACT)].map(([, name = '']) => name);

/**
 * Puts the facts into all questions and answers. One that names a fact which there is not is left out, and a section with
 * nothing left: nothing is said that does not hold, and no placeholder is shown.
 */
export function withFacts(sections: readonly FaqSection[], facts: FaqFacts): FaqSection[] {
  const known = (text: string): boolean =>
    factsIn(text).every((name) => Object.hasOwn(facts, name) && facts[name] !== null);
  const filled = (text: string): string => text.replace(FACT, (_, name: string) => facts[name] ?? '');
  return sections
    .map(({ id: name, title, items }) => ({
      id: name,
      title,
      items: items
        .filter(({ question, answer }) => known(question) && known(answer))
        .map(({ id, question, answer, links }) => ({
          id,
          question: filled(question),
          answer: filled(answer),
          links,
        })),
    }))
    .filter(({ items }) => items.length > 0);
}
