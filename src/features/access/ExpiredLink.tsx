/** ER-04: a link that is too old or was used, and the way to a new one. Stands below the heading of a page. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '@/ui/Alert';

/** @param action the way to a new link */
export function ExpiredLink({ action }: { action: ReactNode }) {
  const { t } = useTranslation('errors');
  return (
    <div className="stack">
      <Alert tone="red">{t('token_expired')}</Alert>
      <div className="form-actions">{action}</div>
    </div>
  );
}
