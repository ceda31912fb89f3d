/** What a conversation's acts have to say for a moment, and whether the shortcuts are on screen. */
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { loggedOut } from '@/core/auth/authSlice';
import { rootReducer } from '@/store/rootReducer';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { conversationClosed, conversationOpened, selectOpenConversation } from './chatsSlice';

/**
 * - `reactUnsure`, `deleteUnsure`: no answer came, and the message could not be looked up either
 * - `tooLate`: the time in which a message can be taken back was over
 * - `messageGone`: the server shows a message no more, to which a quotation or the search leads
 */
export type ActNote =
  | 'copied'
  | 'copyFailed'
  | 'reactFailed'
  | 'reactUnsure'
  | 'deleted'
  | 'deleteFailed'
  | 'deleteUnsure'
  | 'tooLate'
  | 'messageGone'
  | 'showFailed';

/** Each time another object, so that the same note can be told again. */
export interface ActSaid {
  note: ActNote;
  /** Why, where the note does not say it all. */
  failure: Failure | null;
}

interface ActsState {
  said: ActSaid | null;
  shortcuts: boolean;
}
const initialState: ActsState = { said: null, shortcuts: false };

const actsSlice = createSlice({
  name: 'acts',
  initialState,
  reducers: {
    /** Null when it has been shown long enough. */
    actNoted(state, { payload }: PayloadAction<ActsState['said']>) {
      state.said = payload;
    },
    shortcutsAsked(state, { payload }: PayloadAction<boolean>) {
      state.shortcuts = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => initialState)
      // What is said of one conversation means nothing in the next.
      .addMatcher(isAnyOf(conversationOpened, conversationClosed), (state) => void (state.said = null)),
  selectors: {
    selectActSaid: (state) => state.said,
    selectShortcutsAsked: (state) => state.shortcuts,
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof actsSlice> {}
}
const injected = actsSlice.injectInto(rootReducer);

export const { actNoted, shortcutsAsked } = actsSlice.actions;
export const { selectActSaid, selectShortcutsAsked } = injected.selectors;

/**
 * Says what became of an act, unless another conversation has been opened meanwhile.
 * @param conversation in which the member acted; null before its first message
 * @param failure why it failed, if that is to be said
 */
export const actNotedIn =
  (conversation: string | null, note: ActNote, failure: Failure | null = null) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (selectOpenConversation(getState()) === conversation) dispatch(actNoted({ note, failure }));
  };
