/** A press of a button that has the server mail: an e-mail once more, or e-mails at all (spec 3, 4). */
import { useState } from 'react';
import type { Failure } from '@/api/failure';
import { failureOf, refusalCode } from '@/api/failure';

type Progress = { at: 'ready' | 'sending' | 'sent' } | { at: 'failed'; failure: Failure };

/**
 * @param send asks the server; rejects with what went wrong
 * @param endsWith the refusal after which another press could only fail
 * @returns what to say, and the props of the button, which stays where it is, and with it the focus
 */
export function useSendAgain(send: () => Promise<unknown>, endsWith?: string) {
  const [progress, setProgress] = useState<Progress>({ at: 'ready' });
  const failure = progress.at === 'failed' ? progress.failure : null;
  const ended = endsWith !== undefined && refusalCode(failure) === endsWith;

  const press = async (): Promise<void> => {
    setProgress({ at: 'sending' });
    try {
      await send();
      setProgress({ at: 'sent' });
    } catch (error) {
      setProgress({ at: 'failed', failure: failureOf(error) });
    }
  };
  const button = {
    busy: progress.at === 'sending',
    'aria-disabled': ended || undefined,
    onClick: () => {
      if (!ended) void press();
    },
  };
  return { sent: progress.at === 'sent', failure, ended, button };
}
