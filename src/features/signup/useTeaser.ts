/** The member who made a visitor curious, for the sign-up page of their own (spec 2, /members/:id/signup). */
import { useEffect, useState } from 'react';
import { profilesReceived, selectProfile } from '@/core/profiles/profilesSlice';
import type { Profile } from '@/domain/model';
import { createAppThunk } from '@/store/createAppThunk';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const fetchTeaser = createAppThunk('signup/fetchTeaser', async (id: string, { dispatch }) => {
  const { getMember } = await import('@/api/calls/members');
  const { profile } = await getMember(id);
  dispatch(profilesReceived([profile]));
});

/**
 * @param id whose sign-up page it is, if anybody's
 * @returns the member; `waiting` while it is not known whether there is one; null without one, or when it cannot be shown
 */
export function useTeaser(id: string | undefined): Profile | 'waiting' | null {
  const dispatch = useAppDispatch();
  const profile = useAppSelector((state) => (id === undefined ? undefined : selectProfile(state, id)));
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const wanted = profile === undefined ? id : undefined;

  useEffect(() => {
    if (wanted === undefined) return undefined;
    let left = false;
    const ask = async (): Promise<void> => {
      const result = await dispatch(fetchTeaser(wanted));
      // Whoever has left the form meanwhile is told nothing.
      if (!left && !fetchTeaser.fulfilled.match(result)) setFailedFor(wanted);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [dispatch, wanted]);

  if (profile !== undefined) return profile;
  return id === undefined || failedFor === id ? null : 'waiting';
}
