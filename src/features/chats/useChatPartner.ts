/** The member whom a conversation is to begin with, asked for each time the page opens. */
import { useEffect, useReducer, useState } from 'react';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { likedProfileOpened } from '@/core/profiles/likedProfileOpened';
import type { Profile, Relation } from '@/domain/model';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/types';

interface Partner {
  profile: Profile;
  relation: Relation;
}

/** What the newest answer was, and which question it was to. */
interface Heard {
  id: string;
  round: number;
  partner: Partner | null;
  failure: Failure | null;
}

interface ChatPartner {
  /** What is known of this member; stays while it is asked for again. */
  partner: Partner | null;
  /** Refusals: 404, blocked_by {name}. */
  failure: Failure | null;
  /** An answer is awaited. */
  asking: boolean;
  again: () => void;
}

/** @param id the member's profile id */
export function useChatPartner(id: string): ChatPartner {
  const dispatch = useAppDispatch();
  const [round, again] = useReducer((before: number) => before + 1, 0);
  const [heard, setHeard] = useState<Heard | null>(null);

  useEffect(() => {
    let isOver = false;
    const tell = (answer: Pick<Heard, 'partner' | 'failure'>): void => {
      if (!isOver) setHeard({ id, round, ...answer });
    };
    dispatch(askForPartner(id)).then(
      (partner) => tell({ partner, failure: null }),
      (error: unknown) => tell({ partner: null, failure: failureOf(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [dispatch, id, round]);

  const known = heard?.id === id ? heard : null;
  return {
    partner: known?.partner ?? null,
    failure: known?.failure ?? null,
    asking: known?.round !== round,
    again,
  };
}

/**
 * Asks who it is. To the server that is a look at the profile, which ends the new mark of a like (spec 4): so it does here, also when the
 * page has gone on to the conversation before the answer came.
 */
export const askForPartner =
  (id: string) =>
  async (dispatch: AppDispatch): Promise<Partner> => {
    const { getMember } = await import('@/api/calls/members');
    const { profile, relation } = await getMember(id);
    if (relation.liked_by) dispatch(likedProfileOpened(id));
    return { profile, relation };
  };
