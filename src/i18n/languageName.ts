/** Names of languages in the reader's own. */
import { perLocale } from './perLocale';

const languageNames = perLocale((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

/** A code that is none of a language, whoever sent it, stands for itself. */
export function languageName(code: string): string {
  try {
    return languageNames().of(code) ?? code;
  } catch {
    return code;
  }
}
