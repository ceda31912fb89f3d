/** A member's chrome above the page: bonus banner, top bar, alerts, title. */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { selectSessionStarted } from '@/core/auth/authSlice';
import { LanguageMenu } from '@/core/navigation/LanguageMenu';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { useNewLikeParameter } from '@/features/likes/useNewLikeParameter';
import { TimeBonusBanner } from '@/features/timeBonus/TimeBonusBanner';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { TopBar } from '@/ui/TopBar';
import { AccountMenu } from './AccountMenu';
import { BackButton } from './BackButton';
import { MemberBarPlace } from './MemberBarPlace';
import { MemberAlerts } from './MemberAlerts';
import MemberTitle from './MemberTitle';
import { NavBadge } from './NavBadge';
import { useMemberNav, useMoneyEntry } from './useMemberNav';

export default function MemberBars() {
  const { t } = useTranslation();
  const money = useMoneyEntry();
  const nav = useMemberNav();
  const started = useAppSelector(selectSessionStarted);
  useNewLikeParameter();
  // Bar and bonus banner come in one frame: the banner alone would push the page down.
  if (!started) return <MemberBarPlace />;
  return (
    <>
      <MemberTitle />
      <TimeBonusBanner />
      <TopBar
        start={
          <>
            <BackButton />
            <SiteLogo />
          </>
        }
        navLabel={t('nav.main')}
        nav={nav.map((entry) => (
          <NavLink key={entry.to} className="nav-pill" to={entry.to}>
            <Icon as={entry.icon} />
            {entry.text}
            <NavBadge badge={entry.badge} />
          </NavLink>
        ))}
        end={
          <>
            <NavLink className={clsx(buttonClass({ kind: 'premium' }), 'nav-money')} to={money.to}>
              <Icon as={money.icon} />
              <span className="nav-money-long">{money.text}</span>
              <span className="nav-money-short">{money.short}</span>
              <NavBadge badge={money.badge} />
            </NavLink>
            <LanguageMenu compact />
            <AccountMenu />
          </>
        }
      />
      <MemberAlerts />
    </>
  );
}
