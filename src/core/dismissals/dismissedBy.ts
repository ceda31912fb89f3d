/** Whose dismissal it was. Apart from the slice, which every page loads: only what members see asks for this. */
import { selectUser } from '@/core/auth/authSlice';
import type { RootState } from '@/store/rootReducer';
import { selectDismissedAt } from './dismissalsSlice';
import type { Dismissible } from './dismissalsSlice';

/**
 * When this member dismissed it (spec 4): a dismissal older than the account was somebody else's.
 * @param about what it says now, for one that may say something else later: only a dismissal of the same counts
 * @returns epoch ms; null when this member did not, or nobody is logged in
 */
export function selectDismissedBy(state: RootState, name: Dismissible, about?: string): number | null {
  const at = selectDismissedAt(state, name);
  const user = selectUser(state);
  if (at === null || user === null || !(at >= Date.parse(user.signup_date))) return null;
  return about === state.dismissals?.about[name] ? at : null;
}
