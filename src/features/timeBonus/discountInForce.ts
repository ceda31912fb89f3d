/** The discount in force and its true end (spec 4). Apart from the slice: only the shop and the bonus on screen need it. */
import { createSelector } from '@reduxjs/toolkit';
import { selectUser } from '@/core/auth/authSlice';
import { activeDiscount, isOutlived } from '@/domain/activeDiscount';
import { isFirstPurchase } from '@/domain/timeBonus';
import type { RootState } from '@/store/rootReducer';
import { selectBonusEndsAt, selectBonusNow, selectTimeBonus, selectWelcomeDiscount } from './timeBonusSlice';

const selectFirstPurchase = (state: RootState): boolean => {
  const user = selectUser(state);
  return user !== null && isFirstPurchase(user);
};

/** @returns the one discount in force: the time bonus if present, otherwise the welcome code (spec 4) */
export const selectActiveDiscount = createSelector(
  [selectTimeBonus, selectWelcomeDiscount, selectBonusNow, selectFirstPurchase],
  // The welcome code is for a first purchase. It ends with the countdown where it names the same end.
  (bonus, welcome = null, now, first) => (first ? activeDiscount(bonus, welcome, now) : null),
);

/**
 * What may be said of the end of the bonus: `true` when its price ends with it, `outlived` when the welcome code goes on
 * with the same price, `unknown` while that code is asked for or there is no bonus.
 */
export type BonusEnd = 'true' | 'outlived' | 'unknown';

/** No countdown is on view, or said aloud, unless its end is the true one. */
export const selectBonusEnd = createSelector(
  [selectTimeBonus, selectBonusEndsAt, selectWelcomeDiscount],
  (bonus, endsAt, welcome): BonusEnd => {
    if (bonus === null || endsAt === null || welcome === undefined) return 'unknown';
    return isOutlived(bonus, endsAt, welcome) ? 'outlived' : 'true';
  },
);

/** @returns when the price of the discount in force ends, epoch ms; null without an end or without a discount */
export function selectDiscountEndsAt(state: RootState): number | null {
  if (selectBonusEnd(state) === 'true') return selectBonusEndsAt(state);
  const expires = selectWelcomeDiscount(state)?.expires ?? null;
  return expires === null || selectActiveDiscount(state) === null ? null : Date.parse(expires);
}
