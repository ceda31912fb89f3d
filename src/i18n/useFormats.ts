/** The formats of the language in use. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormats } from './formats';
import type { Formats } from './formats';
import { currentLocale } from './i18n';

/** Changes with the language. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  // oxlint-disable-next-line react/exhaustive-deps -- the locale follows the instance's language
  return useMemo(() => createFormats(currentLocale()), [i18n.language]);
}
