/** Says a failure in the member's language. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFormats } from '@/i18n/useFormats';
import { failureText } from './failureText';

/** @returns a function from a failure to its sentence; dates in it are written the member's way */
export function useFailureText(): (failure: Failure | null | undefined) => string {
  const { t } = useTranslation('errors');
  const { date } = useFormats();
  return useCallback(
    (failure) => {
      const { key, values } = failureText(failure);
      if (key === 'account_pending_deletion') return t(key, { date: date(String(values.date)) });
      if (key === 'too_many_attempts') return t(key, { count: Number(values.count) });
      if (key === 'blocked_by') return t(key, { name: String(values.name) });
      return t(key);
    },
    [t, date],
  );
}
