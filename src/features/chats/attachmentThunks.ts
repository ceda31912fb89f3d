/** Takes a chosen picture in and brings it to the server, before the message that will carry it. */
import { failureOf } from '@/api/failure';
import { PROGRESS_THROTTLE_MS } from '@/config/limits';
import { selectLoggedIn, selectUser } from '@/core/auth/authSlice';
import { selectOnline } from '@/core/connection/connectionSlice';
import { inspectFile } from '@/core/pictures/inspectFile';
import { throttledProgress } from '@/lib/throttled';
import { uuid } from '@/lib/uuid';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { fileOf, keepFile, keepPicture, pictureOf, startAttempt, uploadRefused } from './attachmentFiles';
import './attachmentListeners';
import { pictureMoved, picturePicked, pictureRefused, selectPicture } from './attachmentsSlice';
import { selectAccount } from './chatsSlice';
import { fitPicture } from './fitPicture';

type Thunk = (dispatch: AppDispatch, getState: () => RootState) => Promise<void>;

/** A picture in a message may be as small as one likes. */
const LEAST_SIDE_PX = 1;

/** Reads a file and starts sending what is made of it; does nothing while the message waits for an earlier one. */
export const pictureChosen =
  (profile: string, file: File): Thunk =>
  async (dispatch, getState) => {
    // Send has been pressed: the message waits for the picture that its writer has seen, and would not go with another.
    if (selectPicture(getState(), profile)?.wanted) return;
    const key = uuid();
    keepFile(key, file);
    // The conversations' own account stays when a session expires, and comes a moment after the member.
    const account = selectUser(getState())?.id ?? selectAccount(getState());
    dispatch(picturePicked({ profile, key, account }));
    const made = await prepared(key).catch(() => ({ problem: 'broken' as const }));
    // Another one was chosen meanwhile, or none any more.
    if (selectPicture(getState(), profile)?.key !== key) return;
    if ('problem' in made) {
      dispatch(pictureRefused({ profile, problem: made.problem }));
      return;
    }
    const preview = keepPicture(key, made.blob);
    dispatch(pictureMoved({ profile, key, to: { preview, size: made.size, total: made.blob.size } }));
    await dispatch(pictureSent(profile));
  };

async function prepared(key: string) {
  const file = fileOf(key);
  if (!file) return { problem: 'broken' as const };
  const found = await inspectFile(file, LEAST_SIDE_PX);
  return 'problem' in found ? found : fitPicture(found.picture);
}

/** One attempt at sending the chosen picture; offline it waits for the network. */
export const pictureSent =
  (profile: string): Thunk =>
  async (dispatch, getState) => {
    const chosen = selectPicture(getState(), profile);
    const picture = chosen ? pictureOf(chosen.key) : null;
    if (!chosen || picture === null || chosen.state === 'sending') return;
    const { key } = chosen;
    const moved = (to: Parameters<typeof pictureMoved>[0]['to']) =>
      dispatch(pictureMoved({ profile, key, to }));
    if (!selectOnline(getState()) || !selectLoggedIn(getState())) {
      moved({ state: 'waiting', failure: null });
      return;
    }
    moved({ state: 'sending', sent: 0, failure: null });
    const { signal, upload } = startAttempt(key);
    try {
      const { uploadAttachment } = await import('@/api/calls/chat');
      const attachment = await uploadAttachment(picture, {
        idempotencyKey: upload,
        signal,
        onProgress: throttledProgress(PROGRESS_THROTTLE_MS, (sent, total) => {
          if (!signal.aborted) moved({ sent, total });
        }),
      });
      moved({ state: 'ready', attachment });
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error);
      if (failure.kind === 'refused') uploadRefused(key);
      // Without a network or a session it waits for the next.
      if (failure.kind === 'aborted' || !selectOnline(getState())) moved({ state: 'waiting' });
      else moved({ state: 'failed', failure, wanted: false });
    }
  };
