/** The privacy statement (spec 2). */
import { useTranslation } from 'react-i18next';
import { CONSENT_DAYS, LEAST_AGE, REACTIVATION_DAYS } from '@/config/limits';
import { SITE_NAME } from '@/config/site';
import { CookieChoices } from '@/core/consent/CookieChoices';
import { selectSettings } from '@/core/settings/settingsSlice';
import { leastAge } from '@/domain/leastAge';
import { DocumentPage } from '@/features/documents/DocumentPage';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';

export default function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const settings = useAppSelector(selectSettings);
  const facts = {
    site: settings?.name ?? SITE_NAME,
    age: leastAge(settings?.min_age ?? LEAST_AGE),
    days: REACTIVATION_DAYS,
    consentDays: CONSENT_DAYS,
  };
  return (
    <DocumentPage
      name="privacy"
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', { returnObjects: true, ...facts })}
      // Whoever comes by "Do not sell or share" says no right there.
      parts={{ us: <CookieChoices className={buttonClass({ kind: 'outline' })} /> }}
    />
  );
}
