/** Effects around chosen pictures. They go on when the conversation is left, and come with the first picture. */
import { isRefusal } from '@/api/isRefusal';
import { whenReachable } from '@/core/connection/whenReachable';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { selectOnline } from '@/core/connection/connectionSlice';
import { holdPage } from '@/lib/pageHold';
import { extendStores, lateMiddleware } from '@/store/lateMiddleware';
import { createAppListener } from '@/store/listener';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { releaseFilesExcept } from './attachmentFiles';
import {
  pictureDropped,
  pictureMoved,
  picturesStored,
  picturesTakenIn,
  selectPictures,
  selectPicturesOwner,
  selectPicturesToStore,
  selectPicturesUnsaved,
  selectStoredPicture,
} from './attachmentsSlice';
import type { PickedPicture } from './attachmentsSlice';
import { chatRemoved, selectChatEntries, selectDraft, selectDrafts, selectRemovals } from './chatsSlice';
import { draftSent } from './draftSent';
import { readPictures, savePictures } from './pictureRecords';
import { selectReplies, selectReplyTo } from './repliesSlice';

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

/** Whatever changes them: what is chosen here, what other tabs tell, the end of a session, a conversation that is gone. */
const PARTS = [selectDrafts, selectReplies, selectChatEntries] as const;

/** Nothing goes by itself but what stood there when Send was pressed: once that is changed, its sender presses again. */
startListening({
  predicate: (_, now, before) => PARTS.some((part) => part(now) !== part(before)),
  effect: (_, { dispatch, getOriginalState, getState }) => {
    const [before, now] = [getOriginalState(), getState()];
    for (const [profile, { key, wanted }] of Object.entries(selectPictures(now))) {
      const isSame =
        selectDraft(now, profile) === selectDraft(before, profile) &&
        selectReplyTo(now, profile)?.id === selectReplyTo(before, profile)?.id;
      if (wanted && !isSame) dispatch(pictureMoved({ profile, key, to: { wanted: false } }));
    }
  },
});

/** What has been brought to storage, in vain where that is full or blocked. */
const tried = new WeakSet<object>();

/** What the server has outlives the page, like the words that it goes with. */
startListening({
  predicate: (_, now) => selectPicturesUnsaved(now) && !tried.has(selectPictures(now)),
  effect: (_, { dispatch, getState }) => {
    const account = selectPicturesOwner(getState());
    if (account === null) return;
    tried.add(selectPictures(getState()));
    dispatch(picturesTakenIn({ account, pictures: readPictures(account) }));
    tried.add(selectPictures(getState()));
    const pictures = selectPicturesToStore(getState());
    if (savePictures(account, pictures)) dispatch(picturesStored({ account, pictures }));
  },
});

/** A conversation that is removed takes along what was to be sent in it. */
startListening({
  actionCreator: chatRemoved,
  effect: ({ payload }, { dispatch, getOriginalState }) => {
    const profile = selectRemovals(getOriginalState())[payload]?.item.profile.id;
    if (profile !== undefined) dispatch(pictureDropped(profile));
  },
});

/** What the server refused for good keeps nobody. */
const isStillWanted = ({ failure }: PickedPicture): boolean => !isRefusal(failure);

const isInThisPageAlone = (state: RootState): boolean =>
  Object.entries(selectPictures(state)).some(([profile, picture]) =>
    picture.state === 'ready'
      ? selectStoredPicture(state, profile)?.id !== picture.attachment?.id
      : isStillWanted(picture),
  );

/** A picture that nothing else has: whoever leaves the page is asked, and nothing reloads it by itself. */
startListening({
  predicate: (_, now, before) => isInThisPageAlone(now) && !isInThisPageAlone(before),
  effect: async (_, { condition }) => {
    const release = holdPage();
    await condition((_action, now) => !isInThisPageAlone(now));
    release();
  },
});

lateMiddleware.addMiddleware(middleware);
extendStores();
