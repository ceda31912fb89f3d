/** Saving one change of the account, with one key for one act. */
import { useCallback, useState } from 'react';
import type { Failure } from '@/api/failure';
import { createActKey } from '@/lib/actKey';
import { useAppDispatch } from '@/store/hooks';
import { saveAccount } from './settingsThunks';
import type { AccountChanges } from './settingsThunks';

/** @returns a function that saves and says why that failed, null when it did not */
export function useSave(): (changes: AccountChanges) => Promise<Failure | null> {
  const dispatch = useAppDispatch();
  const [act] = useState(createActKey);
  return useCallback(
    async (changes) => {
      const result = await dispatch(saveAccount({ changes, idempotencyKey: act.keyFor(changes) }));
      if (saveAccount.fulfilled.match(result)) {
        act.answered();
        return null;
      }
      const failure: Failure = result.payload ?? { kind: 'server', status: 500 };
      if (failure.kind === 'refused') act.answered();
      return failure;
    },
    [dispatch, act],
  );
}
