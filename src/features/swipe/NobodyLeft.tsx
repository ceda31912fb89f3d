/** In place of the card: everybody has been seen, or the cards did not come. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import { useSomePortraits } from '@/core/profiles/useSomePortraits';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { fetchCards } from './swipeCalls';
import { selectSwipeFailure } from './swipeSlice';

export function NobodyLeft() {
  const { t } = useTranslation('swipe');
  return (
    <div className="swipe-panel">
      <EmptyState
        portraits={useSomePortraits()}
        title={t('empty.title')}
        text={t('empty.text')}
        actions={
          <>
            <Link className={buttonClass({ kind: 'hot' })} to={path('members')}>
              {t('empty.search')}
            </Link>
            <Link className={buttonClass({ kind: 'link' })} to={`${path('likes')}?list=passed`}>
              {t('empty.passed')}
            </Link>
          </>
        }
      />
    </div>
  );
}

export function CardsFailed() {
  const { t } = useTranslation(['swipe', 'common']);
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectSwipeFailure);
  const failureText = useFailureText();
  return (
    <div className="swipe-panel">
      <ErrorState
        title={t('failed')}
        text={failureText(failure)}
        action={
          <Button kind="link" size="sm" ref={toHeading} onClick={() => void dispatch(fetchCards())}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    </div>
  );
}
