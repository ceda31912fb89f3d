/** What a reader asked about is not there, or not there for them. */
import { failureOf } from '@/api/failure';

/** @returns true for a 404 */
export function isNotThere(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status === 404;
}
