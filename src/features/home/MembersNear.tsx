/** Members of the visitor's country: their place at once, they themselves when it comes near the window (spec 4). */
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { NearPlaces } from './NearPlaces';
import { useHomeWay } from './useHomeWay';

/** Far enough ahead that most are there before they are scrolled to. */
const AHEAD = '400px';

/** @param children the members; not drawn before they are wanted */
export function MembersNear({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  const { kind, members } = useHomeWay();
  const [isNear, setNear] = useState(false);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const target = section.current;
    if (!target || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={section} className="page home-section home-near" aria-labelledby="near-title">
      <h2 id="near-title">{t('members.title')}</h2>
      {members === false ? (
        <p className="home-lead">
          {t('members.closed')} {kind === 'open' && t('members.closedJoin')}
        </p>
      ) : (
        <>
          {isNear && members ? <Suspense fallback={<NearPlaces />}>{children}</Suspense> : <NearPlaces />}
          <Link className="link-inline" to={path('members')}>
            {t('members.all')}
          </Link>
        </>
      )}
    </section>
  );
}
