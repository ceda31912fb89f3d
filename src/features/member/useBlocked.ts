/** Whether the viewer has blocked a member, and the way to let them back. */
import { useState } from 'react';
import type { Failure } from '@/api/failure';
import { selectUser } from '@/core/auth/authSlice';
import { useUnblockMutation } from '@/core/blocks/blockedApi';
import { selectBlockedHere } from '@/core/blocks/blocksSlice';
import { createActKey } from '@/lib/actKey';
import { useAppSelector } from '@/store/hooks';

export interface BlockControl {
  blocked: boolean;
  unblock: () => void;
  busy: boolean;
  /** Why the member could not be let back. */
  failure: Failure | null;
  /** The member was just let back. */
  released: boolean;
}

/**
 * @param profile id of the member
 * @param known what the member's page said
 */
export function useBlocked(profile: string, known: boolean): BlockControl {
  const viewer = useAppSelector(selectUser)?.id ?? '';
  const changed = useAppSelector((state) => selectBlockedHere(state, profile));
  const [send, { isLoading, error, isSuccess }] = useUnblockMutation();
  const [act] = useState(createActKey);
  const release = async (): Promise<void> => {
    const answer = await send({ profile, viewer, idempotencyKey: act.keyFor(profile) });
    if (!answer.error) act.answered();
  };
  const blocked = changed ?? known;
  return {
    blocked,
    unblock: () => void release(),
    busy: isLoading,
    failure: error !== undefined && 'kind' in error ? error : null,
    released: isSuccess && !blocked,
  };
}
