/** Stands where panels will come. */
import { useTranslation } from 'react-i18next';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export function PanelSkeleton() {
  const { t } = useTranslation();
  return (
    <Panel as="div" className="setting">
      <VisuallyHidden>
        <output>{t('status.loading')}</output>
      </VisuallyHidden>
      <Skeleton width="9rem" height="1.5rem" />
      <Skeleton height="3rem" />
      <Skeleton width="60%" />
    </Panel>
  );
}
