/** What a member has in hand: the label of a fictional profile, and the switch that makes invisible. */
import { Drama, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import elena from '@/assets/portraits/wall/elena.webp';
import marek from '@/assets/portraits/wall/marek.webp';
import { GlassLabel } from '@/ui/GlassLabel';
import { Icon } from '@/ui/Icon';
import { Face } from './Face';

export function TermsScene() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <div className="scene-pair">
      <span className="scene-card">
        <Face src={marek} />
      </span>
      <span className="scene-card">
        <Face src={elena} />
        <GlassLabel icon={<Icon as={Drama} size={16} />}>{t('common:status.fictional')}</GlassLabel>
      </span>
      <span className="scene-setting">
        <Icon as={EyeOff} />
        {t('scenes.invisible')}
        <i className="scene-switch" />
      </span>
    </div>
  );
}
