/**
 * The own photos. The list holds what the server said; changes under way lie over it, so that a failure leaves exactly
 * what was there before (spec 3, own profile).
 */
import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { loggedIn, loggedOut, userReceived } from '@/core/auth/authSlice';
import type { Photo } from '@/domain/model';
import { withChanges } from '@/domain/photoOrder';
import type { PhotoChange } from '@/domain/photoOrder';
import type { PhotoCrop } from '@/domain/photoCrop';
import type { ImageSize } from '@/lib/images/imageBytes';
import { rootReducer } from '@/store/rootReducer';
import { initialState, newUpload } from './photosState';
import type { PhotosState, RefusedFile, Upload } from './photosState';

const uploadOf = (state: PhotosState, key: string): Upload | undefined =>
  state.uploads.find((upload) => upload.key === key);

/** An upload whose session is over: it may have arrived all the same. */
const interrupted = (upload: Upload): Upload =>
  upload.state === 'sending' ? { ...upload, state: 'waiting', sent: 0, again: true } : upload;

function settleChange(state: PhotosState, key: string): PhotoChange | undefined {
  const change = state.changes.find((other) => other.key === key);
  state.changes = state.changes.filter((other) => other !== change);
  return change;
}

const photosSlice = createSlice({
  name: 'photos',
  initialState,
  reducers: {
    photosRequested(state, action: PayloadAction<string>) {
      state.request = action.payload;
      if (state.status !== 'ready') state.status = 'loading';
    },
    photosReceived(state, action: PayloadAction<{ request: string; photos: Photo[] }>) {
      if (state.request !== action.payload.request) return;
      state.photos = action.payload.photos;
      state.status = 'ready';
      state.failure = null;
      state.request = null;
    },
    photosFailed(state, action: PayloadAction<{ request: string; failure: Failure }>) {
      if (state.request !== action.payload.request) return;
      state.request = null;
      if (state.status === 'ready') return;
      state.status = 'failed';
      state.failure = action.payload.failure;
    },
    /** The member changed something; it shows at once, the server is told next. */
    changeMade(state, action: PayloadAction<PhotoChange>) {
      state.changes.push(action.payload);
      state.changeFailure = null;
      // An answer that was asked for before would take the change back.
      state.request = null;
    },
    /** The server did it; the answer has all photos, or null when the photo was gone already. */
    changeAccepted(state, action: PayloadAction<{ key: string; photos: Photo[] | null }>) {
      const { key, photos } = action.payload;
      const change = settleChange(state, key);
      // The session that made it is over.
      if (!change) return;
      state.request = null;
      state.photos = photos ?? state.photos.filter(({ id }) => id !== change.id);
    },
    changeRefused(state, action: PayloadAction<{ key: string; failure: Failure }>) {
      const change = settleChange(state, action.payload.key);
      if (change) {
        const { kind, id } = change;
        state.changeFailure = { kind, id, failure: action.payload.failure };
      }
    },
    changeFailureDismissed(state) {
      state.changeFailure = null;
    },
    photoDeleted(state, action: PayloadAction<string>) {
      if (!state.removing.includes(action.payload)) state.removing.push(action.payload);
      state.changeFailure = null;
    },
    photoRestored(state, action: PayloadAction<string>) {
      state.removing = state.removing.filter((id) => id !== action.payload);
    },
    photosInView(state, action: PayloadAction<boolean>) {
      state.inView = action.payload;
    },
    undoHeld(state, action: PayloadAction<boolean>) {
      state.undoHeld = action.payload;
    },
    /** The moment to have it back is over. */
    removalDue(state, action: PayloadAction<{ id: string; key: string }>) {
      const { id, key } = action.payload;
      if (!state.removing.includes(id)) return;
      state.removing = state.removing.filter((other) => other !== id);
      state.changes.push({ kind: 'delete', id, key });
      state.request = null;
    },
    uploadAdded(
      state,
      { payload: { key, owner, name } }: PayloadAction<Pick<Upload, 'key' | 'owner' | 'name'>>,
    ) {
      state.uploads.push(newUpload(key, owner, name));
    },
    uploadPrepared(
      state,
      action: PayloadAction<{
        key: string;
        preview: string;
        total: number;
        size: ImageSize;
        crop: PhotoCrop;
      }>,
    ) {
      const upload = uploadOf(state, action.payload.key);
      if (!upload) return;
      Object.assign(upload, action.payload);
      if (upload.state === 'checking') upload.state = 'ready';
    },
    /** The member wants the photos that are ready. */
    uploadsConfirmed(state) {
      for (const upload of state.uploads) if (upload.state === 'ready') upload.state = 'waiting';
    },
    uploadStarted(state, action: PayloadAction<string>) {
      const upload = uploadOf(state, action.payload);
      if (upload) Object.assign(upload, { state: 'sending', sent: 0, failure: null });
    },
    uploadProgressed(state, action: PayloadAction<{ key: string; sent: number; total: number }>) {
      const upload = uploadOf(state, action.payload.key);
      if (upload?.state === 'sending') Object.assign(upload, action.payload);
    },
    uploadPaused(state, action: PayloadAction<string>) {
      const upload = uploadOf(state, action.payload);
      if (upload) upload.state = 'paused';
    },
    /** After a pause, after a failure, or because the network is back. */
    uploadResumed(state, action: PayloadAction<string>) {
      const upload = uploadOf(state, action.payload);
      if (upload) Object.assign(upload, { state: 'waiting', sent: 0, again: true, failure: null });
    },
    uploadFailed(state, action: PayloadAction<{ key: string; failure: Failure }>) {
      const upload = uploadOf(state, action.payload.key);
      if (upload?.state !== 'sending') return;
      Object.assign(upload, { state: 'failed', failure: action.payload.failure });
    },
    uploadDone(state, action: PayloadAction<{ key: string; photo: Photo }>) {
      const { key, photo } = action.payload;
      if (!uploadOf(state, key)) return;
      state.uploads = state.uploads.filter((upload) => upload.key !== key);
      // A list that was asked for before does not know the new photo.
      if (state.status === 'ready') state.request = null;
      if (!state.photos.some(({ id }) => id === photo.id)) state.photos.push(photo);
    },
    /** Its member does not want it, or it cannot be taken: then it says why. */
    uploadDropped(state, action: PayloadAction<{ key: string; refused?: RefusedFile }>) {
      const { key, refused } = action.payload;
      // The session is over, or its member has taken it back: nobody is told of it.
      if (!uploadOf(state, key)) return;
      state.uploads = state.uploads.filter((upload) => upload.key !== key);
      if (refused) state.refused.push(refused);
    },
    filesRefused(state, action: PayloadAction<RefusedFile[]>) {
      state.refused.push(...action.payload);
    },
    refusalsDismissed(state) {
      state.refused = [];
    },
  },
  extraReducers: (builder) =>
    builder
      // An expired session loses nothing: what was picked waits for its member.
      .addCase(loggedOut, (state, { payload }) =>
        payload.by === 'expiry'
          ? { ...initialState, uploads: state.uploads.map(interrupted), inView: state.inView }
          : initialState,
      )
      .addMatcher(isAnyOf(loggedIn, userReceived), (state, { payload }) => {
        const owner = payload?.profile.id;
        if (owner === undefined) return initialState;
        if (state.uploads.some((upload) => upload.owner !== owner))
          state.uploads = state.uploads.filter((upload) => upload.owner === owner);
        return state;
      }),
  selectors: {
    selectPhotosStatus: (state) => state.status,
    selectPhotosFailure: (state) => state.failure,
    selectServerPhotos: (state) => state.photos,
    selectChanges: (state) => state.changes,
    selectChangeFailure: (state) => state.changeFailure,
    selectRemoving: (state) => state.removing,
    selectUndoHeld: (state) => state.undoHeld,
    selectPhotosInView: (state) => state.inView,
    selectUploads: (state) => state.uploads,
    selectUpload: (state, key: string) => uploadOf(state, key),
    selectRefusedFiles: (state) => state.refused,
    /** The photos as their member sees them, changes laid over; the first one is the main photo. */
    selectOwnPhotos: createSelector(
      [
        (state: PhotosState) => state.photos,
        (state: PhotosState) => state.changes,
        (state: PhotosState) => state.removing,
      ],
      withChanges,
    ),
  },
});

declare module '@/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof photosSlice> {}
}
const injected = photosSlice.injectInto(rootReducer);

export const {
  photosRequested,
  photosReceived,
  photosFailed,
  changeMade,
  changeAccepted,
  changeRefused,
  changeFailureDismissed,
  photoDeleted,
  photoRestored,
  undoHeld,
  photosInView,
  removalDue,
  uploadAdded,
  uploadPrepared,
  uploadsConfirmed,
  uploadStarted,
  uploadProgressed,
  uploadPaused,
  uploadResumed,
  uploadFailed,
  uploadDone,
  uploadDropped,
  filesRefused,
  refusalsDismissed,
} = photosSlice.actions;
export const {
  selectPhotosStatus,
  selectPhotosFailure,
  selectServerPhotos,
  selectChanges,
  selectChangeFailure,
  selectRemoving,
  selectUndoHeld,
  selectPhotosInView,
  selectUploads,
  selectUpload,
  selectRefusedFiles,
  selectOwnPhotos,
} = injected.selectors;
