/** What stands on a photo that only premium members see, with the way to see it. */
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';

interface LockedPhotoProps {
  /** Set for a visitor, who has to log in first (spec 6). */
  onLogin?: (() => void) | undefined;
}

export function LockedPhoto({ onLogin }: LockedPhotoProps) {
  const { t } = useTranslation('members');
  const { pathname, search } = useLocation();
  return (
    <span className="locked-photo">
      <Icon as={Lock} size={32} />
      <span>{onLogin ? t('profile.photos.lockedVisitor') : t('profile.photos.lockedTitle')}</span>
      {onLogin ? (
        <Button kind="hot" onClick={onLogin}>
          {t('profile.photos.login')}
        </Button>
      ) : (
        <Link
          className={buttonClass({ kind: 'premium' })}
          to={`${path('premium')}?next=${encodeURIComponent(pathname + search)}`}
        >
          {t('profile.photos.lockedAction')}
        </Link>
      )}
    </span>
  );
}
