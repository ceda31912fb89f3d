/** Support: how to reach the company, and what it has answered already (spec 2). */
import { useTranslation } from 'react-i18next';
import { CompanyBlock } from '@/features/documents/CompanyBlock';
import { TemplateNote } from '@/features/documents/TemplateNote';
import { ContactWays } from '@/features/support/ContactWays';
import { HelpTopics } from '@/features/support/HelpTopics';
import { InDanger } from '@/features/support/InDanger';
import { Page } from '@/ui/Page';

export default function ServicePage() {
  const { t } = useTranslation('service');
  return (
    <Page>
      <div className="support-head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead muted">{t('lead')}</p>
      </div>
      <ContactWays />
      <InDanger />
      <HelpTopics />
      <div className="support-company">
        <CompanyBlock />
        <TemplateNote />
      </div>
    </Page>
  );
}
