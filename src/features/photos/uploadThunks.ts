/** Takes picked files in and sends the pictures made of them, one idempotency key each. */
import { failureOf } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { selectLoggedIn, selectOwnProfileId, selectPaidUser } from '@/core/auth/authSlice';
import { selectOnline } from '@/core/connection/connectionSlice';
import { whenReachable } from '@/core/connection/whenReachable';
import { PROGRESS_THROTTLE_MS } from '@/config/limits';
import { photosLeft } from '@/domain/freeLimits';
import { defaultCrop } from '@/domain/photoCrop';
import type { PhotoCrop } from '@/domain/photoCrop';
import type { PhotoProblem } from '@/domain/photoFile';
import { throttledProgress } from '@/lib/throttled';
import { uuid } from '@/lib/uuid';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { fetchPhotos } from './changeThunks';
import { endAttempt, fileOf, keepFile, keepPicture, pictureOf, startAttempt } from './photoFiles';
import {
  filesRefused,
  refusalsDismissed,
  selectChanges,
  selectOwnPhotos,
  selectUpload,
  selectUploads,
  uploadAdded,
  uploadDone,
  uploadDropped,
  uploadFailed,
  uploadPaused,
  uploadPrepared,
  uploadProgressed,
  uploadResumed,
  uploadStarted,
} from './photosSlice';
import type { RefusedFile } from './photosState';

type Thunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState) => Result;

/** Without a network these wait for one. */
const loadPreparing = () => whenReachable(() => import('./preparePhoto'));
const loadDecoding = () => whenReachable(() => import('@/core/pictures/decodePicture'));
const loadInspection = () => whenReachable(() => import('@/core/pictures/inspectFile'));

/** How many more files there is room for, those on their way counted. */
export function selectRoom(state: RootState): number {
  const taken = selectOwnPhotos(state).length + selectUploads(state).length;
  return photosLeft({ paid_user: selectPaidUser(state) }, taken);
}

function noRoom(state: RootState, count: number): RefusedFile {
  return { key: uuid(), problem: selectPaidUser(state) ? 'premiumLimit' : 'limit', count };
}

/** Takes files in as far as there is room; each one that is refused makes room for the next. */
export const filesPicked =
  (picked: readonly File[]): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    // What was wrong with the files before is settled by picking others.
    dispatch(refusalsDismissed());
    const member = selectOwnProfileId(getState());
    if (member === null) return;
    let left = [...picked];
    // Whoever logs out meanwhile leaves no files to the next member.
    while (left.length > 0 && selectOwnProfileId(getState()) === member) {
      const now = left.slice(0, selectRoom(getState()));
      if (now.length === 0) {
        dispatch(filesRefused([noRoom(getState(), left.length)]));
        return;
      }
      left = left.slice(now.length);
      const taken = now.map((file) => ({ key: uuid(), file }));
      for (const { key, file } of taken) {
        keepFile(key, file);
        dispatch(uploadAdded({ key, owner: member, name: file.name }));
      }
      // One after the other: two large pictures at once are too much for a phone's memory.
      for (const { key } of taken) await dispatch(prepared(key));
    }
  };

const examined =
  (key: string, file: File): Thunk<Promise<PhotoProblem | null>> =>
  async (dispatch) => {
    const { inspectFile } = await loadInspection();
    const found = await inspectFile(file);
    if ('problem' in found) return found.problem;
    return dispatch(cut(key, found.picture, defaultCrop(found.picture)));
  };

const prepared =
  (key: string): Thunk<Promise<void>> =>
  async (dispatch) => {
    const file = fileOf(key);
    if (!file) return;
    // Also when the code for it does not come: a tile that waits for ever would be worse.
    const problem = await dispatch(examined(key, file)).catch(() => 'broken' as const);
    if (problem !== null) dispatch(uploadDropped({ key, refused: { key, name: file.name, problem } }));
  };

/** Makes the picture that is sent; one that cannot be made, or not without metadata, is not sent. */
const cut =
  (key: string, picture: ImageBitmap, crop: PhotoCrop): Thunk<Promise<'broken' | null>> =>
  async (dispatch, getState) => {
    const { codePhoto } = await loadPreparing();
    const { width, height } = picture;
    const coded = await codePhoto(picture, crop)
      .catch(() => null)
      .finally(() => picture.close());
    if (coded === null) return 'broken';
    // One that is on its way by now keeps its bytes: they belong to its idempotency key.
    const at = selectUpload(getState(), key)?.state;
    if (at !== 'checking' && at !== 'ready') return null;
    const preview = keepPicture(key, coded);
    if (preview !== null)
      dispatch(uploadPrepared({ key, preview, total: coded.size, size: { width, height }, crop }));
    return null;
  };

/** Cuts a photo that is not on its way yet as its member wants it; when it cannot be read again, it stays as it was. */
export const photoEdited =
  (key: string, crop: PhotoCrop): Thunk<Promise<void>> =>
  async (dispatch) => {
    const file = fileOf(key);
    if (!file) return;
    const { decodePicture } = await loadDecoding();
    const picture = await decodePicture(file).catch(() => null);
    if (picture) await dispatch(cut(key, picture, crop));
  };

/**
 * One photo at a time: the server puts each at the end as it arrives, so two side by side would stand in the order of the
 * faster one instead of the order they were picked in.
 * @returns key of the upload that may start now
 */
export function nextUpload(state: RootState): string | null {
  if (!selectOnline(state) || !selectLoggedIn(state)) return null;
  // A photo that is being deleted still takes its place on the server.
  if (selectChanges(state).some(({ kind }) => kind === 'delete')) return null;
  const uploads = selectUploads(state);
  if (uploads.some(({ state: at }) => at === 'sending')) return null;
  return uploads.find(({ state: at }) => at === 'waiting')?.key ?? null;
}

/** What the server's refusal says about the file itself. */
const REFUSALS = { 413: 'bytes', 415: 'type', 422: 'broken' } as const;
const isRefusal = (status: number): status is keyof typeof REFUSALS => status in REFUSALS;

/** One attempt at one photo. */
export const photoSent =
  (key: string): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const picture = pictureOf(key);
    if (!picture || selectUpload(getState(), key)?.state !== 'waiting') return;
    dispatch(uploadStarted(key));
    const signal = startAttempt(key);
    try {
      const { uploadPhoto } = await import('@/api/calls/photos');
      const photo = await uploadPhoto(picture, {
        idempotencyKey: key,
        signal,
        onProgress: throttledProgress(PROGRESS_THROTTLE_MS, (sent, total) => {
          if (!signal.aborted) dispatch(uploadProgressed({ key, sent, total }));
        }),
      });
      if (!signal.aborted) dispatch(uploadDone({ key, photo }));
    } catch (error) {
      if (!signal.aborted) failed(key, failureOf(error), dispatch, getState);
    }
  };

function failed(key: string, failure: Failure, dispatch: AppDispatch, getState: () => RootState): void {
  if (failure.kind === 'refused' && failure.code === 'photo_limit') {
    dispatch(uploadDropped({ key, refused: noRoom(getState(), 1) }));
    // Another tab or device has filled the place.
    void dispatch(fetchPhotos());
  } else if (failure.kind === 'refused' && isRefusal(failure.status)) {
    const name = selectUpload(getState(), key)?.name ?? '';
    dispatch(uploadDropped({ key, refused: { key, name, problem: REFUSALS[failure.status] } }));
  } else if (!selectOnline(getState())) {
    dispatch(uploadResumed(key));
  } else {
    dispatch(uploadFailed({ key, failure }));
  }
}

/** Holds an upload; what has been sent of it is sent again later. */
export const uploadHeld =
  (key: string): Thunk =>
  (dispatch) => {
    dispatch(uploadPaused(key));
    endAttempt(key);
  };

/** Takes a file back that is not a photo yet. */
export const uploadCancelled =
  (key: string): Thunk =>
  (dispatch) =>
    void dispatch(uploadDropped({ key }));
