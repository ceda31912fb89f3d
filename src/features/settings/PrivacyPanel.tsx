/** Who finds this member, and what is kept with consent only. */
import { useTranslation } from 'react-i18next';
import { CookieChoices } from '@/core/consent/CookieChoices';
import type { User } from '@/domain/model';
import { buttonClass } from '@/ui/buttonClass';
import { ConsentState } from './ConsentState';
import type { ConsentQuestion } from './ConsentState';
import { InvisibleSwitch } from './InvisibleSwitch';
import { SettingsPanel } from './SettingsPanel';

interface PrivacyPanelProps {
  user: User;
  /** The question of consent with its explicit answer. */
  Question: ConsentQuestion;
}

export function PrivacyPanel({ user, Question }: PrivacyPanelProps) {
  const { t } = useTranslation('account');
  return (
    <SettingsPanel part="privacy" title={t('settings.privacy.title')}>
      <InvisibleSwitch key={user.id} invisible={user.invisible} />
      <ConsentState since={user.sensitive_consent} Question={Question} />
      <div>
        <CookieChoices className={buttonClass({ kind: 'outline' })} />
      </div>
    </SettingsPanel>
  );
}
