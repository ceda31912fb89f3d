/** A member's interests: what both have in common comes first and is marked. */
import { useId } from 'react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { sharedFirst } from './sharedFirst';

const NONE: readonly string[] = [];

/** On one's own profile nothing is marked: everything would be. */
export function ProfileInterests({ id: whose, interests }: { id: string; interests: readonly string[] }) {
  const { t } = useTranslation(['members', 'interests']);
  const id = useId();
  const viewer = useAppSelector(selectUser)?.profile;
  const own = viewer === undefined || viewer.id === whose ? NONE : viewer.interests;
  const { shared, others } = sharedFirst(interests, own);
  if (shared.length + others.length === 0) return null;
  return (
    <section className="profile-part" aria-labelledby={id}>
      <h2 className="profile-subtitle" id={id}>
        {t('profile.interests')}
      </h2>
      <ul className="profile-interests">
        {shared.map((name) => (
          <li key={name}>
            <Chip selected icon={<Icon as={Check} size={16} />}>
              {t(`interests:${name}`)}
            </Chip>
          </li>
        ))}
        {others.map((name) => (
          <li key={name}>
            <Chip>{t(`interests:${name}`)}</Chip>
          </li>
        ))}
      </ul>
      {shared.length > 0 && <p className="caption muted">{t('profile.inCommon')}</p>}
    </section>
  );
}
