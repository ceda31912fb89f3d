/** Everything that is kept on a device, and the choice about it (spec 2). */
import { useTranslation } from 'react-i18next';
import { CONSENT_DAYS } from '@/config/limits';
import { SITE_NAME } from '@/config/site';
import { modalOpened } from '@/core/modals/modalsSlice';
import { selectSiteName } from '@/core/settings/settingsSlice';
import { DocumentPage } from '@/features/documents/DocumentPage';
import { StoredThings } from '@/features/documents/StoredThings';
import { LAST_SEEN_DAYS } from '@/features/documents/storedThings';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';

export default function CookiesPage() {
  const { t } = useTranslation('cookies');
  const dispatch = useAppDispatch();
  const site = useAppSelector(selectSiteName) ?? SITE_NAME;
  return (
    <DocumentPage
      name="cookies"
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', {
        returnObjects: true,
        site,
        consentDays: CONSENT_DAYS,
        lastSeenDays: LAST_SEEN_DAYS,
      })}
      parts={{
        choice: (
          <Button kind="outline" onClick={() => dispatch(modalOpened({ name: 'consent' }))}>
            {t('button')}
          </Button>
        ),
        table: <StoredThings />,
      }}
    />
  );
}
