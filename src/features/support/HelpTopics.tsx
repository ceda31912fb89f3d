/** What most people ask, each leading to its answer. */
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import './support.scss';

/** Ids of questions, as faq.php names them. */
const TOPICS = ['confirm', 'login', 'refund', 'lost', 'report', 'photos', 'mails', 'delete'] as const;

export function HelpTopics() {
  const { t } = useTranslation('service');
  // Without a promise of our own, money comes back as the law has it.
  const noRefund = useAppSelector(selectSettings)?.refund_days === 0;
  const texts: Record<(typeof TOPICS)[number], string> = {
    confirm: t('topics.confirm'),
    login: t('topics.login'),
    refund: t('topics.refund'),
    lost: t('topics.lost'),
    report: t('topics.report'),
    photos: t('topics.photos'),
    mails: t('topics.mails'),
    delete: t('topics.delete'),
  };
  return (
    <section className="topics" aria-labelledby="topics-title">
      <div className="topics-head">
        <h2 id="topics-title">{t('topics.title')}</h2>
        <p className="muted">{t('topics.lead')}</p>
      </div>
      <ul className="topics-list">
        {TOPICS.map((topic) => (
          <li key={topic}>
            <Link
              to={{ pathname: path('faq'), hash: `#${noRefund && topic === 'refund' ? 'withdraw' : topic}` }}
            >
              {texts[topic]}
              <Icon as={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={path('faq')} className="topics-all">
        {t('topics.all')}
      </Link>
    </section>
  );
}
