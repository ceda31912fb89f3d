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

/**
 * The version of the terms that a member has still to accept.
 * @param accepted the version accepted last, ISO 8601; null where the server does not keep it, and asks nobody
 * @returns epoch ms; null when there is nothing to accept
 */
export function termsToAccept(accepted: string | null, added: string | null): number | null {
  const version = termsVersion(added);
  return accepted !== null && Date.parse(accepted) < version ? version : null;
}
