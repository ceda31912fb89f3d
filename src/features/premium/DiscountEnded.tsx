/** Says that the discount is over to somebody who was looking at its prices. */
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectPaidUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';

/** @param props.ended a discount has ended while its prices were shown; whoever has just used it needs no word */
export function DiscountEnded({ ended }: { ended: boolean }) {
  const { t } = useTranslation('premium');
  const paid = useAppSelector(selectPaidUser);
  return (
    <output className="shop-ended">
      {ended && !paid && (
        <span className="shop-reason small">
          <Icon as={Clock} />
          {t('discount.ended')}
        </span>
      )}
    </output>
  );
}
