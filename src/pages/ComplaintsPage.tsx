/** Complaints, and notices about illegal content (spec 2). */
import { useTranslation } from 'react-i18next';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { Complaints } from '@/features/complaints/Complaints';
import { TemplateNote } from '@/features/documents/TemplateNote';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';

export default function ComplaintsPage() {
  const { t } = useTranslation('complaints');
  const member = useAppSelector(selectLoggedIn);
  return (
    <Page>
      <div className="complaint-head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead muted">{t('lead')}</p>
        {member && <p className="muted">{t('member')}</p>}
      </div>
      <Complaints />
      <TemplateNote />
    </Page>
  );
}
