/** The accessibility statement. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { SITE_NAME } from '@/config/site';
import { selectSiteName } from '@/core/settings/settingsSlice';
import { DocumentPage } from '@/features/documents/DocumentPage';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';

export default function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  const site = useAppSelector(selectSiteName) ?? SITE_NAME;
  return (
    <DocumentPage
      name="accessibility"
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', { returnObjects: true, site })}
      parts={{
        short: (
          <p className="document-ways">
            <Link
              to={{ pathname: path('complaints'), search: '?category=service' }}
              className={buttonClass({ kind: 'outline' })}
            >
              {t('write')}
            </Link>
          </p>
        ),
      }}
    />
  );
}
