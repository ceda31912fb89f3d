/** What belongs to a language and costs a hundred times more to make than to use. */
import { LOCALE_TAGS } from '@/config/locales';
import type { Locale } from '@/domain/model';
import { currentLocale } from './i18n';

/**
 * Makes something once for each language, when it is first needed in it.
 * @param make gets the language's tag
 * @returns the one of the language in use
 */
export function perLocale<T>(make: (tag: string) => T): () => T {
  const made = new Map<Locale, T>();
  return () => {
    const locale = currentLocale();
    const known = made.get(locale) ?? make(LOCALE_TAGS[locale]);
    made.set(locale, known);
    return known;
  };
}
