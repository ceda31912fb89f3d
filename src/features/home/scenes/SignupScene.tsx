/** The first lines of the sign-up form, filled in. */
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';

export function SignupScene() {
  const { t } = useTranslation(['home', 'auth']);
  return (
    <div className="scene-signup">
      <div className="scene-form">
        <span className="scene-label">{t('auth:signup.name')}</span>
        <span className="scene-field">
          {t('scenes.name')}
          <Icon as={Check} />
        </span>
        <span className="scene-label">{t('auth:signup.lookingFor')}</span>
        <span className="scene-choices">
          <span className="scene-field scene-chosen">
            {t('auth:signup.lookingForFemale')}
            <Icon as={Check} size={16} />
          </span>
          <span className="scene-field">{t('auth:signup.lookingForMale')}</span>
        </span>
      </div>
    </div>
  );
}
