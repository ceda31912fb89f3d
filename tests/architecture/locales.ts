// Reads the translations and takes them apart: keys, plural forms, variables and tags.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { listSources } from './sources.ts';

export const SOURCE_LANGUAGE = 'en';
export const LANGUAGES: readonly string[] = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'];

export interface Texts {
  readonly language: string;
  readonly namespace: string;
  /** The file as written. */
  readonly json: string;
  /** Texts by their dotted key, in the order of the file. */
  readonly byKey: ReadonlyMap<string, string>;
}

interface Branch {
  readonly [key: string]: string | Branch;
}
const BranchSchema: v.GenericSchema<Branch> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => BranchSchema)]),
);

function flatten(branch: Branch, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  );
}

/** The texts of one file. @throws when the JSON is broken or holds anything but texts in groups */
export function parseTexts(language: string, namespace: string, json: string): Texts {
  const parsed: unknown = JSON.parse(json);
  return { language, namespace, json, byKey: new Map(flatten(v.parse(BranchSchema, parsed))) };
}

/** Every translation file of the project. */
export function readTexts(): readonly Texts[] {
  return listSources(['locales'], ['.json']).map((file) => {
    const [, language = '', name = ''] = file.path.split('/');
    return parseTexts(language, name.replace(/\.json$/, ''), readFileSync(file.path, 'utf8'));
  });
}

/** What people read in a value of any shape, by the way to it. */
function textsIn(value: unknown, way: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, way === '' ? key : `${way}.${key}`));
}

/** The questions and answers that the mock backend gives: part of what members read, though no text of the application. */
export function readFaq(): readonly Texts[] {
  return LANGUAGES.map((language) => {
    const json = readFileSync(`mocks/world/faq/${language}.json`, 'utf8');
    return { language, namespace: 'faq', json, byKey: new Map(textsIn(JSON.parse(json), '')) };
  });
}

const PLURAL = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/;

export interface PluralKey {
  readonly base: string;
  readonly type: Intl.PluralRulesOptions['type'];
  readonly category: string;
}

/** The parts of a plural key (`like_one`); undefined for an ordinary key. */
export function pluralKey(key: string): PluralKey | undefined {
  const [, base, ordinal, category] = PLURAL.exec(key) ?? [];
  if (base === undefined || category === undefined) return undefined;
  return { base: base + (ordinal ?? ''), type: ordinal === undefined ? 'cardinal' : 'ordinal', category };
}

/** The ending of a form for one gender, which only some languages need (i18next calls it a context). */
const GENDERED = /_(?:male|female)$/;

/** The key without its plural ending or its gender, as code names it. */
export function nameInCode(key: string): string {
  return (pluralKey(key)?.base.replace(/_ordinal$/, '') ?? key).replace(GENDERED, '');
}

/** The plural forms a language has, sorted. */
export function categoriesOf(
  language: string,
  type: Intl.PluralRulesOptions['type'] = 'cardinal',
): readonly string[] {
  return new Intl.PluralRules(language, type === undefined ? {} : { type })
    .resolvedOptions()
    .pluralCategories.toSorted();
}

/** Names of the `{{variables}}` in a text, sorted, each once. */
export function variablesOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].toSorted();
}

/** The tags in a text as written (`<b>`, `</b>`), sorted. */
export function tagsOf(text: string): readonly string[] {
  return [...text.matchAll(/<\/?[a-zA-Z][\w-]*\s*\/?>/g)]
    .map((match) => match[0].replace(/\s/g, ''))
    .toSorted();
}
