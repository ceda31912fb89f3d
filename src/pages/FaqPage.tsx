/** Questions and answers (spec 2). */
import { useTranslation } from 'react-i18next';
import { TemplateNote } from '@/features/documents/TemplateNote';
import { Faq } from '@/features/faq/Faq';
import { MoreHelp } from '@/features/faq/MoreHelp';
import { Page } from '@/ui/Page';

export default function FaqPage() {
  const { t } = useTranslation('faq');
  return (
    <Page>
      <div className="faq">
        <div className="faq-head">
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className="lead muted">{t('lead')}</p>
        </div>
        <Faq />
      </div>
      <MoreHelp />
      <TemplateNote />
    </Page>
  );
}
