// @vitest-environment node
// Seven languages with the same keys, the exact plural forms, and nothing missing, unused or untranslated.
import { describe, expect, it } from 'vitest';
import { findOddPlurals } from './countedWords.ts';
import { DYNAMIC_FAMILIES } from './dynamicKeys.ts';
import {
  findGenderFaults,
  findKeyDifferences,
  findPlaceholderFaults,
  findPluralFaults,
  findSlips,
  findUntranslated,
} from './localeRules.ts';
import {
  categoriesOf,
  LANGUAGES,
  nameInCode,
  parseTexts,
  readTexts,
  SOURCE_LANGUAGE,
  type Texts,
} from './locales.ts';
import { isTest, listCode } from './sources.ts';

const all = readTexts();
const english = all.filter((texts) => texts.language === SOURCE_LANGUAGE);
const others = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

function translations(language: string): readonly (readonly [Texts, Texts])[] {
  return english.flatMap((source) => {
    const found = all.find((texts) => texts.language === language && texts.namespace === source.namespace);
    return found === undefined ? [] : [[source, found] as const];
  });
}

describe('languages', () => {
  it('are the seven of the product [ST-18]', () => {
    expect([...new Set(all.map((texts) => texts.language))].toSorted()).toEqual(LANGUAGES.toSorted());
  });

  it.each(others)('%s has the namespaces of English', (language) => {
    const names = all.filter((texts) => texts.language === language).map((texts) => texts.namespace);
    expect(names.toSorted()).toEqual(english.map((texts) => texts.namespace).toSorted());
  });

  it.each([
    ...['en', 'nl', 'de'].map((language) => [language, 'one, other']),
    ...['it', 'fr', 'es'].map((language) => [language, 'many, one, other']),
    ['pl', 'few, many, one, other'],
  ])('%s has the plural forms %s', (language = '', forms = '') => {
    expect(categoriesOf(language).join(', ')).toBe(forms);
  });
});

describe.each(LANGUAGES)('texts in %s', (language) => {
  const own = all.filter((texts) => texts.language === language);

  it('have exactly the plural forms of the language', () => {
    expect(own.flatMap(findPluralFaults)).toEqual([]);
  });

  it('have a form for each gender, or one for both', () => {
    expect(own.flatMap(findGenderFaults)).toEqual([]);
  });

  it('give a counted word the same plural everywhere', () => {
    expect(findOddPlurals(own)).toEqual([]);
  });

  it('are neither empty nor named twice', () => {
    expect(own.flatMap(findSlips)).toEqual([]);
  });
});

describe.each(others)('the translation into %s', (language) => {
  it('has the keys of English', () => {
    expect(translations(language).flatMap(([source, found]) => findKeyDifferences(source, found))).toEqual(
      [],
    );
  });

  it('keeps variables and tags', () => {
    expect(translations(language).flatMap(([source, found]) => findPlaceholderFaults(source, found))).toEqual(
      [],
    );
  });

  it('is translated', () => {
    expect(translations(language).flatMap(([source, found]) => findUntranslated(source, found))).toEqual([]);
  });
});

describe('keys', () => {
  const code = listCode(['src', 'scripts/vite']).filter((file) => !isTest(file.path));
  const written = new Set(
    code.flatMap((file) =>
      [...file.text.matchAll(/['"`:]([\w-]+(?:\.[\w-]+)*)(?=['"`])/g)].map((match) => match[1]),
    ),
  );
  const isDynamic = (name: string): boolean =>
    DYNAMIC_FAMILIES.some((family) => name.startsWith(family.prefix));
  const names = english.flatMap((texts) =>
    [...texts.byKey.keys()].map((key) => ({
      key: nameInCode(key),
      full: `${texts.namespace}:${nameInCode(key)}`,
    })),
  );

  it('are all used', () => {
    const unused = names
      .filter(({ key, full }) => !written.has(key) && !isDynamic(full))
      .map(({ full }) => full);
    expect([...new Set(unused)]).toEqual([]);
  });

  it('of dynamic families exist, and so does the code that puts them together', () => {
    const lines = code.map((file) => file.text.replace(/\s+/g, ' '));
    const hasCode = (prefix: string): boolean => {
      const group = prefix.replace(/^\w+:/, '').replace(/\.$/, '');
      // One key at a time, or the whole group at once.
      const forms = [`${group}.\${`, `'${group}', { returnObjects: true`];
      return lines.some((text) => forms.some((form) => text.includes(form)));
    };
    const stale = DYNAMIC_FAMILIES.filter(
      ({ prefix }) => !hasCode(prefix) || !names.some(({ full }) => full.startsWith(prefix)),
    );
    expect(stale).toEqual([]);
  });
});

describe('the rules themselves', () => {
  const source = parseTexts(
    'en',
    'x',
    '{ "a": { "like_one": "{{count}} like", "like_other": "{{count}} likes" }, "b": "<b>{{name}}</b> likes you very much" }',
  );
  const polish = (json: string): Texts => parseTexts('pl', 'x', json);

  it('notice a missing and a foreign key', () => {
    expect(findKeyDifferences(source, polish('{ "b": "x", "c": "y" }'))).toHaveLength(2);
  });

  it('notice a missing Polish form', () => {
    expect(findPluralFaults(polish('{ "like_one": "1", "like_few": "2", "like_other": "3" }'))).toHaveLength(
      1,
    );
  });

  it('notice a gender without a form, and take both forms for one key', () => {
    const both = parseTexts('it', 'x', '{ "a_male": "Sposato", "a_female": "Sposata" }');
    const half = parseTexts('it', 'x', '{ "a_male": "Sposato" }');
    expect(findGenderFaults(both)).toEqual([]);
    expect(findGenderFaults(half)).toHaveLength(1);
    expect(findKeyDifferences(parseTexts('en', 'x', '{ "a": "Married" }'), both)).toEqual([]);
  });

  it('notice a word whose plural is another one elsewhere, and no dative', () => {
    const text = (few: string) =>
      `{ "a_one": "{{count}} kredyt", "a_few": "{{count}} ${few}", "a_many": "{{count}} kredytów" }`;
    const right = polish(text('kredyty'));
    expect(findOddPlurals([right, right])).toEqual([]);
    expect(findOddPlurals([right, polish(text('kredytów')), right])).toHaveLength(1);
    const german = (plural: string) =>
      parseTexts('de', 'x', `{ "a_one": "{{count}} Tag", "a_other": "{{count}} ${plural}" }`);
    expect(findOddPlurals([german('Tage'), german('Tagen')])).toEqual([]);
    expect(findOddPlurals([german('Tage'), german('Tag')])).toHaveLength(1);
  });

  it('notice a lost variable and a lost tag, and let the singular leave the number out', () => {
    expect(
      findPlaceholderFaults(
        source,
        polish('{ "a": { "like_one": "jedno", "like_few": "kilka" }, "b": "{{nazwa}}" }'),
      ),
    ).toHaveLength(3);
  });

  it('notice English left in place', () => {
    expect(findUntranslated(source, polish('{ "b": "<b>{{name}}</b> likes you very much" }'))).toHaveLength(
      1,
    );
  });

  it('notice a key written twice and a stray space', () => {
    expect(findSlips(polish('{ "b": "x ", "b": "y " }'))).toHaveLength(2);
    expect(findSlips(source)).toEqual([]);
  });
});
