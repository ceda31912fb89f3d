/** The account and the address: values, problems, and what of them outlives a reload. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { selectUser } from '@/core/auth/authSlice';
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { useAppSelector } from '@/store/hooks';
import { detailsSchema, draftSchema, EMPTY_DETAILS } from './directDebitSchema';
import type { DirectDebitDetails } from './directDebitSchema';
import { loadIbanRules } from './ibanRules';
import { useDetailsDraft } from './useDetailsDraft';

export type DetailsForm = UseFormReturn<DirectDebitDetails, unknown, DirectDebitDetails>;

/** @returns the form, and the member's country */
export function useDetailsForm(): { form: DetailsForm; country: string } {
  const country = useAppSelector(selectUser)?.profile.country ?? '';
  const { name } = useDetailsDraft();
  const [draft] = useState(() => readFormDraft(name, draftSchema));
  const form = useForm<DirectDebitDetails, unknown, DirectDebitDetails>({
    defaultValues: { ...EMPTY_DETAILS, ...draft },
    resolver: async (values, context, options) => {
      const { ibanProblem } = await loadIbanRules();
      return valibotResolver(detailsSchema(ibanProblem, country))(values, context, options);
    },
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { iban: _iban, ...typed } }) => keepFormDraft(name, typed),
      }),
    [subscribe, name],
  );
  return { form, country };
}
