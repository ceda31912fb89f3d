/** From the credits to what belongs to them: what is ordered again, the purchases, the price list. */
import type { ReactNode } from 'react';
import { ChevronRight, ReceiptText, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { Icon } from '@/ui/Icon';

/** @param props.first the shortest way, for who has bought before */
export function ShopLinks({ first }: { first: ReactNode }) {
  const { t } = useTranslation('premium');
  const links = [
    { to: path('transactions'), icon: ReceiptText, text: t('credits.purchases') },
    { to: path('pricing'), icon: Tag, text: t('credits.pricing') },
  ];
  return (
    <nav className="shop-links" aria-labelledby="links-title">
      <h2 id="links-title" className="shop-links-title h3">
        {t('credits.links')}
      </h2>
      {first}
      {links.map(({ to, icon, text }) => (
        <Link key={to} to={to}>
          <Icon as={icon} />
          <span>{text}</span>
          <Icon as={ChevronRight} />
        </Link>
      ))}
    </nav>
  );
}
