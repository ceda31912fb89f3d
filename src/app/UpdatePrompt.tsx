/** Offers to load the page anew: nothing is replaced until the member says so, so nothing being written is lost. */
import { useTranslation } from 'react-i18next';
import { toHeading } from '@/core/navigation/focusHeading';
import { reloadPostponed, selectReloadOffer } from '@/core/update/updateSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { reloadNewest } from './newVersion';

export function UpdatePrompt() {
  const { t } = useTranslation(['common', 'errors']);
  const dispatch = useAppDispatch();
  const offer = useAppSelector(selectReloadOffer);
  if (offer === null) return null;
  const isNewer = offer === 'version';
  return (
    <div className="update-prompt">
      <Alert
        live="polite"
        action={
          <Button kind="link" onClick={() => void reloadNewest()}>
            {isNewer ? t('update.action') : t('actions.reload')}
          </Button>
        }
        onDismiss={() => dispatch(reloadPostponed())}
        dismissLabel={t('actions.dismiss')}
        dismissRef={toHeading}
      >
        {isNewer ? t('update.text') : t('errors:chunk')}
      </Alert>
    </div>
  );
}
