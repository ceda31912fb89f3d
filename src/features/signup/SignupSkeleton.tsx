/** The shape of the sign-up form until it is known whether sign-up is open. */
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const FIELDS = ['name', 'email', 'password', 'date', 'wish'] as const;

export function SignupSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="form-stack" aria-busy="true">
      <VisuallyHidden>
        <output>{t('status.loading')}</output>
      </VisuallyHidden>
      {FIELDS.map((field) => (
        <div key={field} className="stack signup-ghost">
          <Skeleton width="9rem" height="14px" />
          <Skeleton height="50px" />
        </div>
      ))}
      <Skeleton height="52px" />
    </div>
  );
}
