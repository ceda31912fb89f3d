/** A member's chrome above the page: bonus banner, top bar, alerts, title. */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { LanguageMenu } from '@/core/navigation/LanguageMenu';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { TimeBonusBanner } from '@/features/timeBonus/TimeBonusBanner';
import { Badge } from '@/ui/Badge';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { TopBar } from '@/ui/TopBar';
import { AccountMenu } from './AccountMenu';
import { BackButton } from './BackButton';
import { MemberAlerts } from './MemberAlerts';
import MemberTitle from './MemberTitle';
import { useMemberNav, useMoneyEntry } from './useMemberNav';
import type { NavEntry } from './useMemberNav';

export default function MemberBars() {
  const { t } = useTranslation();
  const money = useMoneyEntry();
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
        nav={useMemberNav().map((entry) => (
          <NavLink key={entry.to} className="nav-pill" to={entry.to} aria-label={entry.label}>
            <Icon as={entry.icon} />
            {entry.text}
            <NavBadge entry={entry} />
          </NavLink>
        ))}
        end={
          <>
            <NavLink
              className={clsx(buttonClass({ kind: 'premium' }), 'nav-money')}
              to={money.to}
              aria-label={money.label}
            >
              <Icon as={money.icon} />
              <span className="nav-money-long">{money.text}</span>
              <span className="nav-money-short">{money.short}</span>
              <NavBadge entry={money} />
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

function NavBadge({ entry: { badge } }: { entry: NavEntry }) {
  return badge && <Badge tone={badge.tone}>{badge.text}</Badge>;
}
