/** Which fields the server did not accept. */
import type { Failure } from '@/api/failure';
import { EMPTY_DETAILS } from './directDebitSchema';
import type { DetailsField, DetailsProblem } from './directDebitSchema';

export interface RefusedField {
  field: DetailsField;
  problem: DetailsProblem;
}

const isField = (name: string): name is DetailsField => Object.hasOwn(EMPTY_DETAILS, name);

const PROBLEMS: Partial<Record<DetailsField, DetailsProblem>> = {
  iban: 'iban_refused',
  phone: 'phone_refused',
};

/** @returns the fields of the account and the address that a refusal names, in the order of the form */
export function refusedFields(failure: Failure): RefusedField[] {
  if (failure.kind !== 'refused') return [];
  const { fields } = failure;
  return Object.keys(EMPTY_DETAILS)
    .filter(isField)
    .filter((field) => Object.hasOwn(fields, field))
    .map((field) => ({ field, problem: PROBLEMS[field] ?? 'refused' }));
}

/** @returns true when the code of the text message was wrong or too old (VA-08) */
export const isCodeRefused = (failure: Failure): boolean =>
  failure.kind === 'refused' && Object.hasOwn(failure.fields, 'otp');
