/** What a purchase was paid with, in words. */
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import type { Payment, PaymentMethod } from '@/domain/model';

export type MethodLabel = (method: PaymentMethod) => string;

const isMethod = (brand: string): brand is PaymentMethod => Object.hasOwn(PAYMENT_METHODS, brand);

/**
 * @param methodLabel the name of a method
 * @returns a function from a purchase to its card, as far as it may be named, or its method
 */
export function usePaidWith(methodLabel: MethodLabel): (payment: Payment) => string {
  const { t } = useTranslation('transactions');
  return ({ card, method }) => {
    if (!card) return methodLabel(method);
    const brand = isMethod(card.brand) ? methodLabel(card.brand) : card.brand;
    return t('receipt.card', { brand, last4: card.last4 });
  };
}
