/** How a stored card is named in a sentence: "Visa ending in 4242". */
import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import type { StoredCard } from '@/domain/model';
import { methodOfBrand } from '@/domain/storedCard';

/** @returns functions from a card to its brand, and to its whole name */
export function useCardName() {
  const { t } = useTranslation('premium');
  const brand = (card: StoredCard): string => {
    const method = methodOfBrand(card.brand);
    return method === null ? t('storedCard.other') : PAYMENT_METHODS[method].label;
  };
  const name = (card: StoredCard): string => t('storedCard.name', { brand: brand(card), last4: card.last4 });
  return { brand, name };
}
