/** From the credits to what belongs to them: a stored card, the purchases, the price list. */
import { ChevronRight, CreditCard, ReceiptText, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectPaidUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';

export function ShopLinks() {
  const { t } = useTranslation('premium');
  const paid = useAppSelector(selectPaidUser);
  const links = [
    // Only somebody who has bought before can have a card with us.
    ...(paid ? [{ to: path('creditsRepeat'), icon: CreditCard, text: t('credits.again') }] : []),
    { to: path('transactions'), icon: ReceiptText, text: t('credits.purchases') },
    { to: path('pricing'), icon: Tag, text: t('credits.pricing') },
  ];
  return (
    <nav className="shop-links" aria-label={t('credits.links')}>
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
