/** Whether a member is hidden from search or passed in the game, and how to change that. */
import { useEffect, useState } from 'react';
import type { Failure } from '@/api/failure';
import { selectAside, selectAsideStatus } from '@/core/aside/asideSlice';
import { fetchAside, putAside, takeBack } from '@/core/aside/asideThunks';
import type { AsideKind } from '@/core/aside/asideThunks';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

export interface AsideControl {
  /** Null for a member who is not put aside. */
  kind: AsideKind | null;
  /** Hides, or brings back whoever is put aside. */
  toggle: () => void;
  /** Why the last change did not take. */
  failure: Failure | null;
  /** The member was just brought back. */
  broughtBack: boolean;
}

/** @param profile id of the member */
export function useAside(profile: string): AsideControl {
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectLoggedIn);
  const unknown = useAppSelector(selectAsideStatus) === 'idle';
  const kind = useAppSelector((state) => selectAside(state).find(({ id }) => id === profile)?.kind ?? null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [broughtBack, setBroughtBack] = useState(false);

  useEffect(() => {
    if (loggedIn && unknown) void dispatch(fetchAside());
  }, [dispatch, loggedIn, unknown]);

  const change = async (): Promise<void> => {
    const hide = kind === null;
    setFailure(null);
    setBroughtBack(false);
    const answer = hide
      ? await dispatch(putAside({ profile, kind: 'hidden' }))
      : await dispatch(takeBack({ profile }));
    if (putAside.rejected.match(answer) || takeBack.rejected.match(answer))
      setFailure(answer.payload ?? { kind: 'server', status: 500 });
    else setBroughtBack(!hide);
  };
  return { kind, toggle: () => void change(), failure, broughtBack: broughtBack && kind === null };
}
