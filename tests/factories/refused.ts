/** An answer of the server that says no, as the calls hand it on. */
import type { Failure } from '@/api/failure';

/**
 * @param status HTTP status
 * @param code the contract's word for it
 * @param fields a word for each field that was refused
 */
export const refused = (
  status: number,
  code: string,
  fields: Record<string, string> = {},
): Extract<Failure, { kind: 'refused' }> => ({ kind: 'refused', status, code, details: {}, fields });
