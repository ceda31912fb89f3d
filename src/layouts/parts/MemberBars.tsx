/** A member's chrome above the page: bonus banner, top bar, alerts, title. */
import { lazy, Suspense } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { selectSessionStarted } from '@/core/auth/authSlice';
import { whenReachable } from '@/core/connection/whenReachable';
import { selectTermsToAccept } from '@/core/auth/termsToAccept';
import { LanguageMenu } from '@/core/navigation/LanguageMenu';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { useNewLikeParameter } from '@/features/likes/useNewLikeParameter';
import { selectBonusVisible } from '@/features/timeBonus/timeBonusSlice';
import { loadNamespaces } from '@/i18n/i18n';
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
import './memberBars.scss';

// Only the members of the last four hours have a bonus. A banner that does not come is not worth an error.
const TimeBonusBanner = lazy(() =>
  whenReachable(() => import('@/features/timeBonus/TimeBonusBanner')).then(
    (part) => ({ default: part.TimeBonusBanner }),
    () => ({ default: () => null }),
  ),
);

// Only after a change of the terms. Who does not get it now is asked on the next visit.
const AcceptTerms = lazy(() =>
  whenReachable(() =>
    Promise.all([import('@/features/documents/AcceptTerms'), loadNamespaces(['documents'])]),
  ).then(
    ([part]) => ({ default: part.AcceptTerms }),
    () => ({ default: () => null }),
  ),
);

export default function MemberBars() {
  const { t } = useTranslation();
  const money = useMoneyEntry();
  const nav = useMemberNav();
  const started = useAppSelector(selectSessionStarted);
  const bonus = useAppSelector(selectBonusVisible);
  const terms = useAppSelector(selectTermsToAccept);
  useNewLikeParameter();
  // Bar and bonus banner come in one frame: the banner alone would push the page down.
  if (!started) return <MemberBarPlace />;
  return (
    <>
      <MemberTitle />
      {bonus && (
        <Suspense fallback={<div className="bonus-place" />}>
          <TimeBonusBanner />
        </Suspense>
      )}
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
      {terms !== null && (
        <Suspense>
          <AcceptTerms version={terms} />
        </Suspense>
      )}
      <MemberAlerts />
    </>
  );
}
