/** The shape of the sign-up form until it is known whether sign-up is open. */
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const FIELDS = ['name', 'email', 'password', 'date'] as const;

export function SignupSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="form-stack signup-stack" aria-busy="true">
      <VisuallyHidden>
        <output>{t('status.loading')}</output>
      </VisuallyHidden>
      <div className="signup-pair">
        <Question />
        <Question />
      </div>
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

/** A question with two answers, each as high as a field. */
function Question() {
  return (
    <div className="stack signup-ghost">
      <Skeleton width="6rem" height="14px" />
      <Skeleton height="50px" />
      <Skeleton height="50px" />
    </div>
  );
}
