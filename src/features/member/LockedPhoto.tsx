/** What stands on a photo that only premium members see, with the way to see it. */
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';

export function LockedPhoto() {
  const { t } = useTranslation('members');
  return (
    <span className="locked-photo">
      <Icon as={Lock} size={32} />
      <span>{t('profile.photos.lockedTitle')}</span>
      <Link className={buttonClass({ kind: 'premium' })} to={path('premium')}>
        {t('profile.photos.lockedAction')}
      </Link>
    </span>
  );
}
