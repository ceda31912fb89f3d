/** The footer banner of the shop: where the likes are, and faces of who sent them. */
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectPaidUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/Avatar';
import { Icon } from '@/ui/Icon';
import './likesBanner.scss';

interface LikesBannerProps {
  /** How many new ones the member has, as the server said. */
  likes: number;
  /** Some of those who liked the member. */
  faces: readonly { name: string; src: string }[];
}

export function LikesBanner({ likes, faces }: LikesBannerProps) {
  const { t } = useTranslation('premium');
  const paid = useAppSelector(selectPaidUser);
  return (
    <aside className="likes-banner">
      <div className="page">
        {faces.length > 0 && (
          <span className="avatar-row" aria-hidden="true">
            {faces.map(({ name, src }) => (
              <Avatar key={src} name={name} src={src} size={44} />
            ))}
          </span>
        )}
        <p>
          <strong className="strong">
            {likes > 0 ? t('likesBanner.count', { count: likes }) : t('likesBanner.title')}
          </strong>{' '}
          <span>{t(paid ? 'likesBanner.memberText' : 'likesBanner.text')}</span>
        </p>
        <Link to={path('likes')} className="likes-banner-link">
          {t('likesBanner.action')}
          <Icon as={ArrowRight} />
        </Link>
      </div>
    </aside>
  );
}
