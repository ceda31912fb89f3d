/** The members put aside could not be loaded: says why and tries again. */
import { useTranslation } from 'react-i18next';
import { selectAsideFailure } from '@/core/aside/asideSlice';
import { fetchAside } from '@/core/aside/asideThunks';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';

export function AsideFailed() {
  const { t } = useTranslation(['likes', 'common']);
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectAsideFailure);
  const failureText = useFailureText();
  const reload = (): void => void dispatch(fetchAside());
  useBackOnline(reload);
  return (
    <ErrorState
      title={t('failedAside')}
      text={failureText(failure)}
      action={
        <Button kind="link" ref={toHeading} onClick={reload}>
          {t('common:actions.retry')}
        </Button>
      }
    />
  );
}
