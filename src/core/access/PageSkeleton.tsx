/** What stands in for a page until it is known who is here. */
import { useTranslation } from 'react-i18next';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Page>
      <div aria-busy="true">
        <VisuallyHidden>
          <output>{t('status.loading')}</output>
        </VisuallyHidden>
        <Skeleton width="14rem" height="2.25rem" />
        <Skeleton width="20rem" height="1rem" />
      </div>
    </Page>
  );
}
