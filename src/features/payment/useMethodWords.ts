/** What happens after the press, by the family of the payment method. */
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import type { PaymentMethod } from '@/domain/model';
import { assertNever } from '@/lib/assertNever';
import { useMethodLabel } from './useMethodLabel';

/** @returns a function from a method to a sentence or two */
export function useMethodWords(): (method: PaymentMethod) => string {
  const { t } = useTranslation('premium');
  const label = useMethodLabel();
  return (method) => {
    const { family } = PAYMENT_METHODS[method];
    switch (family) {
      case 'card':
        return t('methods.how.card');
      case 'bank':
        return t('methods.how.bank');
      case 'wallet':
        return t('methods.how.wallet', { method: label(method) });
      case 'voucher':
        return t('methods.how.voucher', { method: label(method) });
      case 'transfer':
        return t('methods.how.transfer');
      case 'direct_debit':
        return t('methods.how.directDebit');
      default:
        return assertNever(family);
    }
  };
}
