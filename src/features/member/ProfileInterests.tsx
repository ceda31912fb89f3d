/** A member's interests: what both have in common comes first and is marked. */
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Interest } from '@/config/interests';
import { selectUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { sharedFirst } from './sharedFirst';
import type { OrderedInterests } from './sharedFirst';

const NONE: readonly string[] = [];

/** On one's own profile nothing is marked: everything would be. */
export function ProfileInterests({ id: whose, interests }: { id: string; interests: readonly string[] }) {
  const { t } = useTranslation('members');
  const viewer = useAppSelector(selectUser)?.profile;
  const own = viewer === undefined || viewer.id === whose ? NONE : viewer.interests;
  const { shared, others } = sharedFirst(interests, own);
  if (shared.length + others.length === 0) return null;
  return (
    <section className="profile-part" aria-label={t('profile.interests')}>
      {shared.length > 0 ? (
        <Parted shared={shared} others={others} />
      ) : (
        <>
          <h2 className="profile-subtitle">{t('profile.interests')}</h2>
          <Interests names={others} />
        </>
      )}
    </section>
  );
}

/** Under a heading each: what both like, and what else this member likes. */
function Parted({ shared, others }: OrderedInterests) {
  const { t } = useTranslation('member');
  return (
    <>
      <h2 className="profile-subtitle">{t('interests.shared')}</h2>
      <Interests names={shared} shared />
      {others.length > 0 && (
        <>
          <h2 className="profile-subtitle">{t('interests.others')}</h2>
          <Interests names={others} />
        </>
      )}
    </>
  );
}

function Interests({ names, shared = false }: { names: readonly Interest[]; shared?: boolean }) {
  const { t } = useTranslation('interests');
  return (
    <ul className="profile-interests">
      {names.map((name) => (
        <li key={name}>
          <Chip selected={shared} icon={shared && <Icon as={Check} size={16} />}>
            {t(name)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
