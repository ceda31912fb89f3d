/** A conversation that the list does not hold is looked for in a newer list. */
import { useEffect, useState } from 'react';
import type { Failure } from '@/api/failure';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { selectChatsHeardAt } from './chatsSlice';
import { fetchChats } from './chatsThunks';

interface MissingSearch {
  /** The list was heard, and does not hold it. */
  done: boolean;
  failure: Failure | null;
  again: () => void;
}

interface Found extends Pick<MissingSearch, 'done' | 'failure'> {
  /** Its list counts no more: when one was heard before it, epoch ms. The next one that is heard tells. */
  overtaken?: number;
}
const NOT_YET: Found = { done: false, failure: null };

const whenHeard = (_: AppDispatch, getState: () => RootState): number => selectChatsHeardAt(getState());

async function lookFor(dispatch: AppDispatch): Promise<Found> {
  const overtaken = dispatch(whenHeard);
  const result = await dispatch(fetchChats());
  if (fetchChats.rejected.match(result)) return { done: false, failure: result.payload ?? null };
  return { done: result.payload, failure: null, ...(!result.payload && { overtaken }) };
}

/** Asks for the list once more while something is missing in it; what could not be asked is not taken for gone. */
export function useMissingSearch(missing: boolean): MissingSearch {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState(NOT_YET);
  const heardAt = useAppSelector(selectChatsHeardAt);
  const isHeardSince = found.overtaken !== undefined && found.overtaken !== heardAt;
  useEffect(() => {
    if (missing) void lookFor(dispatch).then(setFound);
  }, [dispatch, missing]);
  const again = (): void => {
    setFound(NOT_YET);
    void lookFor(dispatch).then(setFound);
  };
  useBackOnline(() => {
    if (found.failure) again();
  });
  return { done: found.done || isHeardSince, failure: found.failure, again };
}
