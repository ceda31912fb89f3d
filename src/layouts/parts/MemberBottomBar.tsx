/** The bar at the bottom of phones, in the members area. */
import { User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { path } from '@/config/paths';
import { useRouteName } from '@/core/navigation/routeName';
import { BottomBar } from '@/ui/BottomBar';
import { Icon } from '@/ui/Icon';
import { NavBadge } from './NavBadge';
import { NavPlace } from './NavPlace';
import { placeBehind, useMemberNav, useMoneyEntry } from './useMemberNav';

export default function MemberBottomBar() {
  const { t } = useTranslation();
  const name = useRouteName();
  const nav = useMemberNav();
  const money = useMoneyEntry();
  const behind = placeBehind(name, money.to);
  const profile = {
    to: path('profile'),
    icon: User,
    short: t('nav.profile'),
    badge: null,
  };
  return (
    <BottomBar label={t('nav.main')}>
      {[...nav, money, profile].map(({ to, icon, short, badge }) => (
        <NavPlace key={to} to={to} behind={behind}>
          <Icon as={icon} size={24} />
          {short}
          <NavBadge badge={badge} />
        </NavPlace>
      ))}
    </BottomBar>
  );
}
