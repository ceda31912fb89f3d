/** The site as an app on this device, where it can become one (NV-05), and the way to tell somebody of it. */
import { useTranslation } from 'react-i18next';
import { installApp } from '@/core/install/installPrompt';
import { useInstallWay } from '@/core/install/useInstallWay';
import { isInstalledApp } from '@/core/navigation/installedApp';
import { onLostFocus } from '@/lib/onLostFocus';
import { Button } from '@/ui/Button';
import { headingId, SettingsPanel } from './SettingsPanel';
import { SiteShare } from './SiteShare';

/** The offer serves once and goes: the keyboard goes on from the heading. */
const toHeading = onLostFocus<HTMLButtonElement>(() =>
  document.getElementById(headingId('app'))?.focus({ preventScroll: true }),
);

export function InstallPanel() {
  const { t } = useTranslation('install');
  const way = useInstallWay();
  return (
    <SettingsPanel part="app" title={way !== null || isInstalledApp() ? t('title') : t('share.title')}>
      {way !== null && <p>{t('text')}</p>}
      {way === 'homeScreen' && <p>{t('homeScreen')}</p>}
      {way === 'prompt' && (
        <div>
          <Button kind="outline" ref={toHeading} onClick={() => void installApp()}>
            {t('action')}
          </Button>
        </div>
      )}
      <SiteShare />
    </SettingsPanel>
  );
}
