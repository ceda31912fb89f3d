/** Offers to have the site as an app, at a good moment, over the page's lower edge; closed once, it stays away (NV-05). */
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { selectUser } from '@/core/auth/authSlice';
import { dismissed, selectDismissalsKnown } from '@/core/dismissals/dismissalsSlice';
import { selectDismissedBy } from '@/core/dismissals/dismissedBy';
import { installApp } from '@/core/install/installPrompt';
import { useInstallWay } from '@/core/install/useInstallWay';
import { focusHeading, toHeading } from '@/core/navigation/focusHeading';
import { selectPushState } from '@/core/push/pushSlice';
import { selectReloadOffer } from '@/core/update/updateSlice';
import { offersInstall } from '@/domain/installOffer';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

/** A newer release, and push, which the same moment offers, come first. */
const asksOther = (state: RootState): boolean => {
  const { capable, subscribed } = selectPushState(state);
  const offersPush = capable && subscribed === false && selectDismissedBy(state, 'push') === null;
  return offersPush || selectReloadOffer(state) !== null;
};

export function InstallOffer() {
  const { t } = useTranslation(['install', 'common']);
  const dispatch = useAppDispatch();
  const way = useInstallWay();
  const user = useAppSelector(selectUser);
  const known = useAppSelector(selectDismissalsKnown);
  const dismissedAt = useAppSelector((state) => selectDismissedBy(state, 'install'));
  const { occasion } = useAppSelector(selectPushState);
  const other = useAppSelector(asksOther);
  if (!user || !known) return null;
  const { signup_date } = user;
  if (!offersInstall({ way, occasion, signup_date, dismissedAt, asksOther: other }, serverNow())) return null;

  const close = (): void => void dispatch(dismissed({ name: 'install', at: serverNow() }));
  return (
    <div className="update-prompt">
      <Alert
        live="polite"
        action={
          way === 'prompt' && (
            // Whatever is answered there, nobody asks again; the settings still can.
            <Button kind="link" ref={toHeading} onClick={() => void installApp().finally(close)}>
              {t('action')}
            </Button>
          )
        }
        onDismiss={() => {
          close();
          focusHeading();
        }}
        dismissLabel={t('common:actions.dismiss')}
      >
        {t('offer')} {way === 'homeScreen' && t('homeScreen')}
      </Alert>
    </div>
  );
}
