/** Whether a member is hidden from search or passed in the game, and how to change that. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure } from '@/api/failure';
import { selectAside, selectAsideStatus } from '@/core/aside/asideSlice';
import { fetchAside, putAside, takeBack } from '@/core/aside/asideThunks';
import type { AsideKind } from '@/core/aside/asideThunks';
import { selectUser } from '@/core/auth/authSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

export interface AsideControl {
  /** Null for a member who is not put aside. */
  kind: AsideKind | null;
  /** Whoever was passed in the game can be hidden, too. */
  hide: () => void;
  bringBack: () => void;
  /** Why the last change did not take, or may not have. */
  failure: Failure | null;
  /** How the member was aside who was just brought back. */
  broughtBack: AsideKind | null;
}

/** What became of a wish of one account's. */
interface Outcome {
  viewer: string;
  wish: AsideKind | null;
  before: AsideKind | null;
  failure: Failure | null;
}

/** @param profile id of the member */
export function useAside(profile: string): AsideControl {
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectUser)?.id;
  const status = useAppSelector(selectAsideStatus);
  const kind = useAppSelector((state) => selectAside(state).find(({ id }) => id === profile)?.kind ?? null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const isUnknown = viewer !== undefined && status === 'idle';
  useEffect(() => {
    if (isUnknown) void dispatch(fetchAside());
  }, [dispatch, isUnknown]);
  // What did not come on another page may come on this one.
  const askAgain = useEffectEvent(() => {
    if (status === 'failed') void dispatch(fetchAside());
  });
  useEffect(() => askAgain(), []);

  const change = async (wish: AsideKind | null): Promise<void> => {
    if (viewer === undefined) return;
    setOutcome(null);
    const answer = await dispatch(wish === null ? takeBack({ profile }) : putAside({ profile, kind: wish }));
    const isRejected = putAside.rejected.match(answer) || takeBack.rejected.match(answer);
    const failure: Failure | null = isRejected ? (answer.payload ?? { kind: 'server', status: 500 }) : null;
    setOutcome({ viewer, wish, before: kind, failure });
  };
  const own = outcome?.viewer === viewer ? outcome : null;
  // An answer that got lost may be heard of in the list.
  const isSo = own !== null && own.wish === kind;
  return {
    kind,
    hide: () => void change('hidden'),
    bringBack: () => void change(null),
    failure: isSo ? null : (own?.failure ?? null),
    broughtBack: isSo && kind === null ? own.before : null,
  };
}
