/** Says so when the sum changes under the eyes of a member who did nothing: the bonus has just ended. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreditPackage, Discount } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { orderPrice } from './orderPrice';

interface PriceChangeProps {
  /** The package as it is on offer now; the one that this began with is remembered. */
  pkg: CreditPackage;
  /** The code that counts, null without one: what it changes is the member's own doing. */
  code: Discount | null;
  /** It is said elsewhere. */
  said: boolean;
}

export function PriceChange({ pkg, code, said }: PriceChangeProps) {
  const { t } = useTranslation('premium');
  const { money } = useFormats();
  const [first] = useState(pkg);
  const { total } = orderPrice(pkg, code);
  const isChanged = first.currency !== pkg.currency || orderPrice(first, code).total !== total;
  return (
    <output className="small strong">
      {isChanged && !said && t('order.priceChanged', { price: money(total, pkg.currency) })}
    </output>
  );
}
