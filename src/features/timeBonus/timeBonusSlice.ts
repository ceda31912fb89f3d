/** The bonus of the first hours and the welcome code, as the countdown last saw them (spec 4). */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { TICK_MS } from '@/config/limits';
import { loggedOut } from '@/core/auth/authSlice';
import { selectDismissalsKnown } from '@/core/dismissals/dismissalsSlice';
import { selectDismissedBy } from '@/core/dismissals/dismissedBy';
import type { Discount } from '@/domain/model';
import { createAppThunk } from '@/store/createAppThunk';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';

interface Said {
  moment: number;
  /** That were left. */
  minutes: number;
}
interface TimeBonusState {
  bonus: Discount | null;
  /** Epoch ms by the server's clock; null without a bonus. */
  endsAt: number | null;
  /** The last tick, epoch ms by the server's clock. */
  now: number;
  /** What was said aloud last, null before the first. */
  said: Said | null;
  /** Null where there is none or none could be had; undefined while it is asked for. */
  welcome: Discount | null | undefined;
  /** Id of the member whose welcome code was asked for. */
  welcomeFor: string | null;
}
const initialState: TimeBonusState = {
  bonus: null,
  endsAt: null,
  now: 0,
  said: null,
  welcome: null,
  welcomeFor: null,
};

/**
 * Asks for the member's welcome code, once a member; a failure is ignored (spec 8). Where the server was not reached, it is
 * asked again with its next word on the member.
 * @returns what the server offers; the thunk's argument is the member's id
 */
export const fetchWelcomeDiscount = createAppThunk(
  'timeBonus/fetchWelcomeDiscount',
  async (_userId: string, { signal }) => {
    const { getDiscount } = await import('@/api/calls/payments');
    return getDiscount({ welcome: 'true' }, { signal });
  },
  (userId, state) => selectSlice(state).welcomeFor !== userId,
);

const timeBonusSlice = createSlice({
  name: 'timeBonus',
  initialState,
  reducers: {
    bonusStarted: (state, action: PayloadAction<{ bonus: Discount; endsAt: number; now: number }>) => {
      // The refresh of the member brings the same bonus again: only a different one is news.
      if (state.bonus?.code !== action.payload.bonus.code) state.bonus = action.payload.bonus;
      state.endsAt = action.payload.endsAt;
      state.now = action.payload.now;
    },
    ticked: (state, action: PayloadAction<number>) => {
      state.now = action.payload;
    },
    /** The time left was said aloud at this moment of the countdown. */
    bonusSaid: (state, action: PayloadAction<Said>) => {
      state.said = action.payload;
    },
    /** At zero, on log-out, once paid, or four hours after sign-up. */
    bonusEnded: (state, action: PayloadAction<number>) => {
      state.bonus = null;
      state.endsAt = null;
      state.now = action.payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => initialState)
      .addCase(fetchWelcomeDiscount.pending, (state, action) => {
        state.welcome = undefined;
        state.welcomeFor = action.meta.arg;
      })
      .addCase(fetchWelcomeDiscount.fulfilled, (state, action) => {
        // An answer for somebody who has left meanwhile must not meet the next member.
        if (state.welcomeFor === action.meta.arg) state.welcome = action.payload;
      })
      .addCase(fetchWelcomeDiscount.rejected, (state, action) => {
        if (state.welcomeFor !== action.meta.arg) return;
        state.welcome = null;
        const kind = action.payload?.kind;
        if (kind === 'offline' || kind === 'timeout') state.welcomeFor = null;
      }),
  selectors: {
    selectTimeBonus: (state) => state.bonus,
    selectBonusEndsAt: (state) => state.endsAt,
    selectWelcomeDiscount: (state) => state.welcome,
    selectBonusSecondsLeft: ({ endsAt, now }) =>
      endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / TICK_MS)),
    selectBonusSaid: (state) => state.said,
    selectBonusNow: (state) => state.now,
    selectSlice: (state) => state,
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof timeBonusSlice> {}
}
const injected = timeBonusSlice.injectInto(rootReducer);
const { selectSlice } = injected.selectors;

export const { bonusStarted, ticked, bonusSaid, bonusEnded } = timeBonusSlice.actions;
export const {
  selectTimeBonus,
  selectBonusEndsAt,
  selectWelcomeDiscount,
  selectBonusSecondsLeft,
  selectBonusSaid,
  selectBonusNow,
} = injected.selectors;

/** Says whether the bonus is on view: it runs, and the member has not closed its banner. */
export const selectBonusVisible = (state: RootState): boolean =>
  selectTimeBonus(state) !== null &&
  selectDismissalsKnown(state) &&
  selectDismissedBy(state, 'timeBonusBanner') === null;
