/** Members of the visitor's country: their place at once, they themselves when it comes near the window (spec 4). */
import { Suspense, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectSettingsStatus } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { NearPlaces } from './NearPlaces';
import { useHomeWay } from './useHomeWay';
import { useNear } from './useNear';

/** @param children the members; not drawn before they are wanted */
export function MembersNear({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  const { kind, members } = useHomeWay();
  const isFailed = useAppSelector(selectSettingsStatus) === 'failed' && members === null;
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);

  return (
    <section ref={section} className="page home-section home-near" aria-labelledby="near-title">
      <h2 id="near-title">{t('members.title')}</h2>
      {members === false ? (
        <p className="home-lead">
          {t('members.closed')} {kind === 'open' && t('members.closedJoin')}
        </p>
      ) : (
        <>
          {isNear && members ? (
            <Suspense fallback={<NearPlaces />}>{children}</Suspense>
          ) : isFailed ? (
            // Asked for again by itself, as all that waits for the settings.
            <output className="home-lead">{t('members.failed')}</output>
          ) : (
            <NearPlaces />
          )}
          <Link className={buttonClass({ kind: 'outline' })} to={path('members')}>
            {t('members.all')}
          </Link>
        </>
      )}
    </section>
  );
}
