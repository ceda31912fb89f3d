/** Whether the offer comes before a deletion: once, and again while the code that was taken lasts. */
import { serverNow } from '@/api/serverClock';
import { dismissed, selectDismissalsKnown } from '@/core/dismissals/dismissalsSlice';
import { selectDismissedBy } from '@/core/dismissals/dismissedBy';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { Discount } from '@/domain/model';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';

/** `code`: the offer once more, to show a code that was taken before. */
export type LeavingStep = 'offer' | 'code' | 'deletion';

const NAME = 'deleteOffer';
/** @returns the end of the code that was taken last in this browser; undefined without one */
const codeEnd = (state: RootState): string | undefined => state.dismissals?.about[NAME];
/** Stands for the end of a code that has none. */
const ENDLESS = 'endless';

/**
 * @param now epoch ms by the server's clock
 * @returns the end of the code that this member took, as it was kept; undefined without a code that lasts
 */
function lastingCode(state: RootState, now: number): string | undefined {
  const end = codeEnd(state);
  if (end === undefined || selectDismissedBy(state, NAME, end) === null) return undefined;
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
  const isMade = selectDismissedBy(state, NAME, codeEnd(state)) !== null;
  return isMade ? 'deletion' : 'offer';
}

/** The member went past the offer: whatever the answer was, it is not made again. A code that was taken stays in reach. */
export const offerPassed =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const at = serverNow();
    dispatch(dismissed({ name: NAME, at, about: lastingCode(getState(), at) }));
  };

/** The offer was taken. Kept is until when its code lasts, not the code: that is the server's to tell, and this member's. */
export const codeTaken = ({ expires }: Discount) =>
  dismissed({ name: NAME, at: serverNow(), about: expires ?? ENDLESS });

/** The code was used, or its time is over. */
export const codeOver = () => dismissed({ name: NAME, at: serverNow() });
