// What the glossary says of one thing.

export const GLOSSARY_LANGUAGES = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'] as const;
type Language = (typeof GLOSSARY_LANGUAGES)[number];

/** A word that is not to be said. */
export interface Never {
  /** As the table shows it. */
  readonly word: string;
  /** Every form of it, without regard to capitals; the word itself where there is none. */
  readonly forms?: string;
  /** Keys or beginnings of keys where it means something else, or is given. */
  readonly except?: readonly string[];
}

export interface Term {
  readonly term: string;
  readonly words: Readonly<Record<Language, string>>;
  readonly never?: Readonly<Partial<Record<Language, readonly Never[]>>>;
}

/** A word for each language, in the order of the table. */
export const words = (
  en: string,
  nl: string,
  de: string,
  it: string,
  fr: string,
  es: string,
  pl: string,
) => ({
  en,
  nl,
  de,
  it,
  fr,
  es,
  pl,
});
