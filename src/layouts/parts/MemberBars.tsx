/** A member's chrome above the page: bonus banner, top bar, alerts, title. */
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { selectSessionStarted } from '@/core/auth/authSlice';
import { selectTermsToAccept } from '@/core/auth/termsToAccept';
import { LanguageMenu } from '@/core/navigation/LanguageMenu';
import { useRouteName } from '@/core/navigation/routeName';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { extra } from '@/core/parts/late';
import { selectPushState } from '@/core/push/pushSlice';
import { selectBonusVisible } from '@/features/timeBonus/timeBonusSlice';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { TopBar } from '@/ui/TopBar';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { AccountMenu } from './AccountMenu';
import { BackButton } from './BackButton';
import { MemberAlerts } from './MemberAlerts';
import MemberTitle from './MemberTitle';
import { NavBadge } from './NavBadge';
import { NavPlace } from './NavPlace';
import { placeBehind, useMemberNav, useMoneyEntry } from './useMemberNav';
import './memberBars.scss';

// Only the members of the last four hours have a bonus. A banner that does not come is not worth an error.
const TimeBonusBanner = extra(() =>
  import('@/features/timeBonus/TimeBonusBanner').then((m) => m.TimeBonusBanner),
);

// Only after a change of the terms. Who does not get it now is asked on the next visit.
const AcceptTerms = extra(
  () => import('@/features/documents/AcceptTerms').then((m) => m.AcceptTerms),
  ['documents'],
);

// Only where a link asks for the moment of a new like.
const NewLikeParameter = extra(() =>
  import('@/features/likes/NewLikeParameter').then((m) => m.NewLikeParameter),
);

// Something good has just happened, and not on the first day: few visits come here.
const InstallOffer = extra(() => import('./InstallOffer').then((m) => m.InstallOffer), ['install']);

/** @param place holds the place of the bar until it can be drawn whole */
export default function MemberBars({ place }: { place: ReactNode }) {
  const { t } = useTranslation();
  const money = useMoneyEntry();
  const nav = useMemberNav();
  const behind = placeBehind(useRouteName(), money.to);
  const started = useAppSelector(selectSessionStarted);
  const bonus = useAppSelector(selectBonusVisible);
  const terms = useAppSelector(selectTermsToAccept);
  const { occasion } = useAppSelector(selectPushState);
  const [query] = useSearchParams();
  const [asksForLike, setAsksForLike] = useState(false);
  if (!asksForLike && query.has('t')) setAsksForLike(true);
  // Bar and bonus banner come in one frame: the banner alone would push the page down.
  if (!started) return place;
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
          <NavPlace key={entry.to} className="nav-pill" to={entry.to} behind={behind}>
            <Icon as={entry.icon} />
            {entry.text}
            <NavBadge badge={entry.badge} />
          </NavPlace>
        ))}
        end={
          <>
            <NavPlace
              className={clsx(buttonClass({ kind: 'premium' }), 'nav-money')}
              to={money.to}
              behind={behind}
            >
              <Icon as={money.icon} />
              {money.count === undefined ? (
                <>
                  <span className="nav-money-long">{money.text}</span>
                  <span className="nav-money-short">{money.short}</span>
                </>
              ) : (
                <>
                  <VisuallyHidden>{money.text}</VisuallyHidden>{' '}
                  {/* The badge of the last few has their number, too. */}
                  {!money.badge && <span className="num">{money.count}</span>}
                </>
              )}
              <NavBadge badge={money.badge} />
            </NavPlace>
            {/* A phone has the languages in the settings. */}
            <div className="only-wide">
              <LanguageMenu compact />
            </div>
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
      {asksForLike && (
        <Suspense>
          <NewLikeParameter />
        </Suspense>
      )}
      {occasion && (
        <Suspense>
          <InstallOffer />
        </Suspense>
      )}
    </>
  );
}
