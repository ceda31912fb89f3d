/** Facts on the legal pages (spec 9). */
import { TERMS_VERSION_MS } from '@/config/limits';

/**
 * The date of the terms: 1 December 2023 12:00 UTC, or the day the company was added if that is later.
 * @param added the company's date, ISO 8601; null or unreadable counts as earlier
 * @returns epoch ms
 */
export function termsVersion(added: string | null): number {
  const addedAt = Date.parse(added ?? '');
  return Number.isNaN(addedAt) ? TERMS_VERSION_MS : Math.max(TERMS_VERSION_MS, addedAt);
}

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

/**
 * The version of the terms that a member has still to accept.
 * @param accepted the version accepted last, ISO 8601; null where the server does not keep it, and asks nobody
 * @returns epoch ms; null when there is nothing to accept
 */
export function termsToAccept(accepted: string | null, added: string | null): number | null {
  const version = termsVersion(added);
  return accepted !== null && Date.parse(accepted) < version ? version : null;
}

/**
 * The support phone as a phone dials it: without dashes and spaces.
 * @param phone the number as printed
 */
export function dialNumber(phone: string): string {
  return phone.replaceAll(/[\s\p{Pd}]/gu, '');
}
