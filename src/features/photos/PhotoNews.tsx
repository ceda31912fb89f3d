/** What the member should know about the photos just now: no network, or a change that was refused. */
import { useTranslation } from 'react-i18next';
import { WifiOff } from 'lucide-react';
import { selectOnline } from '@/core/connection/connectionSlice';
import { useFailureText } from '@/core/errors/useFailureText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Icon } from '@/ui/Icon';
import { changeFailureDismissed, selectChangeFailure, selectUploads } from './photosSlice';

export function PhotoNews() {
  const { t } = useTranslation(['profile', 'common']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const online = useAppSelector(selectOnline);
  const waiting = useAppSelector(selectUploads).some(
    ({ state }) => state === 'waiting' || state === 'sending',
  );
  const refused = useAppSelector(selectChangeFailure);
  return (
    <>
      {!online && waiting && (
        <Alert tone="amber" live="polite" icon={<Icon as={WifiOff} />}>
          {t('photos.offline')}
        </Alert>
      )}
      {refused && (
        <Alert
          tone="red"
          live="assertive"
          onDismiss={() => dispatch(changeFailureDismissed())}
          dismissLabel={t('common:actions.dismiss')}
        >
          <strong className="strong">{t(`photos.failed.${refused.kind}`)}</strong>{' '}
          {failureText(refused.failure)}
        </Alert>
      )}
    </>
  );
}
