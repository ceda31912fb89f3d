// One word for one thing in every language, and the words that are not it. `locales/GLOSSARY.md` shows this list as a table.
import { ACTS } from './glossaryActs.ts';
import { GLOSSARY_LANGUAGES, type Never, type Term } from './glossaryTerm.ts';
import { THINGS } from './glossaryThings.ts';
import { nameInCode, type Texts } from './locales.ts';

export const GLOSSARY: readonly Term[] = [...THINGS, ...ACTS];

const pattern = ({ word, forms }: Never): RegExp =>
  new RegExp(String.raw`(?<![\p{L}{])(?:${forms ?? word})(?![\p{L}}])`, 'iu');

/** Texts that say a thing by a word that is not its own. */
export function findForbiddenWords(texts: Texts, terms: readonly Term[] = GLOSSARY): readonly string[] {
  const language = GLOSSARY_LANGUAGES.find((one) => one === texts.language);
  const rules = terms.flatMap(({ never }) => (language && never?.[language]) ?? []);
  return rules.flatMap((rule) => {
    const wrong = pattern(rule);
    return [...texts.byKey].flatMap(([key, text]) => {
      const full = `${texts.namespace}:${nameInCode(key)}`;
      const [found] = (rule.except ?? []).some((start) => full.startsWith(start))
        ? []
        : (wrong.exec(text) ?? []);
      return found === undefined ? [] : [`${texts.language}/${texts.namespace}.json ${key}: says "${found}"`];
    });
  });
}

/** The rows of the table: term, a word for each language, and what is never said. */
export function glossaryRows(terms: readonly Term[] = GLOSSARY): readonly (readonly string[])[] {
  return terms.map(({ term, words: own, never }) => [
    term,
    ...GLOSSARY_LANGUAGES.map((language) => own[language]),
    GLOSSARY_LANGUAGES.flatMap((language) => {
      const said = never?.[language]?.map(({ word }) => word) ?? [];
      return said.length === 0 ? [] : [`${language}: ${said.join(', ')}`];
    }).join('; '),
  ]);
}
