/** Light, dark or as the device: seen at once, kept in this browser. */
import { useTranslation } from 'react-i18next';
import { chooseAppearance } from '@/core/appearance/appearance';
import { useAppearance } from '@/core/appearance/useAppearance';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { SettingsPanel } from './SettingsPanel';

export function AppearancePanel() {
  const { t } = useTranslation('account');
  return (
    <SettingsPanel part="appearance" title={t('settings.appearance.title')}>
      <SegmentedControl
        label={t('settings.appearance.label')}
        hideLabel
        options={[
          { value: 'system', label: t('settings.appearance.system') },
          { value: 'light', label: t('settings.appearance.light') },
          { value: 'dark', label: t('settings.appearance.dark') },
        ]}
        value={useAppearance()}
        onChange={chooseAppearance}
        help={t('settings.appearance.help')}
      />
    </SettingsPanel>
  );
}
