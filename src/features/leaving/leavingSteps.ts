/** Whether the offer comes before a deletion: once, and again while the code that was taken lasts. */
import { serverNow } from '@/api/serverClock';
import { selectUser } from '@/core/auth/authSlice';
import { dismissed, selectDismissalsKnown } from '@/core/dismissals/dismissalsSlice';
import { selectDismissedBy } from '@/core/dismissals/dismissedBy';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { Discount } from '@/domain/model';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';

/** `code`: the offer once more, to show a code that was taken before. */
export type LeavingStep = 'offer' | 'code' | 'deletion';

const NAME = 'deleteOffer';
/** Stands for the end of a code that has none. */
const ENDLESS = 'endless';
/** Between the end of a code and the mark of whose it is. */
const OF = '|';

/** A mark of the account that leads to nobody: what is kept here stays when the member logs out. */
function markOf(account: string): string {
  let sum = 0;
  for (const letter of account) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x5b_d1_e9_95);
  return (sum >>> 0).toString(36);
}
const ownMark = (state: RootState): string => markOf(selectUser(state)?.id ?? '');

/**
 * What is kept of the offer that this member passed. Releases before this one kept no mark: theirs is whoever's account is old enough.
 * @returns with the end of the code that was taken, empty without one; null when this member passed none
 */
function passed(state: RootState): { end: string } | null {
  const about = state.dismissals?.about[NAME];
  if (selectDismissedBy(state, NAME, about) === null) return null;
  const [end = '', mark] = (about ?? '').split(OF);
  return mark === undefined || mark === ownMark(state) ? { end } : null;
}

/**
 * @param now epoch ms by the server's clock
 * @returns the end of the code that this member took, as it was kept; undefined without a code that lasts
 */
function lastingCode(state: RootState, now: number): string | undefined {
  const end = passed(state)?.end;
  if (end === undefined) return undefined;
  return end === ENDLESS || Date.parse(end) > now ? end : undefined;
}

/**
 * @param now when the dialog opens, epoch ms by the server's clock
 * @returns what it begins with; null while it is not known what was passed before
 */
export function selectFirstStep(state: RootState, now: number): LeavingStep | null {
  const percentage = selectSettings(state)?.delete_discount ?? 0;
  if (percentage === 0) return 'deletion';
  if (!selectDismissalsKnown(state)) return null;
  if (lastingCode(state, now) !== undefined) return 'code';
  return passed(state) === null ? 'offer' : 'deletion';
}

const keep =
  (end: (state: RootState, now: number) => string = () => '') =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const state = getState();
    const at = serverNow();
    dispatch(dismissed({ name: NAME, at, about: end(state, at) + OF + ownMark(state) }));
  };

/** The member went past the offer: whatever the answer was, it is not made again. A code that was taken stays in reach. */
export const offerPassed = () => keep((state, now) => lastingCode(state, now) ?? '');

/** The offer was taken. Kept is until when its code lasts, not the code: that is the server's to tell, and this member's. */
export const codeTaken = ({ expires }: Pick<Discount, 'expires'>) => keep(() => expires ?? ENDLESS);

/** The code was used, or its time is over. */
export const codeOver = () => keep();
