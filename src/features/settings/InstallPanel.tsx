/** The site as an app on this device; nothing where it is one already, or cannot become one (NV-05). */
import { useTranslation } from 'react-i18next';
import { installApp } from '@/core/install/installPrompt';
import { useInstallWay } from '@/core/install/useInstallWay';
import { onLostFocus } from '@/lib/onLostFocus';
import { Button } from '@/ui/Button';
import { headingId, SettingsPanel } from './SettingsPanel';

/** The panel goes with its button: the keyboard goes on at the next part. */
const toNext = onLostFocus<HTMLButtonElement>(() =>
  document.getElementById(headingId('sounds'))?.focus({ preventScroll: true }),
);

export function InstallPanel() {
  const { t } = useTranslation('install');
  const way = useInstallWay();
  if (way === null) return null;
  return (
    <SettingsPanel part="app" title={t('title')}>
      <p>{t('text')}</p>
      {way === 'homeScreen' ? (
        <p>{t('homeScreen')}</p>
      ) : (
        <div>
          <Button kind="outline" ref={toNext} onClick={() => void installApp()}>
            {t('action')}
          </Button>
        </div>
      )}
    </SettingsPanel>
  );
}
