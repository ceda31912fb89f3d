/** Which refusals are the end of a link; after every other failure it may work when it is tried again. */
import type { Failure } from '@/api/failure';
import { refusalCode } from '@/api/failure';

/** @returns true when the link is too old, was used, or gave way to a newer one (spec 8: ER-04) */
export function linkIsDead(failure: Failure): boolean {
  const code = refusalCode(failure);
  return code === 'token_expired' || code === 'not_found';
}
