/** The versions of the terms that there have been (spec 9, CO-03). */
import { TERMS_VERSION_MS } from '@/config/limits';
import { termsVersion } from './terms';

export interface TermsVersion {
  /** Epoch ms. */
  at: number;
  /** What was new with it: all of it, or the company that one agrees with. */
  what: 'first' | 'company';
}

/**
 * Every version of the terms, the one that counts first.
 * @param added the company's date, ISO 8601; null or unreadable counts as earlier
 */
export function termsVersions(added: string | null): TermsVersion[] {
  const at = termsVersion(added);
  const first: TermsVersion = { at: TERMS_VERSION_MS, what: 'first' };
  return at > TERMS_VERSION_MS ? [{ at, what: 'company' }, first] : [first];
}
