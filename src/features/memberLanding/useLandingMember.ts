/** How far the look-up of a landing's member is. */
import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '@/api/failure';
import { useFreeHeading } from '@/core/navigation/useHeadingFocus';
import { useAppDispatch } from '@/store/hooks';
import { fetchLandingMember } from './landingMember';
import type { LandingPeople } from './landingMember';

export type LandingMember =
  | { status: 'waiting' }
  | ({ status: 'here' } & LandingPeople)
  /** Unknown, invisible, or closed to this viewer: the page does not say which. */
  | { status: 'absent' }
  | { status: 'failed'; failure: Failure | null; retry: () => void };

type Outcome = Exclude<LandingMember, { status: 'failed' }> | { status: 'failed'; failure: Failure | null };

const WAITING: Outcome = { status: 'waiting' };

/** @param id the member's id, as the address names it */
export function useLandingMember(id: string): LandingMember {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const wanted = `${attempt} ${id}`;
  const [found, setFound] = useState<{ wanted: string; outcome: Outcome }>({ wanted, outcome: WAITING });

  useEffect(() => {
    let request = dispatch(fetchLandingMember(id));
    let left = false;
    const hear = async (): Promise<void> => {
      const result = await request;
      if (left) return;
      // Cut off by a log-in or log-out of another tab, not by this page: it is asked for anew.
      if (fetchLandingMember.rejected.match(result) && result.payload?.kind === 'aborted') {
        request = dispatch(fetchLandingMember(id));
        await hear();
      } else setFound({ wanted, outcome: outcomeOf(result) });
    };
    void hear();
    return () => {
      left = true;
      request.abort();
    };
  }, [dispatch, id, wanted]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { outcome } = found.wanted === wanted ? found : { outcome: WAITING };
  // Each state is a page of its own: the button that tries again goes with its page, and so may the heading after it.
  useFreeHeading(attempt > 0 ? `${attempt} ${outcome.status}` : '');
  return outcome.status === 'failed' ? { ...outcome, retry } : outcome;
}

/** Any other refusal, such as too many requests, says nothing about the member. */
const isAboutMember = (failure: Failure | null): boolean =>
  failure?.kind === 'refused' && (failure.status === 404 || failure.code === 'blocked_by');

type Result = Awaited<ReturnType<ReturnType<typeof fetchLandingMember>>>;

function outcomeOf(result: Result): Outcome {
  if (fetchLandingMember.fulfilled.match(result)) return { status: 'here', ...result.payload };
  const failure = result.payload ?? null;
  return isAboutMember(failure) ? { status: 'absent' } : { status: 'failed', failure };
}
