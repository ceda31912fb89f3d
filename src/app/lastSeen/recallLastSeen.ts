/** Shows what a member saw last, where the server cannot be reached at the start of a visit (BX-25). */
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { memberRecalled, selectAuthStatus, selectUser } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { settingsRecalled } from '@/core/settings/settingsSlice';
import type { Profile } from '@/domain/model';
import { chatsRecalled, selectAccount } from '@/features/chats/chatsSlice';
import { likesRecalled } from '@/features/likes/likesSlice';
import { profileOf } from '@/features/likes/likesThunks';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { readLastSeen } from './lastSeenRecord';

/** Who was online then need not be now. */
const asOfNow = (profiles: readonly Profile[]): Profile[] =>
  profiles.map((profile) => ({ ...profile, online: false }));

/** @returns whether this device keeps anything of the session's last visit */
export async function recallLastSeen({
  dispatch,
  getState,
  condition,
}: ListenerEffectAPI<RootState, AppDispatch>): Promise<boolean> {
  const seen = await readLastSeen();
  // The server may have been heard meanwhile.
  if (selectAuthStatus(getState()) !== 'unknown') return true;
  if (seen === null) return false;
  const { user, settings, chats, threads, likes } = seen;
  if (settings) dispatch(settingsRecalled(settings));
  dispatch(memberRecalled(user));
  if (likes) {
    dispatch(profilesReceived(asOfNow([...likes.profiles, ...likes.liked_by.map(profileOf)])));
    dispatch(likesRecalled(likes));
  }
  if (chats) {
    dispatch(profilesReceived(asOfNow(chats.items.map(({ profile }) => profile))));
    // Conversations begin a session anew, and what is shown comes after.
    const isHere = (state: RootState): boolean => selectAccount(state) === user.id;
    const isOver = (state: RootState): boolean => selectUser(state)?.id !== user.id;
    if (!isHere(getState())) await condition((_, state) => isHere(state) || isOver(state));
    dispatch(chatsRecalled({ account: user.id, ...chats, threads }));
  }
  return true;
}
