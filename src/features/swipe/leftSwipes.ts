/** Answers that the server has not confirmed: kept in this tab over a reload and the end of a session, and sent by the next visit. */
import * as v from 'valibot';
import { profileSchema } from '@/api/wire/profile';
import { selectUser } from '@/core/auth/authSlice';
import { dropFormDraft, keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { unsentSwipes } from '@/core/formDrafts/unsentActs';
import { profilesReceived, selectProfile } from '@/core/profiles/profilesSlice';
import { callsLeft } from '@/domain/swipeLeft';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { callsResumed, selectDeck, selectResumed } from './swipeSlice';

/** Storage may be old or tampered with. The profile is what every list shows of the member: the card that comes back after a failure. */
const leftSchema = v.object({
  id: v.string(),
  call: v.picklist(['like', 'pass', 'unlike', 'takeBack']),
  again: v.boolean(),
  free: v.boolean(),
  day: v.nullable(v.string()),
  profile: profileSchema,
});
type Left = v.InferOutput<typeof leftSchema>;

/** Keeps the answers of whoever is here that the server has not confirmed. */
export function keepSwipes(state: RootState): void {
  const account = selectUser(state)?.id;
  if (account === undefined) return;
  const left = callsLeft(selectDeck(state)).flatMap((call): Left[] => {
    // Parsed, so that nothing is written down that only the card tells.
    const entry = v.safeParse(leftSchema, { ...call, profile: selectProfile(state, call.id) });
    return entry.success ? [entry.output] : [];
  });
  if (left.length === 0) dropFormDraft(unsentSwipes(account));
  else keepFormDraft(unsentSwipes(account), left);
}

/** Takes in what an earlier visit of this member has left, once; the effects of the game send it. */
export const resumeSwipes =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const state = getState();
    const account = selectUser(state)?.id;
    if (account === undefined || selectResumed(state)) return;
    const left = readFormDraft(unsentSwipes(account), v.array(leftSchema)) ?? [];
    dispatch(
      profilesReceived(left.flatMap(({ id, profile }) => (selectProfile(state, id) ? [] : [profile]))),
    );
    dispatch(callsResumed(left.map(({ profile: _shown, ...call }) => call)));
  };
