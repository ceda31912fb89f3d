/** The names of payment methods: trade names as they are, the others in the member's language. */
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import type { PaymentMethod } from '@/domain/model';

/** @returns a function from a method to its name */
export function useMethodLabel(): (method: PaymentMethod) => string {
  const { t } = useTranslation('premium');
  return (method) => {
    if (method === 'creditcard') return t('methods.creditcard');
    if (method === 'sdd') return t('methods.sdd');
    if (method === 'sct') return t('methods.sct');
    return PAYMENT_METHODS[method].label;
  };
}
