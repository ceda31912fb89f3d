// The word after a number has the same plural in every text: two that differ are a slip in one of them.
import { pluralKey, type Texts } from './locales.ts';

/** The word after `{{count}}`: "kredyty" in "Masz jeszcze {{count}} kredyty." */
const COUNTED = /\{\{count[^}]*\}\}[^\p{L}{}]+(\p{L}+)/u;

const countedWord = (text: string | undefined): string => COUNTED.exec(text ?? '')?.[1]?.toLowerCase() ?? '';

/** German puts an n to the plural where somebody is with it: 3 Tage, in 3 Tagen. That is no other plural. */
const plainForm = (language: string, word: string): string =>
  language === 'de' ? word.replace(/n$/, '') : word;

interface Family {
  readonly key: string;
  /** The word after one, which tells its case as well: kredyt, kredytu. */
  readonly one: string;
  /** The words after the other numbers, by category. */
  readonly others: string;
}

function familiesOf(texts: Texts): readonly Family[] {
  return [...texts.byKey.keys()].flatMap((key) => {
    const plural = pluralKey(key);
    if (plural?.category !== 'one') return [];
    const form = (category: string): string => countedWord(texts.byKey.get(`${plural.base}_${category}`));
    const one = form('one');
    if (one === '') return [];
    const others = ['few', 'many', 'other']
      .map((category) => plainForm(texts.language, form(category)))
      .join(', ');
    return [{ key: `${texts.language}/${texts.namespace}.json ${plural.base}`, one, others }];
  });
}

/**
 * Texts in which a counted word has another plural than in most.
 * @param own all texts of one language
 */
export function findOddPlurals(own: readonly Texts[]): readonly string[] {
  const byWord = Map.groupBy(own.flatMap(familiesOf), ({ one }) => one);
  return [...byWord.values()].flatMap((families) => {
    const groups = [...Map.groupBy(families, ({ others }) => others)].toSorted(
      ([, a], [, b]) => b.length - a.length,
    );
    const [usual] = groups;
    return groups
      .slice(1)
      .flatMap(([others, odd]) =>
        odd.map(({ key, one }) => `${key}: after "${one}" has ${others}, and ${usual?.[0]} elsewhere`),
      );
  });
}
