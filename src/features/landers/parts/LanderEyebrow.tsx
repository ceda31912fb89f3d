/** For whom a lander speaks, above its heading and in its lead. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLander } from './lander';
import './landerAction.scss';

interface LanderEyebrowProps {
  /** Where the first screen is short it says nothing that the small print does not say. */
  spare?: boolean;
}

/** One to three words. */
export function LanderEyebrow({ spare = false }: LanderEyebrowProps) {
  const { t } = useTranslation('landers');
  const { niche } = useLander();
  return (
    <p className={clsx('lander-eyebrow', spare && niche === 'plain' && 'lander-more-words')}>
      {t(`niches.${niche}.label`)}
    </p>
  );
}

/**
 * The same in a sentence, behind what a lander says of itself, if that is given. A lander that speaks to everybody has the
 * first alone, since the second would read alike on all of them; where it speaks to some, a phone has room for the second.
 */
export function LanderLead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('landers');
  const { niche } = useLander();
  if (niche === 'plain' && children) return children;
  return (
    <>
      <span className="lander-more-words">{children}</span> {t(`niches.${niche}.line`)}
    </>
  );
}
