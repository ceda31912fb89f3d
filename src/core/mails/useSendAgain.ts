/** A press of a button that has the server mail: an e-mail once more, or e-mails at all (spec 3, 4). */
import { useState } from 'react';
import type { Failure } from '@/api/failure';
import { failureOf, refusalCode } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { useSecondsLeft } from '../clock/useSecondsLeft';
import { mailPauseUntil } from './mailPause';

type Progress =
  | { at: 'ready' | 'sending' | 'sent' }
  /** `until`: epoch ms of the server's clock from which another press may succeed; null when that is not about time. */
  | { at: 'failed'; failure: Failure; until: number | null };

/**
 * @param send asks the server; rejects with what went wrong
 * @param endsWith the refusal after which another press could only fail
 * @returns what to say, and the props of the button, which stays where it is, and with it the focus
 */
export function useSendAgain(send: () => Promise<unknown>, endsWith?: string) {
  const [progress, setProgress] = useState<Progress>({ at: 'ready' });
  const failed = progress.at === 'failed' ? progress : null;
  const until = failed?.until ?? null;
  const isPaused = useSecondsLeft(until ?? 0) > 0;
  // "Later" has come: there is nothing to say any more.
  const failure = failed === null || (until !== null && !isPaused) ? null : failed.failure;
  const ended = endsWith !== undefined && refusalCode(failure) === endsWith;
  const rests = ended || isPaused;

  const press = async (): Promise<void> => {
    setProgress({ at: 'sending' });
    try {
      await send();
      setProgress({ at: 'sent' });
    } catch (error) {
      const came = failureOf(error);
      setProgress({ at: 'failed', failure: came, until: mailPauseUntil(came, serverNow()) });
    }
  };
  const button = {
    busy: progress.at === 'sending',
    'aria-disabled': rests || undefined,
    onClick: () => {
      if (!rests) void press();
    },
  };
  return { sent: progress.at === 'sent', failure, ended, button };
}
