/** Blocking a member: one act, however often it has to be sent. */
import { useState } from 'react';
import type { Failure } from '@/api/failure';
import { selectUser } from '@/core/auth/authSlice';
import { useBlockMutation } from '@/core/blocks/blockedApi';
import { selectBlockedHere } from '@/core/blocks/blocksSlice';
import { createActKey } from '@/lib/actKey';
import { useAppSelector } from '@/store/hooks';

interface BlockAct {
  /** The member is blocked by now, here or in another tab, whatever has become of the answer. */
  blocked: boolean;
  /** @returns null once the member is blocked, else why not */
  block: () => Promise<Failure | null>;
  busy: boolean;
  failure: Failure | null;
}

/** @param profile id of the member to block */
export function useBlockAct(profile: string): BlockAct {
  const viewer = useAppSelector(selectUser)?.id ?? '';
  const blocked = useAppSelector((state) => selectBlockedHere(state, profile)) === true;
  const [send, { isLoading, error }] = useBlockMutation();
  const [act] = useState(createActKey);
  const block = async (): Promise<Failure | null> => {
    const answer = await send({ profile, viewer, idempotencyKey: act.keyFor(profile) });
    if (!answer.error) return null;
    return 'kind' in answer.error ? answer.error : { kind: 'server', status: 500 };
  };
  return { blocked, block, busy: isLoading, failure: error !== undefined && 'kind' in error ? error : null };
}
