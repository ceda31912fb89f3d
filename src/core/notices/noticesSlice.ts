/** Notices (toasts): what to say as a key and values, never as text, so that they follow the language. */
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { rootReducer } from '@/store/rootReducer';
import type { NoticeKey } from '@/i18n/textKeys';
import { loggedOut } from '../auth/authSlice';

export interface Notice {
  id: string;
  key: NoticeKey;
  values: Record<string, string | number>;
  tone: 'plain' | 'good' | 'bad';
  /** Why it went wrong: said after the sentence. */
  failure?: Failure | undefined;
}
type NewNotice = Pick<Notice, 'key' | 'failure'> & Partial<Pick<Notice, 'values' | 'tone'>>;

/** More at once would cover the page; the oldest makes room. */
const MOST_AT_ONCE = 3;

/** `held`: somebody points at one or has the focus in it, so none leaves by itself. */
const initialState: { list: Notice[]; held: boolean } = { list: [], held: false };

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeShown: {
      prepare: ({ values = {}, tone = 'plain', ...notice }: NewNotice) => ({
        payload: { ...notice, id: nanoid(), values, tone },
      }),
      reducer: (state, action: PayloadAction<Notice>) => {
        // The same sentence twice at once says nothing more.
        state.list = [...state.list.filter(({ key }) => key !== action.payload.key), action.payload].slice(
          -MOST_AT_ONCE,
        );
      },
    },
    noticeDismissed: (state, action: PayloadAction<string>) => {
      state.list = state.list.filter(({ id }) => id !== action.payload);
      // What was pointed at may be gone, and says no more that it is left.
      state.held = false;
    },
    noticesHeld: (state, action: PayloadAction<boolean>) => {
      state.held = action.payload;
    },
  },
  // A notice may name another member; what the log-out itself says comes after this.
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
  selectors: { selectNotices: (state) => state.list, selectNoticesHeld: (state) => state.held },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof noticesSlice> {}
}
const injected = noticesSlice.injectInto(rootReducer);

export const { noticeShown, noticeDismissed, noticesHeld } = noticesSlice.actions;
export const { selectNotices, selectNoticesHeld } = injected.selectors;
