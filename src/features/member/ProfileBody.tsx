/** What a member tells: the disclosure of a fictional profile before anything one can do, then voice, interests and facts. */
import type { ReactNode } from 'react';
import { Drama } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { ProfileDetails } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Icon } from '@/ui/Icon';
import { ProfileFacts } from './ProfileFacts';
import { ProfileInterests } from './ProfileInterests';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';

interface ProfileBodyProps {
  profile: ProfileDetails;
  /** What one can do, under the disclosure. */
  actions?: ReactNode;
}

export function ProfileBody({ profile, actions }: ProfileBodyProps) {
  const { t } = useTranslation('members');
  const { showsField } = useVisibleParts();
  const warns = useAppSelector(selectSettings)?.fictional_warning ?? true;
  const { id, name, about, fictional, interests } = profile;
  return (
    <div className="profile-body">
      {fictional && (
        <Alert tone="amber" icon={<Icon as={Drama} />}>
          {warns ? t('profile.fictional', { name }) : t('card.fictional')}
        </Alert>
      )}
      {actions}
      {about !== null && about !== '' && showsField('about') && (
        <blockquote className="quote">
          <p>{t('profile.quote', { text: about })}</p>
        </blockquote>
      )}
      {showsField('interests') && <ProfileInterests id={id} interests={interests} />}
      <ProfileFacts profile={profile} />
    </div>
  );
}
