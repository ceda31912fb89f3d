/** Pictures that were chosen for a message and are not part of one yet: at most one for each addressee. */
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { loggedOut } from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import type { Attachment } from '@/domain/model';
import type { PhotoProblem } from '@/domain/photoFile';
import type { ImageSize } from '@/lib/images/imageBytes';
import { rootReducer } from '@/store/rootReducer';
import { sessionBegan } from './chatsSlice';
import { entryTakenBack } from './entryTakenBack';
import type { StoredPictures } from './pictureRecords';

/** A picture on its way: `checking` is being read, `waiting` for the network, `ready` is on the server. */
export interface PickedPicture {
  /** Names its file in the browser's memory, and its upload to the server. */
  key: string;
  /** Id of the account that chose it; null says nothing, and belongs to nobody. */
  account: string | null;
  state: 'checking' | 'waiting' | 'sending' | 'ready' | 'failed';
  /** Its address inside this page, and its size in pixels. */
  preview: string | null;
  size: ImageSize | null;
  /** Bytes. */
  sent: number;
  total: number;
  failure: Failure | null;
  attachment: Attachment | null;
  /** The member has pressed Send: the message goes as soon as the picture is there. */
  wanted: boolean;
}

interface AttachmentsState {
  /** By the addressee's profile id, like the drafts. */
  picked: Record<string, PickedPicture>;
  refused: Record<string, PhotoProblem>;
  /** What the browser's storage is known to hold, and whose that is; null until it was looked at. */
  stored: { account: string; pictures: StoredPictures } | null;
}

const initialState: AttachmentsState = { picked: {}, refused: {}, stored: null };

const newPicture = (key: string, account: string | null): PickedPicture => ({
  key,
  account,
  state: 'checking',
  preview: null,
  size: null,
  sent: 0,
  total: 0,
  failure: null,
  attachment: null,
  wanted: false,
});

/** One that is no file of this page: it came back from a message, or with the drafts. */
const onServer = (attachment: Attachment, account: string | null): PickedPicture => ({
  ...newPicture(attachment.id, account),
  state: 'ready',
  size: { width: attachment.width, height: attachment.height },
  attachment,
});

/** What of the pictures outlives the page, once it is known whose storage that is. */
const toStore = createSelector(
  [({ picked }: AttachmentsState) => picked, ({ stored }: AttachmentsState) => stored?.account],
  (picked, owner): StoredPictures | null =>
    owner === undefined
      ? null
      : Object.fromEntries(
          Object.entries(picked).flatMap(([profile, { account, attachment, state }]) =>
            account === owner && attachment && state === 'ready' ? [[profile, attachment]] : [],
          ),
        ),
);

function samePictures(a: StoredPictures, b: StoredPictures): boolean {
  const profiles = Object.keys(a);
  return profiles.length === Object.keys(b).length && profiles.every((one) => a[one]?.id === b[one]?.id);
}

interface Change {
  profile: string;
  /** A change of a picture that is no longer the chosen one is not wanted. */
  key: string;
  to: Partial<Omit<PickedPicture, 'key' | 'account'>>;
}

const attachmentsSlice = createSlice({
  name: 'attachments',
  initialState,
  reducers: {
    /** Another picture takes the place of the one before. */
    picturePicked(
      state,
      { payload }: PayloadAction<{ profile: string; key: string; account: string | null }>,
    ) {
      const { profile, key, account } = payload;
      delete state.refused[profile];
      state.picked[profile] = newPicture(key, account);
    },
    pictureMoved(state, { payload: { profile, key, to } }: PayloadAction<Change>) {
      const picture = state.picked[profile];
      if (picture?.key === key) Object.assign(picture, to);
    },
    pictureRefused(state, { payload }: PayloadAction<{ profile: string; problem: PhotoProblem }>) {
      delete state.picked[payload.profile];
      state.refused[payload.profile] = payload.problem;
    },
    /** Sent, or taken back by the member. */
    pictureDropped(state, { payload }: PayloadAction<string>) {
      delete state.picked[payload];
      delete state.refused[payload];
    },
    /** What storage holds now: another tab, or an earlier page, has changed it. What was done here since stays. */
    picturesTakenIn(
      state,
      { payload: { account, pictures } }: PayloadAction<{ account: string; pictures: StoredPictures }>,
    ) {
      const before = state.stored?.account === account ? state.stored.pictures : {};
      for (const profile of new Set([...Object.keys(before), ...Object.keys(pictures)])) {
        const [known, now, mine] = [before[profile], pictures[profile], state.picked[profile]];
        const isMine = mine && (mine.state !== 'ready' || mine.wanted || mine.attachment?.id !== known?.id);
        if (isMine === true || known?.id === now?.id) continue;
        if (now) state.picked[profile] = onServer(now, account);
        else delete state.picked[profile];
      }
      state.stored = { account, pictures };
    },
    /** What is to outlive the page stands in storage. */
    picturesStored(state, { payload }: PayloadAction<{ account: string; pictures: StoredPictures }>) {
      state.stored = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      // The same member goes on after an expired session. This slice may have come after a session began: each picture knows its own.
      .addCase(sessionBegan, (state, { payload: { account } }) => {
        state.refused = {};
        if (state.stored?.account !== account) state.stored = null;
        for (const [profile, picture] of Object.entries(state.picked))
          if (picture.account !== account) delete state.picked[profile];
      })
      .addCase(loggedOut, (state, { payload }) => (payload.by === 'expiry' ? state : initialState))
      // The picture of a message that was not sent waits for the next one, unless it is what the server no longer has.
      .addCase(entryTakenBack, (state, { payload: { account, profile, attachment, reason } }) => {
        if (!attachment || reason === 'attachment' || profile in state.picked) return;
        delete state.refused[profile];
        state.picked[profile] = onServer(attachment, account);
      })
      .addCase(memberBlocked, (state, { payload }) => {
        delete state.picked[payload];
        delete state.refused[payload];
      }),
  selectors: {
    selectPictures: (state) => state.picked,
    selectPicture: (state, profile: string): PickedPicture | undefined => state.picked[profile],
    selectRefusedPicture: (state, profile: string): PhotoProblem | undefined => state.refused[profile],
    selectStoredPicture: (state, profile: string): Attachment | undefined => state.stored?.pictures[profile],
    selectPicturesOwner: (state) => state.stored?.account ?? null,
    selectPicturesToStore: (state): StoredPictures => toStore(state) ?? {},
    /** True while storage lacks what is to outlive the page, or holds what is gone. */
    selectPicturesUnsaved: (state) => {
      const pictures = toStore(state);
      return pictures !== null && state.stored !== null && !samePictures(pictures, state.stored.pictures);
    },
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof attachmentsSlice> {}
}
const injected = attachmentsSlice.injectInto(rootReducer);

export const {
  picturePicked,
  pictureMoved,
  pictureRefused,
  pictureDropped,
  picturesTakenIn,
  picturesStored,
} = attachmentsSlice.actions;
export const {
  selectPictures,
  selectPicture,
  selectRefusedPicture,
  selectStoredPicture,
  selectPicturesOwner,
  selectPicturesToStore,
  selectPicturesUnsaved,
} = injected.selectors;
