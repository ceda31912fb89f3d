/** How many likes are left today, as hearts and in words, and when there are more. */
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SWIPE_LIKES_PER_DAY } from '@/config/limits';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { selectDeck, selectLikesLeft, selectMinutes } from './swipeSlice';
import { useTimeText } from './useTimeText';

const HEARTS = Array.from({ length: SWIPE_LIKES_PER_DAY }, (_, at) => at);

/** An empty line until the server has told. */
export function LikesLeft() {
  const { t } = useTranslation('swipe');
  const left = useAppSelector(selectLikesLeft);
  const known = useAppSelector(selectDeck).resets_at !== null;
  const minutes = useAppSelector(selectMinutes);
  const time = useTimeText(minutes);
  return (
    <div className="swipe-left">
      {known && (
        <>
          <span className="swipe-hearts" aria-hidden="true">
            {HEARTS.map((at) => (
              <Icon key={at} as={Heart} size={18} filled={at < left} />
            ))}
          </span>
          <span className="swipe-left-short">{t('left', { count: left })}</span>
          <span className="swipe-left-long">{t('leftOf', { left, total: SWIPE_LIKES_PER_DAY })}</span>
          {left < SWIPE_LIKES_PER_DAY && time !== null && <span className="swipe-until">{time}</span>}
        </>
      )}
    </div>
  );
}
