/** The house rules (spec 2). */
import { useTranslation } from 'react-i18next';
import { LEAST_AGE } from '@/config/limits';
import { SITE_NAME } from '@/config/site';
import { selectSettings } from '@/core/settings/settingsSlice';
import { leastAge } from '@/domain/leastAge';
import { DocumentPage } from '@/features/documents/DocumentPage';
import { useAppSelector } from '@/store/hooks';

export default function BanPage() {
  const { t } = useTranslation('ban');
  const settings = useAppSelector(selectSettings);
  const facts = { site: settings?.name ?? SITE_NAME, age: leastAge(settings?.min_age ?? LEAST_AGE) };
  return (
    <DocumentPage
      name="ban"
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', { returnObjects: true, ...facts })}
    />
  );
}
