/** The member whom a conversation is to begin with, asked for each time the page opens. */
import { useEffect, useReducer, useState } from 'react';
import type { Failure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import type { Profile, Relation } from '@/domain/model';

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
  const [round, again] = useReducer((before: number) => before + 1, 0);
  const [heard, setHeard] = useState<Heard | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const tell = (answer: Pick<Heard, 'partner' | 'failure'>): void => {
      if (!controller.signal.aborted) setHeard({ id, round, ...answer });
    };
    askFor(id, controller.signal).then(
      (partner) => tell({ partner, failure: null }),
      (error: unknown) => tell({ partner: null, failure: failureOf(error) }),
    );
    return () => controller.abort();
  }, [id, round]);

  const known = heard?.id === id ? heard : null;
  return {
    partner: known?.partner ?? null,
    failure: known?.failure ?? null,
    asking: known?.round !== round,
    again,
  };
}

async function askFor(id: string, signal: AbortSignal): Promise<Partner> {
  const { getMember } = await import('@/api/calls/members');
  const { profile, relation } = await getMember(id, { signal });
  return { profile, relation };
}
