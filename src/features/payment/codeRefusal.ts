/** The texts for a refused discount code (spec 8). */
import type { Failure } from '@/api/failure';

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
