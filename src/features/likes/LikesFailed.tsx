/** The likes could not be loaded: says why and tries again. */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { selectLikesFailure } from './likesSlice';
import { fetchLikes } from './likesThunks';

export function LikesFailed() {
  const { t } = useTranslation(['likes', 'common']);
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectLikesFailure);
  const failureText = useFailureText();
  return (
    <ErrorState
      title={t('failed')}
      text={failureText(failure)}
      action={
        <Button kind="link" ref={toHeading} onClick={() => void dispatch(fetchLikes())}>
          {t('common:actions.retry')}
        </Button>
      }
    />
  );
}
