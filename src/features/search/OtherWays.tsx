/** Two quiet links to where members meet besides the search: the swipe game and the match finder. */
import { Layers2, Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { Icon } from '@/ui/Icon';

export function OtherWays() {
  const { t } = useTranslation('search');
  return (
    <nav className="search-ways" aria-label={t('ways.label')}>
      <Link to={path('swipeGame')}>
        <Icon as={Layers2} size={16} />
        {t('ways.swipeGame')}
      </Link>
      <Link to={path('matchFinder')}>
        <Icon as={Compass} size={16} />
        {t('ways.matchFinder')}
      </Link>
    </nav>
  );
}
