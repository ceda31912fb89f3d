/** The seven languages of the product: codes, ISO tags and their own names (spec 3). */

export const LOCALES = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'] as const;
export type LocaleCode = (typeof LOCALES)[number];

/** Served when neither the cookie nor the browser names a supported language (spec 9). */
export const DEFAULT_LOCALE = 'en' satisfies LocaleCode;

/** Tags for `lang`, `hreflang` and `Intl`. */
export const LOCALE_TAGS = {
  en: 'en-US',
  nl: 'nl-NL',
  de: 'de-DE',
  it: 'it-IT',
  fr: 'fr-FR',
  es: 'es-ES',
  pl: 'pl-PL',
} as const satisfies Record<LocaleCode, string>;

/** What a speaker calls the language; never translated. */
export const LOCALE_NAMES = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
} as const satisfies Record<LocaleCode, string>;

/** How its speakers greet somebody of their own age; never translated. */
export const LOCALE_HELLOS = {
  en: 'Hello',
  nl: 'Hoi',
  de: 'Hallo',
  it: 'Ciao',
  fr: 'Salut',
  es: 'Hola',
  pl: 'Cześć',
} as const satisfies Record<LocaleCode, string>;

/**
 * Says whether a text is the code of a supported language.
 * @param code any text, for example a cookie's value
 */
export function isLocale(code: string | null | undefined): code is LocaleCode {
  return LOCALES.some((locale) => locale === code);
}
