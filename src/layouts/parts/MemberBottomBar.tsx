/** The bar at the bottom of phones, in the members area; not where a payment has its own bar. */
import { User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { path } from '@/config/paths';
import { useRouteName } from '@/core/navigation/routeName';
import { BottomBar } from '@/ui/BottomBar';
import { Icon } from '@/ui/Icon';
import { NavBadge } from './NavBadge';
import { useMemberNav, useMoneyEntry } from './useMemberNav';

/** Pages whose own action stands at the bottom of a phone. */
const WITHOUT: ReadonlySet<string> = new Set([
  'member',
  'premium',
  'pricing',
  'credits',
  'creditsRepeat',
  'creditsPayment',
  'directdebit',
  'completeSignup',
]);
/** Pages in the frame of the profile, at addresses of their own. */
const OF_PROFILE: ReadonlySet<string> = new Set(['settings', 'settingsLocation', 'notifications']);

export default function MemberBottomBar() {
  const { t } = useTranslation();
  const name = useRouteName();
  const nav = useMemberNav();
  const money = useMoneyEntry();
  if (WITHOUT.has(name)) return null;
  const profile = {
    to: path('profile'),
    icon: User,
    short: t('nav.profile'),
    badge: null,
  };
  return (
    <BottomBar label={t('nav.main')}>
      {[...nav, money, profile].map(({ to, icon, short, badge }) => {
        const isBehind = to === profile.to && OF_PROFILE.has(name);
        const Place = isBehind ? Link : NavLink;
        return (
          <Place key={to} to={to} aria-current={isBehind || 'page'}>
            <Icon as={icon} size={24} />
            {short}
            <NavBadge badge={badge} />
          </Place>
        );
      })}
    </BottomBar>
  );
}
