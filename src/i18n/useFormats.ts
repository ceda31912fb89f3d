/** The formats of the language in use. */
import { useTranslation } from 'react-i18next';
import { formatsOf } from './formats';
import type { Formats } from './formats';
import { currentLocale } from './i18n';

/** Changes with the language. */
export function useFormats(): Formats {
  useTranslation();
  return formatsOf(currentLocale());
}
