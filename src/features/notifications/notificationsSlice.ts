/** The member's choices of notices: shown at once, saved one request after the other, taken back when one fails (spec 3). */
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { loggedOut, selectUser } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import type { NotificationType } from '@/domain/model';
import type { Choices } from '@/domain/notificationChoices';
import { NOTIFICATION_TYPES, withChoices } from '@/domain/notificationChoices';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';

/** How the choice of one type went. */
export type ChoiceNote = { at: 'saving' | 'saved' | 'undone' } | { at: 'failed'; failure: Failure | null };

interface NotificationsState {
  /** Choices that the server has not confirmed: true is wanted. */
  wanted: Choices;
  /** The types that are off by the last answer to a change; null once a later refresh of the member has brought it too. */
  confirmed: NotificationType[] | null;
  saving: boolean;
  /** The refresh that began after the last answer: it knows of the change. */
  refresh: string | null;
  notes: { [type in NotificationType]?: ChoiceNote };
  /** The type that was changed last. */
  last: NotificationType | null;
  /** The change under way takes an earlier one back. */
  undoing: NotificationType | null;
}
const initialState: NotificationsState = {
  wanted: {},
  confirmed: null,
  saving: false,
  refresh: null,
  notes: {},
  last: null,
  undoing: null,
};

/** The choices that one request carried; one that was changed meanwhile is still to be saved. */
function settle(state: NotificationsState, sent: Choices): NotificationType[] {
  const settled = NOTIFICATION_TYPES.filter(
    (type) => sent[type] !== undefined && sent[type] === state.wanted[type],
  );
  for (const type of settled) delete state.wanted[type];
  return settled;
}

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    choiceMade: (state, action: PayloadAction<{ type: NotificationType; on: boolean; undo?: boolean }>) => {
      const { type, on, undo = false } = action.payload;
      state.wanted[type] = on;
      state.undoing = undo ? type : null;
      state.last = type;
      state.notes[type] = { at: 'saving' };
    },
    savingBegan: (state) => {
      state.saving = true;
      state.refresh = null;
    },
    choicesSaved: (state, action: PayloadAction<{ sent: Choices; off: NotificationType[] }>) => {
      state.saving = false;
      state.confirmed = action.payload.off;
      for (const type of settle(state, action.payload.sent)) {
        state.notes[type] = { at: state.undoing === type ? 'undone' : 'saved' };
      }
    },
    choicesFailed: (state, action: PayloadAction<{ sent: Choices; failure: Failure | null }>) => {
      state.saving = false;
      for (const type of settle(state, action.payload.sent)) {
        state.notes[type] = { at: 'failed', failure: action.payload.failure };
      }
    },
    /** The page was left: what it said is not news when it opens again. */
    notesCleared: (state) => {
      state.notes = {};
      state.last = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(fetchUser.pending, (state, action) => {
        if (!state.saving) state.refresh = action.meta.requestId;
      })
      .addCase(fetchUser.fulfilled, (state, action) => {
        if (action.meta.requestId === state.refresh) state.confirmed = null;
      })
      .addCase(loggedOut, () => initialState),
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof notificationsSlice> {}
}
const injected = notificationsSlice.injectInto(rootReducer);

export const { choiceMade, savingBegan, choicesSaved, choicesFailed, notesCleared } =
  notificationsSlice.actions;

const select = (state: RootState): NotificationsState => injected.selectSlice(state);
const NONE: NotificationType[] = [];
/** @returns what the server is known to have, the last answer to a change before everything that was asked earlier */
const selectKnown = (state: RootState): NotificationType[] =>
  select(state).confirmed ?? selectUser(state)?.notifications_disabled ?? NONE;
export const selectWanted = (state: RootState): Choices => select(state).wanted;
export const selectSaving = (state: RootState): boolean => select(state).saving;
/** @returns why the choice of a type was not saved, null when there is nothing to say of that */
export const selectChoiceFailed = (state: RootState, type: NotificationType) => {
  const note = select(state).notes[type];
  return note?.at === 'failed' ? note : null;
};
/** @returns the choice that was made last, and how far it is; null when none was, or it failed */
export const selectLastChoice = createSelector([select], ({ last, notes }) => {
  const at = last === null ? undefined : notes[last]?.at;
  return last === null || at === undefined || at === 'failed' ? null : { type: last, at };
});
/** @returns the types that are off, with everything that is still to be saved */
export const selectTypesOff = createSelector([selectKnown, selectWanted], withChoices);
