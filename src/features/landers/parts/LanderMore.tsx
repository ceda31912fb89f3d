/** Below the fold of a lander: how it works, what it costs, who sees you, and the choice once more. */
import { useTranslation } from 'react-i18next';
import { LanderAction } from './LanderAction';
import { useLanderWay } from './useLanderWay';
import './landerMore.scss';

const FACTS = ['how', 'cost', 'safety'] as const;

export function LanderMore() {
  const { t } = useTranslation('landers');
  const { kind } = useLanderWay();
  return (
    <section className="lander-more" aria-labelledby="lander-more">
      <h2 id="lander-more">{t('more.title')}</h2>
      <dl>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{t(`more.${fact}.title`)}</dt>
            <dd>
              {fact === 'cost' && kind === 'open' && t('more.cost.free')} {t(`more.${fact}.text`)}
            </dd>
          </div>
        ))}
      </dl>
      <LanderAction />
    </section>
  );
}
