/** Keeps chosen replies in the browser's storage. It comes with the first conversation on screen. */
import { accountKey } from '@/config/storageKeys';
import { extendStores, lateMiddleware } from '@/store/lateMiddleware';
import { createAppListener } from '@/store/listener';
import { repliesRestored, selectReplies, selectRepliesAccount } from './repliesSlice';
import { readReplies, saveReplies } from './replyRecords';

const { middleware, startListening } = createAppListener();

startListening({
  predicate: (_, now, before) => selectReplies(now) !== selectReplies(before),
  effect: (_, { getState }) => {
    // Null after the end of a session: an expired one keeps what is stored, a log-out has wiped it.
    const account = selectRepliesAccount(getState());
    if (account !== null) saveReplies(account, selectReplies(getState()));
  },
});

/** What another tab chose, sent or cleared: its next message and this one's must not answer the same by mistake. */
startListening({
  predicate: (_, now, before) => selectRepliesAccount(now) !== selectRepliesAccount(before),
  effect: async (_, { condition, dispatch, getState, signal }) => {
    const account = selectRepliesAccount(getState());
    if (account === null) return;
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === accountKey('replies', account) && selectRepliesAccount(getState()) === account)
        dispatch(repliesRestored({ account, chosen: readReplies(account) }));
    };
    window.addEventListener('storage', onStorage, { signal });
    await condition((_action, now) => selectRepliesAccount(now) !== account);
  },
});

lateMiddleware.addMiddleware(middleware);
extendStores();
