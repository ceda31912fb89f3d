/** For whom a lander speaks, above its heading. */
import { useTranslation } from 'react-i18next';
import { useLander } from './lander';
import './landerAction.scss';

/** One to three words. */
export function LanderEyebrow() {
  const { t } = useTranslation('landers');
  const { niche } = useLander();
  return <p className="lander-eyebrow">{t(`niches.${niche}.label`)}</p>;
}

/** The same in a sentence, for the lead. */
export function LanderLine() {
  const { t } = useTranslation('landers');
  const { niche } = useLander();
  return <>{t(`niches.${niche}.line`)}</>;
}
