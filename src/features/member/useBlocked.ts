/** Whether the viewer has blocked a member, and the way to let them back. */
import { useState } from 'react';
import type { Failure } from '@/api/failure';
import { selectUser } from '@/core/auth/authSlice';
import { useUnblockMutation } from '@/core/blocks/blockedApi';
import { selectBlockedHere } from '@/core/blocks/blocksSlice';
import { createActKey } from '@/lib/actKey';
import { useAppSelector } from '@/store/hooks';
import { failureIn } from '@/store/query';

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
  const [send, { isLoading }] = useUnblockMutation();
  const [act] = useState(createActKey);
  /** What became of the wish to let the member back; null before there was one. */
  const [last, setOutcome] = useState<{ viewer: string; failure: Failure | null } | null>(null);
  // Somebody else has no part in it.
  const outcome = last?.viewer === viewer ? last : null;
  const release = async (): Promise<void> => {
    const { error } = await send({ profile, viewer, idempotencyKey: act.keyFor(profile) });
    if (!error) act.answered();
    setOutcome({ viewer, failure: failureIn(error) });
  };
  const blocked = changed ?? known;
  // Let back after all, although nobody heard the answer.
  if (!blocked && outcome?.failure) setOutcome({ viewer, failure: null });
  return {
    blocked,
    unblock: () => void release(),
    busy: isLoading,
    failure: outcome?.failure ?? null,
    released: outcome !== null && !blocked,
  };
}
