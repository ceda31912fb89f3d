/** For whom a lander speaks, above its heading and in its lead. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLander } from './lander';
import './landerAction.scss';

/** One to three words. */
export function LanderEyebrow() {
  const { t } = useTranslation('landers');
  const { niche } = useLander();
  return <p className="lander-eyebrow">{t(`niches.${niche}.label`)}</p>;
}

/**
 * The same in a sentence, behind what a lander says of itself, if that is given. A phone has room for one of them: for the first
 * where a lander speaks to everybody, which would read alike on all of them, and for the second where it speaks to some.
 */
export function LanderLead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('landers');
  const { niche } = useLander();
  const more = 'lander-more-words';
  const isForAll = niche === 'plain' && children;
  return (
    <>
      <span className={isForAll ? '' : more}>{children}</span>{' '}
      <span className={isForAll ? more : ''}>{t(`niches.${niche}.line`)}</span>
    </>
  );
}
