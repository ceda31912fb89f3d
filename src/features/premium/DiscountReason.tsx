/** Why this person pays less, and until when (a personal price is said to be one). */
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { TIME_BONUS_CODE, TIME_BONUS_DURATION_S } from '@/config/limits';
import type { Discount } from '@/domain/model';
import { momentOf } from '@/i18n/moment';
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
  const formats = useFormats();
  const values = { percent: formats.percent(discount.value_percentage) };
  // A code that lasts longer than the first hours has another reason.
  const isBonus =
    discount.code === TIME_BONUS_CODE &&
    endsAt !== null &&
    endsAt - serverNow() <= TIME_BONUS_DURATION_S * 1_000;
  return (
    <p className="shop-reason small">
      <Icon as={Gift} />
      {t(isBonus ? 'discount.bonus' : 'discount.welcome', values)}
      {endsAt !== null && ` ${t('discount.until', { until: momentOf(formats, endsAt, serverNow()) })}`}
    </p>
  );
}
