/** The order that waits for its payment. Apart from the slice, whose code only the shop and its way back need. */
import { createSelector } from '@reduxjs/toolkit';
import { selectUser } from '@/core/auth/authSlice';
import type { RootState } from '@/store/rootReducer';

const selectStored = (state: RootState) => state.payment?.attempt ?? null;

/** @returns the order that this member opened and did not finish, for a reminder; null when there is none */
export const selectOpenPayment = createSelector([selectStored, selectUser], (attempt, user) =>
  attempt === null || attempt.payment_id === null || attempt.paid === true || attempt.user !== user?.id
    ? null
    : {
        payment_id: attempt.payment_id,
        package: attempt.package,
        method: attempt.method,
        code: attempt.code,
        began_at: attempt.began_at,
      },
);
