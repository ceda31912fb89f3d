/** `/activate/done`: the address is confirmed; who you are here, what premium brings, and who else is here (spec 2: SC-07). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { selectAuthStatus, selectUser } from '@/core/auth/authSlice';
import { useHeadingFocus } from '@/core/navigation/useHeadingFocus';
import { tokenInState } from '@/core/oneTimeToken/tokenState';
import { ConfirmAddress } from '@/features/access/ConfirmAddress';
import { LinkState } from '@/features/access/LinkState';
import { OwnCard } from '@/features/access/OwnCard';
import { PremiumCard } from '@/features/access/PremiumCard';
import { LikableCard } from '@/features/likes/LikableCard';
import { MembersPreview } from '@/features/search/MembersPreview';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { Page } from '@/ui/Page';

export default function ActivateDonePage() {
  const { t } = useTranslation('access');
  const link = tokenInState(useLocation().state);
  const status = useAppSelector(selectAuthStatus);
  const user = useAppSelector(selectUser);
  // What the link has done takes the place of the words that it is under way, at the same address.
  const [came] = useState(link !== null);
  useHeadingFocus(came && link === null ? (user?.id ?? 'visitor') : null);
  if (link !== null) return <ConfirmAddress key={link.token} link={link} />;
  // Somebody who came by the address alone is not told what is not true.
  if (user?.status === 'not_confirmed') return <Navigate replace to={path('activateError')} />;
  if (user === null) {
    return (
      <LinkState
        done
        title={t('confirmed.title')}
        text={t('confirmed.visitor')}
        action={
          status === 'out' && (
            <Link className={buttonClass({ kind: 'hot', size: 'lg' })} to={path('login')}>
              {t('confirmed.login')}
            </Link>
          )
        }
      />
    );
  }
  return (
    <Page>
      <h1 tabIndex={-1}>{t('confirmed.title')}</h1>
      <p className="lead muted">{t('confirmed.welcome', { name: user.profile.name })}</p>
      <div className="access-cards">
        <OwnCard profile={user.profile} />
        {!user.paid_user && <PremiumCard />}
      </div>
      <section aria-labelledby="confirmed-members">
        <div className="access-members-head">
          <h2 id="confirmed-members">{t('confirmed.membersTitle')}</h2>
          <Link className="link-inline" to={path('members')}>
            {t('confirmed.membersAll')}
          </Link>
        </div>
        <MembersPreview
          label={t('confirmed.membersTitle')}
          empty={t('confirmed.membersNone')}
          renderCard={(id) => <LikableCard id={id} source="search" />}
        />
      </section>
    </Page>
  );
}
