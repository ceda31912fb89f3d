/** The words of the mandate, filled in: the same on the page, on paper and in the file. */
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { maskIban } from '@/domain/ibanInput';
import type { Mandate } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import type { DirectDebitDetails } from './directDebitSchema';

/** @returns an instant in the middle of a day, which is the same day in the member's own zone */
export const noonOf = (day: string): string => `${day}T12:00`;

interface MandateLine {
  term: string;
  value: string;
}
export interface MandateText {
  title: string;
  lines: MandateLine[];
  /** What is authorised, the right to a refund, where the rights are explained. */
  paragraphs: string[];
}

export function useMandateText(mandate: Mandate, details: DirectDebitDetails): MandateText {
  const { t } = useTranslation('directDebit');
  const { date, money } = useFormats();
  const { creditor, mandate_reference, amount, currency, debit_date, refund_weeks } = mandate;
  const { account_holder, street, house_number, zip, city, iban } = details;
  return {
    title: t('mandate.title'),
    lines: [
      { term: t('mandate.creditor'), value: creditor.name },
      { term: t('mandate.address'), value: creditor.address },
      { term: t('mandate.identifier'), value: creditor.identifier },
      { term: t('mandate.reference'), value: mandate_reference },
      { term: t('mandate.holder'), value: account_holder },
      { term: t('mandate.holderAddress'), value: `${street} ${house_number}, ${zip} ${city}` },
      { term: t('mandate.iban'), value: maskIban(iban) },
      { term: t('mandate.kind'), value: t('mandate.oneOff') },
      { term: t('mandate.amount'), value: money(amount, currency) },
      { term: t('mandate.debit'), value: date(noonOf(debit_date)) },
      { term: t('mandate.signed'), value: date(serverNow()) },
    ],
    paragraphs: [
      t('mandate.authorise', { creditor: creditor.name }),
      t('mandate.refund', { count: refund_weeks }),
      t('mandate.rights'),
    ],
  };
}
