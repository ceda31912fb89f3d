/** Three steps from the home page to the first message, each below a piece of what it is about. */
import { useTranslation } from 'react-i18next';
import { Scene } from './Scene';
import { useWelcomeCredits } from './useWelcomeCredits';

export function HowItWorks() {
  const { t } = useTranslation('home');
  const credits = useWelcomeCredits();
  const steps = [
    { scene: 'signup', title: t('steps.one.title'), text: t('steps.one.text') },
    { scene: 'like', title: t('steps.two.title'), text: t('steps.two.text') },
    {
      scene: 'chat',
      title: t('steps.three.title'),
      text: credits ? t('steps.three.textGift') : t('steps.three.text'),
    },
  ] as const;
  return (
    <section className="page home-section" id="how" aria-labelledby="how-title">
      <h2 id="how-title" tabIndex={-1}>
        {t('steps.title')}
      </h2>
      <ol className="home-steps">
        {steps.map(({ scene, title, text }) => (
          <li key={scene}>
            <Scene of={scene} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
