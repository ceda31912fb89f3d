/** Effects around chosen pictures. They go on when the conversation is left, and come with the first picture. */
import { whenReachable } from '@/core/connection/whenReachable';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { selectOnline } from '@/core/connection/connectionSlice';
import { extendStores, lateMiddleware } from '@/store/lateMiddleware';
import { createAppListener } from '@/store/listener';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { releaseFilesExcept } from './attachmentFiles';
import { selectPictures } from './attachmentsSlice';
import { draftSent } from './draftSent';

const { middleware, startListening } = createAppListener();

const mayUpload = (state: RootState) => selectOnline(state) && selectLoggedIn(state);

// It is what brought this file; named at the top, the two would go round in a circle.
const again = (profile: string, dispatch: AppDispatch): void =>
  void whenReachable(() => import('./attachmentThunks')).then(({ pictureSent }) =>
    dispatch(pictureSent(profile)),
  );

/** What waited for the network, or for the log-in, goes when it may. */
startListening({
  predicate: (_, now, before) => mayUpload(now) && !mayUpload(before),
  effect: (_, { dispatch, getState }) => {
    for (const [profile, { state }] of Object.entries(selectPictures(getState())))
      if (state === 'waiting') again(profile, dispatch);
  },
});

/** A message whose sender has already pressed Send goes with its picture; one that failed before is tried once more. */
startListening({
  predicate: (_, now, before) => selectPictures(now) !== selectPictures(before),
  effect: (_, { dispatch, getState }) => {
    const pictures = Object.entries(selectPictures(getState()));
    releaseFilesExcept(pictures.map(([, { key }]) => key));
    for (const [profile, { state, wanted }] of pictures)
      if (wanted && state === 'ready') dispatch(draftSent(profile));
      else if (wanted && state === 'failed') again(profile, dispatch);
  },
});

lateMiddleware.addMiddleware(middleware);
extendStores();
