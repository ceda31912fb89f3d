/** How long no further mail can be asked for, once the server has said that it is enough. */
import type { Failure } from '@/api/failure';
import { MAIL_WAIT_MS } from '@/config/limits';

const TOO_MANY = 429;

/**
 * @param failure of a call that has the server send a mail
 * @param now epoch ms by the server's clock
 * @returns epoch ms of the next possible mail, at least a minute away; null when this is not what the server said
 */
export function mailPauseUntil(failure: Failure | null, now: number): number | null {
  if (failure?.kind !== 'refused' || failure.status !== TOO_MANY) return null;
  return now + Math.max((failure.details.retry_after ?? 0) * 1000, MAIL_WAIT_MS);
}

/** Whether a failure says that it is enough for now. */
export const isMailPause = (failure: Failure | null): boolean => mailPauseUntil(failure, 0) !== null;
