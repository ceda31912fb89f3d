/** Why this person pays less, and until when (a personal price is said to be one). */
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { TIME_BONUS_CODE, TIME_BONUS_DURATION_S } from '@/config/limits';
import type { Discount } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { Icon } from '@/ui/Icon';
import './discountReason.scss';

interface DiscountReasonProps {
  discount: Pick<Discount, 'code' | 'value_percentage'>;
  /** Epoch ms; null when it has no end. */
  endsAt: number | null;
}

export function DiscountReason({ discount, endsAt }: DiscountReasonProps) {
  const { t } = useTranslation('premium');
  const { percent, date, time } = useFormats();
  const values = { percent: percent(discount.value_percentage) };
  const words = (): string => {
    if (endsAt === null) return t('discount.welcome', values);
    const until = { ...values, time: time(endsAt) };
    // An hour alone is one of the next few.
    if (endsAt - serverNow() > TIME_BONUS_DURATION_S * 1_000)
      return t('discount.welcomeUntilDate', { ...until, date: date(endsAt) });
    return discount.code === TIME_BONUS_CODE ? t('discount.bonus', until) : t('discount.welcomeUntil', until);
  };
  return (
    <p className="shop-reason small">
      <Icon as={Gift} />
      {words()}
    </p>
  );
}
