/** Formats that only a statement needs: signed numbers and names of months. */
import { useTranslation } from 'react-i18next';
import { perLocale } from '@/i18n/perLocale';

const signed = perLocale((tag) => new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' }));
const month = perLocale((tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }));

/** Changes with the language. */
export function useStatementFormats() {
  useTranslation();
  return {
    signed: (value: number) => signed().format(value),
    /** Month and year. @param iso a moment in it */
    month: (iso: string) => month().format(new Date(iso)),
  };
}
