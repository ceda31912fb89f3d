/** What a complaint can be about, in the reader's language. */
import { useTranslation } from 'react-i18next';
import type { ComplaintCategory } from '@/domain/complaint';

export function useCategoryTexts(): Record<ComplaintCategory, string> {
  const { t } = useTranslation('complaints');
  return {
    service: t('categories.service'),
    payment: t('categories.payment'),
    account: t('categories.account'),
    privacy: t('categories.privacy'),
    decision: t('categories.decision'),
    illegal_content: t('categories.illegal_content'),
    child_safety: t('categories.child_safety'),
    other: t('categories.other'),
  };
}
