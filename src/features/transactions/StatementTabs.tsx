/** The two statements: purchases, and movements of credits. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { Tabs } from '@/ui/Tabs';
import { creditsViewPath } from './statementView';

/** @param credits the movements are shown */
export function StatementTabs({ credits }: { credits: boolean }) {
  const { t } = useTranslation('transactions');
  return (
    <Tabs label={t('title')} current={String(credits)}>
      <Link className="tab" to={path('transactions')} aria-current={credits ? undefined : 'page'}>
        {t('tabs.purchases')}
      </Link>
      <Link className="tab" to={creditsViewPath()} aria-current={credits ? 'page' : undefined}>
        {t('tabs.credits')}
      </Link>
    </Tabs>
  );
}
