/** Where the address of a direct debit outlives a reload. */
import { useCallback } from 'react';
import { selectUser } from '@/core/auth/authSlice';
import { dropFormDraft } from '@/core/formDrafts/formDrafts';
import type { FormDraftName } from '@/core/formDrafts/formDrafts';
import { useAppSelector } from '@/store/hooks';

/** @returns what this member's form is kept under, and a way to forget it */
export function useDetailsDraft(): { name: FormDraftName; forget: () => void } {
  const name: FormDraftName = `directDebit:${useAppSelector(selectUser)?.id ?? ''}`;
  return { name, forget: useCallback(() => dropFormDraft(name), [name]) };
}
