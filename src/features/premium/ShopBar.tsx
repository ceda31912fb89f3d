/** The bar at the top of the shop on phones: where one is, and the way back. It stands in the place of the bar of every page. */
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useAppBack } from '@/core/navigation/useAppBack';
import { Icon } from '@/ui/Icon';
import { iconButtonClass } from '@/ui/IconButton';
import './shopBar.scss';

interface ShopBarProps {
  title: string;
  /** The page that sent the member here; null for none. */
  back: string | null;
}

export function ShopBar({ title, back }: ShopBarProps) {
  const { t } = useTranslation();
  // The installed app has its own button there, in the bar of every page.
  if (useAppBack()) return null;
  return (
    <div className="shop-bar">
      <Link to={back ?? path('members')} className={iconButtonClass()} aria-label={t('nav.back')}>
        <Icon as={ChevronLeft} size={24} />
      </Link>
      <p>{title}</p>
    </div>
  );
}
