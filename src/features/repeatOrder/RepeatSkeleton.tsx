/** The shapes of cards and order while they load. */
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export function RepeatSkeleton() {
  const { t } = useTranslation('cards');
  return (
    <div className="again" aria-busy="true">
      <VisuallyHidden>
        <output>{t('loading')}</output>
      </VisuallyHidden>
      <div className="again-cards">
        <Skeleton height="72px" />
        <Skeleton height="72px" />
      </div>
      <Skeleton height="300px" />
    </div>
  );
}
