/** A conversation that the list does not hold is looked for in a newer list. */
import { useEffect, useState } from 'react';
import type { Failure } from '@/api/failure';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/types';
import { fetchChats } from './chatsThunks';

interface MissingSearch {
  /** The list was heard, and does not hold it. */
  done: boolean;
  failure: Failure | null;
  again: () => void;
}

type Found = Pick<MissingSearch, 'done' | 'failure'>;
const NOT_YET: Found = { done: false, failure: null };

/** Of two who ask again whenever the other one has asked meanwhile neither would ever be done. */
const ASKS = 3;

async function lookFor(dispatch: AppDispatch): Promise<Found> {
  for (let times = 1; times <= ASKS; times += 1) {
    const result = await dispatch(fetchChats());
    if (fetchChats.rejected.match(result)) return { done: false, failure: result.payload ?? null };
    // One that counts no more says nothing of what is in the list.
    if (result.payload) return { done: true, failure: null };
  }
  return { done: false, failure: { kind: 'timeout' } };
}

/** Asks for the list once more while something is missing in it; what could not be asked is not taken for gone. */
export function useMissingSearch(missing: boolean): MissingSearch {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState(NOT_YET);
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
  return { ...found, again };
}
