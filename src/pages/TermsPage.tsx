/** The terms (spec 2 and 9). */
import { useTranslation } from 'react-i18next';
import { FREE_CONVERSATIONS, LEAST_AGE, REACTIVATION_DAYS } from '@/config/limits';
import { SITE_NAME } from '@/config/site';
import { WITHDRAWAL_DAYS } from '@/config/withdrawalCountries';
import { selectSettings } from '@/core/settings/settingsSlice';
import { leastAge } from '@/domain/leastAge';
import { DocumentPage } from '@/features/documents/DocumentPage';
import { TermsChoice } from '@/features/documents/TermsChoice';
import { TermsVersions } from '@/features/documents/TermsVersions';
import { useAppSelector } from '@/store/hooks';

export default function TermsPage() {
  const { t } = useTranslation('terms');
  const settings = useAppSelector(selectSettings);
  const facts = {
    site: settings?.name ?? SITE_NAME,
    age: leastAge(settings?.min_age ?? LEAST_AGE),
    conversations: FREE_CONVERSATIONS,
    days: REACTIVATION_DAYS,
    withdrawalDays: WITHDRAWAL_DAYS,
  };
  return (
    <DocumentPage
      name="terms"
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', { returnObjects: true, ...facts })}
      parts={{ changes: <TermsVersions />, disagree: <TermsChoice /> }}
    />
  );
}
