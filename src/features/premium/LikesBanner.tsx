/** The footer banner of the premium page: where the likes are. */
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { Icon } from '@/ui/Icon';

/** @param props.likes how many new ones the member has, as the server said */
export function LikesBanner({ likes }: { likes: number }) {
  const { t } = useTranslation('premium');
  return (
    <aside className="likes-banner">
      <div className="page">
        <p>
          <strong className="strong">
            {likes > 0 ? t('likesBanner.count', { count: likes }) : t('likesBanner.title')}
          </strong>{' '}
          {t('likesBanner.text')}
        </p>
        <Link to={path('likes')} className="likes-banner-link">
          {t('likesBanner.action')}
          <Icon as={ArrowRight} />
        </Link>
      </div>
    </aside>
  );
}
