/** The packages' shapes while they load. */
import { useTranslation } from 'react-i18next';
import type { PackageStyle } from '@/domain/model';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const STYLES: readonly PackageStyle[] = ['p0', 'p1', 'p2', 'p3'];

export function PackageSkeleton() {
  const { t } = useTranslation('premium');
  return (
    <div className="shop" aria-busy="true">
      <VisuallyHidden>
        <output>{t('packages.loading')}</output>
      </VisuallyHidden>
      <div className="packages shop-skeleton" aria-hidden="true">
        {STYLES.map((style) => (
          <div key={style} className={style === 'p2' ? 'shop-shape shop-shape-tall' : 'shop-shape'}>
            <Skeleton width="100%" height="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
