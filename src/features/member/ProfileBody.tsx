/** What a member tells: the disclosure of a fictional profile before anything one can do, then voice, facts and interests. */
import { Drama } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { ProfileDetails } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Icon } from '@/ui/Icon';
import { ProfileActions } from './ProfileActions';
import { ProfileFacts } from './ProfileFacts';
import { ProfileInterests } from './ProfileInterests';
import { useVisibleParts } from './useVisibleParts';

interface ProfileBodyProps {
  profile: ProfileDetails;
  /** False on one's own profile: there is nothing to do. */
  like: { liked: boolean; toggle: () => void } | false;
}

export function ProfileBody({ profile, like }: ProfileBodyProps) {
  const { t } = useTranslation('members');
  const { showsField } = useVisibleParts();
  const warns = useAppSelector(selectSettings)?.fictional_warning ?? true;
  const { name, about, fictional, interests } = profile;
  return (
    <div className="profile-body">
      {fictional && warns && (
        <Alert tone="amber" icon={<Icon as={Drama} />}>
          {t('profile.fictional', { name })}
        </Alert>
      )}
      {like && <ProfileActions profile={profile} like={like} />}
      {about !== null && about !== '' && showsField('about') && (
        <blockquote className="quote">
          <p>{t('profile.quote', { text: about })}</p>
        </blockquote>
      )}
      <ProfileFacts profile={profile} />
      {showsField('interests') && <ProfileInterests interests={interests} />}
    </div>
  );
}
