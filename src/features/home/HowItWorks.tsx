/** Three steps from the home page to the first message. */
import { useTranslation } from 'react-i18next';
import { useWelcomeCredits } from './useWelcomeCredits';

export function HowItWorks() {
  const { t } = useTranslation('home');
  const credits = useWelcomeCredits();
  const steps = [
    { key: 'one', title: t('steps.one.title'), text: t('steps.one.text') },
    { key: 'two', title: t('steps.two.title'), text: t('steps.two.text') },
    {
      key: 'three',
      title: t('steps.three.title'),
      text: credits ? t('steps.three.textGift') : t('steps.three.text'),
    },
  ];
  return (
    <section className="page home-section" id="how" aria-labelledby="how-title">
      <h2 id="how-title" tabIndex={-1}>
        {t('steps.title')}
      </h2>
      <ol className="home-steps">
        {steps.map(({ key, title, text }) => (
          <li key={key}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
