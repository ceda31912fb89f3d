/** What to do when it cannot wait for an answer. */
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import './support.scss';

export function InDanger() {
  const { t } = useTranslation('service');
  return (
    <section className="danger" aria-labelledby="danger-title">
      <Icon as={ShieldAlert} size={32} />
      <div>
        <h2 id="danger-title" className="h3">
          {t('safety.title')}
        </h2>
        <p>{t('safety.text')}</p>
      </div>
      <Link
        to={{ pathname: path('complaints'), search: '?category=illegal_content' }}
        className={buttonClass({ kind: 'outline' })}
      >
        {t('safety.report')}
      </Link>
    </section>
  );
}
