/** Below the fold of a lander: how it works, what it costs, who sees you, and the choice once more. */
import { useTranslation } from 'react-i18next';
import { LanderAction } from './LanderAction';
import { useLanderWay } from './useLanderWay';
import './landerMore.scss';

export function LanderMore() {
  const { t } = useTranslation('landers');
  const { kind } = useLanderWay();
  const facts = [
    { title: t('more.how.title'), text: [t('more.how.text')] },
    { title: t('more.cost.title'), text: [kind === 'open' && t('more.cost.free'), t('more.cost.text')] },
    { title: t('more.safety.title'), text: [t('more.safety.text')] },
  ];
  return (
    <section className="lander-more" aria-labelledby="lander-more">
      <h2 id="lander-more">{t('more.title')}</h2>
      <dl>
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text.filter(Boolean).join(' ')}</dd>
          </div>
        ))}
      </dl>
      <LanderAction />
    </section>
  );
}
