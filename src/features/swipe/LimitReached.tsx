/** In place of the card when today's likes are given: when there are more, and what else one can do. */
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { toHeading } from '@/core/navigation/focusHeading';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { fetchCards } from './swipeCalls';
import { selectDeck, selectMinutes, selectSwipeStatus } from './swipeSlice';
import { useTimeText } from './useTimeText';

export function LimitReached({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation(['swipe', 'common']);
  const dispatch = useAppDispatch();
  const time = useTimeText(useAppSelector(selectMinutes));
  const { queue, history } = useAppSelector(selectDeck);
  const failed = useAppSelector(selectSwipeStatus) === 'failed';
  return (
    <div className="swipe-panel swipe-limit">
      <span className="medallion">
        <Icon as={Hourglass} size={32} />
      </span>
      <h2 tabIndex={-1}>{t('limit.title')}</h2>
      <p className="swipe-countdown num">{time}</p>
      <p className="muted">{history.length > 0 ? t('limit.text') : t('limit.textNoUndo')}</p>
      <div className="swipe-ways">
        {failed && (
          <Button ref={toHeading} onClick={() => void dispatch(fetchCards())}>
            {t('common:actions.retry')}
          </Button>
        )}
        <Link className={buttonClass({ block: true })} to={path('likes')}>
          {t('limit.likes')}
        </Link>
        <Link className={buttonClass({ kind: 'outline', block: true })} to={path('matchFinder')}>
          {t('limit.finder')}
        </Link>
        <Link className={buttonClass({ kind: 'outline', block: true })} to={path('members')}>
          {t('limit.search')}
        </Link>
        {queue.length > 0 && (
          <Button kind="link" onClick={onGoOn}>
            {t('limit.goOn')}
          </Button>
        )}
      </div>
    </div>
  );
}
