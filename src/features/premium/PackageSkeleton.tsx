/** The packages' shapes while they load. */
import { useTranslation } from 'react-i18next';
import { clsx } from 'clsx';
import { selectPaidUser } from '@/core/auth/authSlice';
import type { PackageStyle } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import './packageSkeleton.scss';

const STYLES: readonly PackageStyle[] = ['p0', 'p1', 'p2', 'p3'];

/** @param props.reading for a visitor: cards without buttons, and the notice below them in its final size */
export function PackageSkeleton({ reading = false }: { reading?: boolean }) {
  const { t } = useTranslation('premium');
  const paid = useAppSelector(selectPaidUser);
  return (
    <div
      className={clsx('shop', reading ? 'shop-reading' : 'shop-coming', !paid && 'shop-joining')}
      aria-busy="true"
    >
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
      {reading && <div className="shop-notice-shape" />}
    </div>
  );
}
