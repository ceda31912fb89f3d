/** Formats that only a statement needs: signed numbers and names of months. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALE_TAGS } from '@/config/locales';
import { currentLocale } from '@/i18n/i18n';

/** Changes with the language. */
export function useStatementFormats() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const tag = LOCALE_TAGS[currentLocale()];
    const signed = new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' });
    const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' });
    return {
      signed: (value: number) => signed.format(value),
      /** Month and year. @param iso a moment in it */
      month: (iso: string) => month.format(new Date(iso)),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the locale follows the instance's language
  }, [i18n.language]);
}
