// Rules for what stands around a value: a number, a name, a place or a moment, which nobody knows when the text is written.
import { nameInCode, pluralKey, type Texts } from './locales.ts';

const say = (texts: Texts, key: string, what: string): string =>
  `${texts.language}/${texts.namespace}.json ${key}: ${what}`;

/** Counts that would be shown as 1500 where the language writes 1,500 or 1.500. */
export function findUngroupedCounts(texts: Texts): readonly string[] {
  return [...texts.byKey]
    .filter(([key, text]) => pluralKey(key) !== undefined && /\{\{\s*count\s*\}\}/.test(text))
    .map(([key]) => say(texts, key, 'has {{count}} without ", number"'));
}

/** Signs and shortened units behind a number, and the word that makes a time of it. Words written in full may part from their number. */
const UNITS = String.raw`%|‰|€|km|cm|kB|MB|GB|px|h|u|min|Min\.|Std\.|Sek\.|godz\.|sek\.|Uhr|uur`;
/** The words of the specification, letter for letter, with the space they have there. */
const GIVEN = new Set(['en/errors.json too_many_attempts']);
const LOOSE_UNIT = new RegExp(String.raw`(?:\d|\{\{[^{}]*\}\}) (?:${UNITS})(?![\p{L}\d’])`, 'u');

/** A number and its unit that may part at the end of a line: a plain space stands between them. */
export function findLooseUnits(texts: Texts): readonly string[] {
  return [...texts.byKey].flatMap(([key, text]) => {
    const [found] = LOOSE_UNIT.exec(text) ?? [];
    const isGiven = GIVEN.has(`${texts.language}/${texts.namespace}.json ${nameInCode(key)}`);
    return found === undefined || isGiven ? [] : [say(texts, key, `needs a no-break space in "${found}"`)];
  });
}

const COUNTRY = String.raw`\{\{country\}\}`;
/** A country, or a part of one: a city takes no article, but `place` may be either. */
const PLACE = String.raw`\{\{(?:place|country)\}\}`;
const NAME = String.raw`\{\{(?:names?|site|advertiser|methods?|filters?)\}\}`;
const TIME = String.raw`\{\{time\}\}`;
const before = (words: string, value: string) =>
  new RegExp(String.raw`(?<![\p{L}’])(?:${words})\s${value}`, 'iu');

/** Words that would have to change with the value behind them: "in" the United States, "de" Elena, "il" 8. */
const TURNING_WORDS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [before('in', PLACE), before('from|to', COUNTRY)],
  nl: [before('in', PLACE), before('uit|naar', COUNTRY)],
  de: [before('in', PLACE), before('aus|nach', COUNTRY)],
  it: [
    before('il|lo|un|del|al|dal|nel|sul', String.raw`\{\{(?:date|day|until|percent)\}\}`),
    before('in|da|di', PLACE),
    before('e|ed', NAME),
    before('alle|dalle|le', TIME),
  ],
  fr: [before('de|du|au|à|en', PLACE), before('de|que|ne|se|je|le|la', NAME)],
  es: [before('en', PLACE), before('de|a', COUNTRY), before('y|o', NAME), before('las?', TIME)],
  pl: [before('we?|do|ze?', PLACE), before('ze?|u|dla|od', String.raw`\{\{names?\}\}`)],
};

/** Prepositions and articles whose form depends on a value. */
export function findTurningWords(texts: Texts): readonly string[] {
  const rules = TURNING_WORDS[texts.language] ?? [];
  return [...texts.byKey].flatMap(([key, text]) =>
    rules.flatMap((rule) => {
      const [found] = rule.exec(text) ?? [];
      return found === undefined ? [] : [say(texts, key, `"${found}" depends on the value`)];
    }),
  );
}

/** A French double mark at the end of a word that could begin a line alone, or that touches its word: a no-break space belongs before it. */
const LOOSE_MARK = /[^\s]+(?:[^\u00A0\u202F?!])(?:[?!;]|(?<!https?):)(?=\s|$|[<»)”])/u;

/** Double marks of French without the no-break space of their house style (U+202F before ? ! ; and U+00A0 before a colon). */
export function findLooseMarks(texts: Texts): readonly string[] {
  if (texts.language !== 'fr') return [];
  return [...texts.byKey].flatMap(([key, text]) => {
    const [found] = LOOSE_MARK.exec(text) ?? [];
    return found === undefined ? [] : [say(texts, key, `needs a no-break space in "${found}"`)];
  });
}
