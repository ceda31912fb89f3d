/** Loads the own photos and tells the server what their member changed. */
import { failureOf } from '@/api/failure';
import { sessionSignal } from '@/api/session';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { placeAmongAll, withChanges } from '@/domain/photoOrder';
import type { PhotoChange } from '@/domain/photoOrder';
import type { Photo } from '@/domain/model';
import { uuid } from '@/lib/uuid';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { settleDeletions } from './leftDeletions';
import {
  changeAccepted,
  changeMade,
  changeRefused,
  photosFailed,
  photosReceived,
  photosRequested,
  removalDue,
  selectChanges,
  selectRemoving,
  selectServerPhotos,
} from './photosSlice';

type Thunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState) => Result;

const loadCalls = () => import('@/api/calls/photos');

/** Asks for the own photos; a failure leaves those that are known in place. */
export const fetchPhotos = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const id = selectOwnProfileId(getState());
  if (id === null) return;
  const request = uuid();
  dispatch(photosRequested(request));
  try {
    await settleDeletions(id);
    const { getMember } = await import('@/api/calls/members');
    const { photos } = await getMember(id);
    dispatch(photosReceived({ request, photos }));
  } catch (error) {
    dispatch(photosFailed({ request, failure: failureOf(error) }));
  }
};

/** @param position the place among the photos shown, from 0; the first one is the main photo's */
export const photoMoved =
  (id: string, position: number): Thunk =>
  (dispatch, getState) => {
    // The server gets to this change after those that it has not answered yet.
    const all = withChanges(selectServerPhotos(getState()), selectChanges(getState()), []);
    const place = placeAmongAll(all, selectRemoving(getState()), id, position);
    dispatch(changeMade({ kind: 'move', id, position: place, key: uuid() }));
  };

export const photoMadeMain =
  (id: string): Thunk =>
  (dispatch) =>
    void dispatch(changeMade({ kind: 'main', id, key: uuid() }));

/** Sends every deletion that could still be undone: their places are wanted. */
export const removalsEnded = (): Thunk => (dispatch, getState) => {
  for (const id of selectRemoving(getState())) dispatch(removalDue({ id, key: uuid() }));
};

async function tell(change: PhotoChange): Promise<Photo[]> {
  const options = { idempotencyKey: change.key, signal: sessionSignal() };
  const { deletePhoto, makeMainPhoto, movePhoto } = await loadCalls();
  if (change.kind === 'delete') return deletePhoto(change.id, options);
  if (change.kind === 'main') return makeMainPhoto(change.id, options);
  return movePhoto(change.id, change.position, options);
}

/** Sends the oldest change; the next one follows its answer. */
export const changeSent =
  (change: PhotoChange): Thunk<Promise<void>> =>
  async (dispatch) => {
    const { key } = change;
    try {
      dispatch(changeAccepted({ key, photos: await tell(change) }));
    } catch (error) {
      const failure = failureOf(error);
      const gone = failure.kind === 'refused' && failure.status === 404;
      if (gone && change.kind === 'delete') dispatch(changeAccepted({ key, photos: null }));
      else dispatch(changeRefused({ key, failure }));
      // Another tab has deleted it.
      if (gone) void dispatch(fetchPhotos());
    }
  };

/** The change to be sent next, null when there is none. */
export const selectNextChange = (state: RootState): PhotoChange | null => selectChanges(state)[0] ?? null;
