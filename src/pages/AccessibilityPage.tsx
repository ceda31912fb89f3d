/** The accessibility statement. */
import { useTranslation } from 'react-i18next';
import { SITE_NAME } from '@/config/site';
import { selectSiteName } from '@/core/settings/settingsSlice';
import { DocumentPage } from '@/features/documents/DocumentPage';
import { useAppSelector } from '@/store/hooks';

export default function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  const site = useAppSelector(selectSiteName) ?? SITE_NAME;
  return (
    <DocumentPage
      name="accessibility"
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', { returnObjects: true, site })}
    />
  );
}
