/** What protects a member: four plain facts, and what two of them look like. */
import { useTranslation } from 'react-i18next';
import { useLeastAge } from '@/core/settings/useLeastAge';
import { AdultsNote } from './AdultsNote';
import { Scene } from './Scene';

export function Safety() {
  const { t } = useTranslation('home');
  const age = useLeastAge();
  const facts = [
    { title: t('safety.adults.title'), text: t('safety.adults.text', { age }) },
    { title: t('safety.block.title'), text: t('safety.block.text') },
    { title: t('safety.quiet.title'), text: t('safety.quiet.text') },
    { title: t('safety.fictional.title'), text: t('safety.fictional.text') },
  ];
  return (
    <section className="home-band" id="safety" aria-labelledby="safety-title">
      <div className="page home-section home-terms">
        <div>
          <h2 id="safety-title" tabIndex={-1}>
            {t('safety.title')}
          </h2>
          <ul className="home-facts">
            {facts.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Scene of="terms" />
          <AdultsNote />
        </div>
      </div>
    </section>
  );
}
