// The rules a translation is held to, each as a function from texts to sentences about what is wrong.
import { categoriesOf, nameInCode, pluralKey, tagsOf, variablesOf, type Texts } from './locales.ts';

/** From this length on, without what is filled in, a text that equals the English one has not been translated. */
const LONG_TEXT = 20;
const ownLength = (text: string): number => text.replaceAll(/\{\{[^{}]*\}\}/g, '').length;

function say(texts: Texts, key: string, what: string): string {
  return `${texts.language}/${texts.namespace}.json ${key}: ${what}`;
}

/** Keys of both files under the names code uses, so that plural forms may differ. */
export function findKeyDifferences(english: Texts, other: Texts): readonly string[] {
  const names = (texts: Texts): Set<string> => new Set([...texts.byKey.keys()].map(nameInCode));
  const wanted = names(english);
  const found = names(other);
  return [
    ...[...wanted].filter((key) => !found.has(key)).map((key) => say(other, key, 'missing')),
    ...[...found].filter((key) => !wanted.has(key)).map((key) => say(other, key, 'not in English')),
  ];
}

/** Every plural family holds exactly the forms of its language. */
export function findPluralFaults(texts: Texts): readonly string[] {
  const families = Map.groupBy(
    [...texts.byKey.keys()].flatMap((key) => pluralKey(key) ?? []),
    (key) => key.base,
  );
  return [...families].flatMap(([base, forms]) => {
    const wanted = categoriesOf(texts.language, forms[0]?.type).join(', ');
    const found = forms
      .map((form) => form.category)
      .toSorted()
      .join(', ');
    return wanted === found ? [] : [say(texts, base, `has the forms ${found} and needs ${wanted}`)];
  });
}

/** The English text a translation is compared with: the same key, or the `other` form of the same family. */
function originalOf(english: Texts, key: string): string | undefined {
  const plural = pluralKey(key);
  return english.byKey.get(plural === undefined ? nameInCode(key) : `${plural.base}_other`);
}

/** A key has a form for each gender, or one for both. */
export function findGenderFaults(texts: Texts): readonly string[] {
  const names = new Set(
    [...texts.byKey.keys()].filter((key) => pluralKey(key) === undefined).map(nameInCode),
  );
  return [...names].flatMap((name) => {
    const forms = ['', '_male', '_female'].map((ending) => texts.byKey.has(name + ending)).join();
    return ['true,false,false', 'false,true,true'].includes(forms)
      ? []
      : [say(texts, name, 'needs a form for each gender, or one for both')];
  });
}

/** Variables and tags are those of the English text; only the singular may leave the number out. */
export function findPlaceholderFaults(english: Texts, other: Texts): readonly string[] {
  return [...other.byKey].flatMap(([key, text]) => {
    const original = originalOf(english, key);
    if (original === undefined) return [];
    const isSingular = pluralKey(key)?.category === 'one';
    const relevant = (names: readonly string[]): string =>
      names.filter((name) => !isSingular || name !== 'count').join(', ');
    const variables = relevant(variablesOf(original));
    const tags = tagsOf(original).join(' ');
    const faults = [
      relevant(variablesOf(text)) === variables ? undefined : `needs the variables {${variables}}`,
      tagsOf(text).join(' ') === tags ? undefined : `needs the tags ${tags}`,
    ];
    return faults.filter((fault) => fault !== undefined).map((fault) => say(other, key, fault));
  });
}

/** Long texts that nobody translated. */
export function findUntranslated(english: Texts, other: Texts): readonly string[] {
  return [...other.byKey]
    .filter(([key, text]) => ownLength(text) > LONG_TEXT && english.byKey.get(key) === text)
    .map(([key]) => say(other, key, 'is still the English text'));
}

/** Empty texts, stray spaces, and a key written twice (the second one silently wins). */
export function findSlips(texts: Texts): readonly string[] {
  const slips = [...texts.byKey]
    .filter(([, text]) => text.trim() === '' || text !== text.trim())
    .map(([key]) => say(texts, key, 'is empty or has a stray space'));
  const properties = [...texts.json.matchAll(/"(?:[^"\\]|\\.)*"\s*:/g)].length;
  const groups = new Set(
    [...texts.byKey.keys()].flatMap((key) =>
      key
        .split('.')
        .slice(0, -1)
        .map((_, depth, parts) => parts.slice(0, depth + 1).join('.')),
    ),
  );
  return properties === texts.byKey.size + groups.size
    ? slips
    : [...slips, say(texts, '', 'names a key twice')];
}
