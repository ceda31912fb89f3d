/** Says so when the sum changes under the eyes of a member who did nothing: the bonus has just ended. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** @param props.price the sum as written on the button */
export function PriceChange({ price }: { price: string }) {
  const { t } = useTranslation('premium');
  const [first] = useState(price);
  return (
    <output className="small strong">{price === first ? '' : t('order.priceChanged', { price })}</output>
  );
}
