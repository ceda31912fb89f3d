/** What the server said about a refused discount code (spec 8). */
import type { Failure } from '@/api/failure';
import type { CodeMisfit } from './codeFit';

const TEXTS = {
  not_found: 'errors:code_not_found',
  used: 'errors:code_used',
  invalid: 'errors:code_invalid',
} as const;
type Refusal = keyof typeof TEXTS;

const isRefusal = (code: string | undefined): code is Refusal =>
  code !== undefined && Object.hasOwn(TEXTS, code);

/** @returns the key of the text; null when the failure is about something else than the code */
export function codeRefusal(failure: Failure | null): (typeof TEXTS)[Refusal] | null {
  const code = failure?.kind === 'refused' ? failure.fields.code : undefined;
  return isRefusal(code) ? TEXTS[code] : null;
}

/** @returns the condition that the server named with its refusal; null when it named none */
export function refusedFor(failure: Failure | null): CodeMisfit | null {
  if (failure?.kind !== 'refused') return null;
  const { reason, minimum_order_value: minimum, currency, country } = failure.details;
  if (reason === 'expired') return { reason };
  if (reason === 'country' && country !== undefined) return { reason, country };
  if (reason === 'minimum_order_value' && minimum !== undefined && currency !== undefined)
    return { reason, minimum, currency };
  return null;
}
