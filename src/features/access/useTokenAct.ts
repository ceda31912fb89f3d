/** Does what a link is for as soon as its page is open: once, and again only when somebody asks for it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { logoutTold } from '@/core/auth/tellLogout';
import { actKeyOf } from '@/core/oneTimeToken/tokenState';
import type { TokenState } from '@/core/oneTimeToken/tokenState';
import { useAppDispatch } from '@/store/hooks';
import { linkIsDead } from './linkIsDead';
import type { TokenAct } from './tokenActs';

export type ActProgress<Result> =
  /** `again`: somebody asked for another try. */
  | { at: 'busy'; again: boolean }
  | { at: 'done'; result: Result }
  /** The link is no good any more. */
  | { at: 'dead' }
  /** It may work when it is tried again. */
  | { at: 'failed'; failure: Failure };

/**
 * @param link its token stays the same while the component is on screen
 * @returns how far it is, and the way to try again
 */
export function useTokenAct<Result>(
  link: TokenState,
  act: TokenAct<Result>,
): { progress: ActProgress<Result>; retry: () => void } {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<ActProgress<Result>>({ at: 'busy', again: false });
  // One act, however often it has to be sent, also after a reload: an answer that got lost does not use the link up.
  const { token } = link;
  const [idempotencyKey] = useState(() => actKeyOf(link));
  const begun = useRef(false);

  const run = useCallback(async (): Promise<void> => {
    try {
      // A link may log somebody in, and a log-out that is being told would take that session with it.
      await logoutTold();
      setProgress({ at: 'done', result: await dispatch(act(token, { idempotencyKey })) });
    } catch (error) {
      const failure = failureOf(error);
      setProgress(linkIsDead(failure) ? { at: 'dead' } : { at: 'failed', failure });
    }
  }, [dispatch, act, token, idempotencyKey]);

  useEffect(() => {
    // Effects may run twice; a link may not.
    if (begun.current) return;
    begun.current = true;
    void run();
  }, [run]);

  const retry = () => {
    setProgress({ at: 'busy', again: true });
    void run();
  };
  return { progress, retry };
}
