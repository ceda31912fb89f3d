/** What tells of a message that is not seen at once: a sound, a notice; kept in this browser. */
import { useTranslation } from 'react-i18next';
import { playChime } from '@/core/signals/chime';
import { chooseSignal } from '@/core/signals/signals';
import { useSignal } from '@/core/signals/useSignal';
import { Button } from '@/ui/Button';
import { Switch } from '@/ui/Switch';
import { NoticeSwitch } from './NoticeSwitch';
import { SettingsPanel } from './SettingsPanel';
import './rows.scss';

/** A device that cannot play it says so by its silence. */
const hear = (): void => void playChime().catch(() => undefined);

export function SignalsPanel() {
  const { t } = useTranslation('account');
  const sound = useSignal('sound');
  return (
    <SettingsPanel part="sounds" title={t('chatSounds.title')}>
      <p>{t('chatSounds.kept')}</p>
      <div className="setting-rows">
        <div className="setting-switch">
          <Switch
            label={t('chatSounds.sound')}
            help={t('chatSounds.soundHelp')}
            checked={sound}
            onChange={() => chooseSignal('sound', !sound)}
          />
          <div className="setting-undo">
            <Button kind="link" size="sm" onClick={hear}>
              {t('chatSounds.hear')}
            </Button>
          </div>
        </div>
        {'Notification' in window && <NoticeSwitch />}
      </div>
    </SettingsPanel>
  );
}
