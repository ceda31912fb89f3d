/** What protects a member: four plain facts. */
import { EyeOff, Hand, ShieldCheck, VenetianMask } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLeastAge } from '@/core/settings/useLeastAge';
import { Icon } from '@/ui/Icon';

export function Safety() {
  const { t } = useTranslation('home');
  const age = useLeastAge();
  const facts = [
    { icon: ShieldCheck, title: t('safety.adults.title'), text: t('safety.adults.text', { age }) },
    { icon: Hand, title: t('safety.block.title'), text: t('safety.block.text') },
    { icon: EyeOff, title: t('safety.quiet.title'), text: t('safety.quiet.text') },
    { icon: VenetianMask, title: t('safety.fictional.title'), text: t('safety.fictional.text') },
  ];
  return (
    <section className="home-band" id="safety" aria-labelledby="safety-title">
      <div className="page home-section">
        <h2 id="safety-title" tabIndex={-1}>
          {t('safety.title')}
        </h2>
        <ul className="home-facts">
          {facts.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon as={icon} size={24} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
