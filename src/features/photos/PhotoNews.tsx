/** What the member should know about the photos just now: no network, photos that were not sent, a change that was refused. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { WifiOff } from 'lucide-react';
import { selectOnline } from '@/core/connection/connectionSlice';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Icon } from '@/ui/Icon';
import { changeFailureDismissed, photosInView, selectChangeFailure, selectUploads } from './photosSlice';

export function PhotoNews() {
  const { t } = useTranslation(['profile', 'common']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const online = useAppSelector(selectOnline);
  const uploads = useAppSelector(selectUploads);
  const waiting = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  const failed = uploads.filter(({ state }) => state === 'failed');
  const [first] = failed;
  const refused = useAppSelector(selectChangeFailure);

  useEffect(() => {
    dispatch(photosInView(true));
    return () => {
      dispatch(photosInView(false));
    };
  }, [dispatch]);

  return (
    <>
      {!online && waiting && (
        <Alert tone="amber" live="polite" icon={<Icon as={WifiOff} />}>
          {t('photos.offline')}
        </Alert>
      )}
      {first && (
        <Alert tone="red" live="assertive">
          <strong className="strong">{t('photos.notSent', { count: failed.length })}</strong>{' '}
          {failureText(first.failure)}
        </Alert>
      )}
      {refused && (
        <Alert
          tone="red"
          live="assertive"
          onDismiss={() => dispatch(changeFailureDismissed())}
          dismissLabel={t('common:actions.dismiss')}
          dismissRef={toHeading}
        >
          <strong className="strong">{t(`photos.failed.${refused.kind}`)}</strong>{' '}
          {failureText(refused.failure)}
        </Alert>
      )}
    </>
  );
}
