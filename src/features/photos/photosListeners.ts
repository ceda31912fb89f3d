/** Effects around the own photos. They go on when the page is left, and end with the session. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { deletePhotoOnLeaving } from '@/api/leaving';
import { isRefusal } from '@/api/isRefusal';
import {
  loggedOut,
  ownProfileChanged,
  selectLoggedIn,
  selectOwnProfileId,
  selectPaidUser,
  selectUser,
} from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { selectOnline } from '@/core/connection/connectionSlice';
import { PHOTO_UNDO_MS } from '@/config/limits';
import { noticeShown } from '@/core/notices/noticesSlice';
import { photoLimit } from '@/domain/freeLimits';
import type { PhotoChange } from '@/domain/photoOrder';
import type { RootState } from '@/store/rootReducer';
import { extendStores, lateMiddleware } from '@/store/lateMiddleware';
import { createAppListener } from '@/store/listener';
import { holdPage } from '@/lib/pageHold';
import { uuid } from '@/lib/uuid';
import { changeSent, fetchPhotos, removalsEnded, selectNextChange } from './changeThunks';
import { rememberDeletion } from './leftDeletions';
import { releaseFilesExcept } from './photoFiles';
import {
  photoDeleted,
  removalDue,
  selectChanges,
  selectOwnPhotos,
  selectPhotosInView,
  selectPhotosStatus,
  selectRemoving,
  selectServerPhotos,
  selectUndoHeld,
  selectUpload,
  selectUploads,
  uploadDone,
  uploadDropped,
  uploadFailed,
  uploadResumed,
  uploadsConfirmed,
} from './photosSlice';
import type { Upload } from './photosState';
import { nextUpload, photoSent } from './uploadThunks';

const { middleware, startListening } = createAppListener();

/** One change at a time, in the order they were made: each answer is the whole list. */
startListening({
  predicate: (_, now, before) => {
    const next = selectNextChange(now);
    return next !== null && next !== selectNextChange(before);
  },
  effect: (_, { dispatch, getState }) => {
    const next = selectNextChange(getState());
    if (next) void dispatch(changeSent(next));
  },
});

startListening({
  actionCreator: photoDeleted,
  effect: async ({ payload: id }, { condition, dispatch, getState }) => {
    const key = uuid();
    const leave = () => {
      const member = selectOwnProfileId(getState());
      if (member === null || !selectRemoving(getState()).includes(id)) return;
      rememberDeletion({ member, id, key });
      deletePhotoOnLeaving(id, key);
    };
    window.addEventListener('pagehide', leave);
    const isBack = (): boolean => !selectRemoving(getState()).includes(id);
    const isHeld = (): boolean => selectUndoHeld(getState());
    let waits = true;
    while (waits && !isBack()) {
      waits = await (isHeld()
        ? condition(() => !isHeld() || isBack())
        : condition(() => isHeld() || isBack(), PHOTO_UNDO_MS));
    }
    window.removeEventListener('pagehide', leave);
    if (!isBack()) dispatch(removalDue({ id, key }));
  },
});

/** Deletions whose undo time is over: on their way to the server, or waiting for the changes before them. */
const queuedDeletions = (state: RootState): PhotoChange[] =>
  selectChanges(state).filter(({ kind }) => kind === 'delete');

/** A page that is left while they wait tells them, too: the same key makes it the same act. */
startListening({
  predicate: (_, now, before) => queuedDeletions(now).length > 0 && queuedDeletions(before).length === 0,
  effect: async (_, { condition, getState }) => {
    const leave = () => {
      const member = selectOwnProfileId(getState());
      if (member === null) return;
      for (const { id, key } of queuedDeletions(getState())) {
        rememberDeletion({ member, id, key });
        deletePhotoOnLeaving(id, key);
      }
    };
    window.addEventListener('pagehide', leave);
    await condition((_action, now) => queuedDeletions(now).length === 0);
    window.removeEventListener('pagehide', leave);
  },
});

/** Whose session ends has none of them back: told while there still is one, else remembered. */
startListening({
  actionCreator: loggedOut,
  effect: ({ payload }, { getOriginalState }) => {
    const before = getOriginalState();
    const member = selectOwnProfileId(before);
    if (member === null) return;
    const deletions = [
      ...queuedDeletions(before),
      ...selectRemoving(before).map((id) => ({ id, key: uuid() })),
    ];
    for (const { id, key } of deletions) {
      if (payload.by === 'member') deletePhotoOnLeaving(id, key);
      // Nobody is there to tell it; the next session of this member does.
      else if (payload.by === 'expiry') rememberDeletion({ member, id, key });
    }
  },
});

/** Photos that may still be had back keep their places on the server; they are given up when all are wanted. */
startListening({
  actionCreator: uploadsConfirmed,
  effect: (_, { dispatch, getState }) => {
    const state = getState();
    const wanted = selectServerPhotos(state).length + selectUploads(state).length;
    if (wanted > photoLimit({ paid_user: selectPaidUser(state) })) dispatch(removalsEnded());
  },
});

startListening({
  predicate: (_, now) => nextUpload(now) !== null,
  effect: (_, { dispatch, getState }) => {
    const next = nextUpload(getState());
    if (next !== null) void dispatch(photoSent(next));
  },
});

const wantsNetwork = ({ failure }: Upload): boolean =>
  failure?.kind === 'offline' || failure?.kind === 'timeout';

/** What failed for want of a network is tried again when there is one. */
startListening({
  predicate: (_, now, before) => selectOnline(now) && !selectOnline(before),
  effect: (_, { dispatch, getState }) => {
    for (const upload of selectUploads(getState()))
      if (upload.state === 'failed' && wantsNetwork(upload)) dispatch(uploadResumed(upload.key));
  },
});

/**
 * Only the server knows the place of a photo that was sent again, whether one that was left out has arrived all the same,
 * and what a list says that was made before a photo came. It is asked when no other answer can overtake this one.
 */
startListening({
  predicate: (action, _, before) => isUnsure(action, before),
  effect: async (_, { condition, dispatch, getState }) => {
    if (!isQuiet(getState())) await condition((_action, now) => isQuiet(now));
    void dispatch(fetchPhotos());
  },
});

function isUnsure(action: UnknownAction, before: RootState): boolean {
  if (uploadDone.match(action))
    return selectUpload(before, action.payload.key)?.again === true || selectChanges(before).length > 0;
  if (!uploadDropped.match(action) || action.payload.refused !== undefined) return false;
  const upload = selectUpload(before, action.payload.key);
  return upload !== undefined && wasTried(upload);
}

const wasTried = ({ again, state }: Upload): boolean =>
  again || state === 'sending' || state === 'paused' || state === 'failed';

/** Nothing is on its way to the server, and it can be reached. */
const isQuiet = (state: RootState): boolean =>
  selectOnline(state) &&
  selectChanges(state).length === 0 &&
  !selectUploads(state).some(({ state: at }) => at === 'waiting' || at === 'sending');

/** Files nobody waits for any more are let go, at the end of the session all of them. */
startListening({
  predicate: (_, now, before) => selectUploads(now).length < selectUploads(before).length,
  effect: (_, { getState }) => releaseFilesExcept(selectUploads(getState()).map(({ key }) => key)),
});

/** What was picked is in this page alone: whoever leaves it is asked. What the server refused for good keeps nobody. */
const hasFilesToSend = (state: RootState): boolean =>
  selectUploads(state).some(({ failure }) => !isRefusal(failure));

startListening({
  predicate: (_, now, before) => hasFilesToSend(now) && !hasFilesToSend(before),
  effect: async (_, { condition }) => {
    const release = holdPage();
    await condition((_action, now) => !hasFilesToSend(now));
    release();
  },
});

/** Whoever has gone on to another page hears what did not arrive; why, if it is not the file's fault. */
startListening({
  predicate: (action, now) =>
    !selectPhotosInView(now) &&
    (uploadFailed.match(action) || (uploadDropped.match(action) && action.payload.refused !== undefined)),
  effect: (action, { dispatch }) => {
    const failure = uploadFailed.match(action) ? action.payload.failure : undefined;
    dispatch(noticeShown({ key: 'photoNotSent', tone: 'bad', failure }));
  },
});

/** A photo that is being checked is looked at again with each refresh of the member. */
startListening({
  actionCreator: fetchUser.fulfilled,
  effect: (_, { dispatch, getState }) => {
    const checking = selectOwnPhotos(getState()).some(({ status }) => status === 'checking');
    if (checking && selectChanges(getState()).length === 0) void dispatch(fetchPhotos());
  },
});

/** The own profile shows the main photo and counts the photos: bars, alerts and meters follow at once. */
startListening({
  predicate: (_, now, before) => selectOwnPhotos(now) !== selectOwnPhotos(before),
  effect: (_, { dispatch, getState }) => {
    const changed = changedProfile(getState());
    if (changed) dispatch(ownProfileChanged(changed));
  },
});

function changedProfile(state: RootState) {
  const profile = selectUser(state)?.profile;
  if (!profile || !selectLoggedIn(state) || selectPhotosStatus(state) !== 'ready') return null;
  const photos = selectOwnPhotos(state);
  const main_image = photos[0]?.image ?? null;
  const isSame =
    profile.photo_count === photos.length && profile.main_image?.filename === main_image?.filename;
  return isSame ? null : { ...profile, main_image, photo_count: photos.length };
}

lateMiddleware.addMiddleware(middleware);
extendStores();
