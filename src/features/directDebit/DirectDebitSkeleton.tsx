/** The shape of what comes: order and form. */
import { useTranslation } from 'react-i18next';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const FIELDS = 5;

export function DirectDebitSkeleton() {
  const { t } = useTranslation('directDebit');
  return (
    <>
      <p className="lead muted dd-lead">{t('lead')}</p>
      <output>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </output>
      <div className="dd" aria-hidden="true">
        <Panel as="div" className="dd-order">
          <Skeleton width="60%" height="24px" />
          <Skeleton height="40px" />
          <Skeleton width="70%" height="20px" />
        </Panel>
        <Panel as="div" className="dd-step">
          <Skeleton width="50%" height="28px" />
          {Array.from({ length: FIELDS }, (_, index) => (
            <Skeleton key={index} height="50px" />
          ))}
        </Panel>
      </div>
    </>
  );
}
