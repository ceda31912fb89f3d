/** Below the answers: who helps when none of them did. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { buttonClass } from '@/ui/buttonClass';
import './moreHelp.scss';

export function MoreHelp() {
  const { t } = useTranslation('faq');
  return (
    <section className="faq-more" aria-labelledby="more-title">
      <div>
        <h2 id="more-title" className="h3">
          {t('more.title')}
        </h2>
        <p>{t('more.text')}</p>
      </div>
      <div className="faq-more-ways">
        <Link to={path('service')} className={buttonClass({ kind: 'dark' })}>
          {t('more.service')}
        </Link>
        <Link to={path('complaints')} className={buttonClass({ kind: 'outline' })}>
          {t('more.complaints')}
        </Link>
      </div>
    </section>
  );
}
