/** What a notice may show here, as it was chosen last; more than before counts once it is saved. */
import { useRef, useState } from 'react';
import type { Failure } from '@/api/failure';
import { choosePushDetail } from '@/core/push/pushDetail';
import { selectPushState } from '@/core/push/pushSlice';
import type { PushDetail } from '@/domain/pushDetail';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

export function usePushDetail() {
  const dispatch = useAppDispatch();
  const { shows } = useAppSelector(selectPushState);
  const [wanted, setWanted] = useState<PushDetail | null>(null);
  const [end, setEnd] = useState<{ failure: Failure | null } | 'saved' | null>(null);
  const newest = useRef(0);

  const save = async (choice: PushDetail): Promise<void> => {
    const own = (newest.current += 1);
    setWanted(choice);
    setEnd(null);
    const answer = await dispatch(choosePushDetail(choice));
    // An answer to an earlier choice says nothing of the one on screen.
    if (own !== newest.current) return;
    setWanted(null);
    setEnd(choosePushDetail.rejected.match(answer) ? { failure: answer.payload ?? null } : 'saved');
  };
  return {
    shows: wanted ?? shows,
    choose: (choice: PushDetail): void => void save(choice),
    /** Why the last choice was not saved. */
    failed: end === 'saved' ? null : end,
    saved: end === 'saved',
  };
}
