/** Offers a new version; nothing is replaced until the member says so, so nothing being written is lost. */
import { useTranslation } from 'react-i18next';
import { selectUpdateReady, updatePostponed } from '@/core/update/updateSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { activateUpdate } from './serviceWorker';

export function UpdatePrompt() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  if (!useAppSelector(selectUpdateReady)) return null;
  return (
    <div className="update-prompt">
      <Alert
        live="polite"
        action={
          <Button kind="link" onClick={activateUpdate}>
            {t('update.action')}
          </Button>
        }
        onDismiss={() => dispatch(updatePostponed())}
        dismissLabel={t('actions.dismiss')}
      >
        {t('update.text')}
      </Alert>
    </div>
  );
}
