/** The end of the home page: the action once more, for whoever can take it. */
import { useTranslation } from 'react-i18next';
import { HomeActions } from './HomeActions';
import { Scene } from './Scene';
import { useHomeWay } from './useHomeWay';

export function JoinNow() {
  const { t } = useTranslation('home');
  const { kind } = useHomeWay();
  if (kind !== 'open') return null;
  return (
    <section className="page home-section home-join" aria-labelledby="join-title">
      <h2 id="join-title">{t('join.title')}</h2>
      <p className="home-lead">{t('join.lead')}</p>
      <HomeActions foot />
      <Scene of="crowd" />
    </section>
  );
}
