/** The one store factory, for the app and the tests. */
import { configureStore } from '@reduxjs/toolkit';
import { endOfSession } from '@/core/auth/endOfSession';
import { lateMiddleware } from '@/store/lateMiddleware';
import { createAppListener } from '@/store/listener';
import { rootReducer } from '@/store/rootReducer';

/** Actions of redux-persist that carry functions; named here, so that the library itself can come later. */
const PERSIST_ACTIONS = [
  'persist/PERSIST',
  'persist/REHYDRATE',
  'persist/FLUSH',
  'persist/PURGE',
  'persist/REGISTER',
];

/** The checks of development warn when a busy machine is slow, which says nothing about the state. */
const NEVER_MS = Number.POSITIVE_INFINITY;

/** @returns a fresh store and the way to add effects to it */
export function createAppStore() {
  const { middleware, startListening } = createAppListener();
  const store = configureStore({
    reducer: rootReducer,
    // Arguments of a log-in pass through actions, and are nothing for an extension to keep.
    devTools: import.meta.env.DEV,
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: { ignoredActions: PERSIST_ACTIONS, warnAfter: NEVER_MS },
        immutableCheck: { warnAfter: NEVER_MS },
      })
        .prepend(middleware)
        .concat(lateMiddleware.middleware, endOfSession),
  });
  return { store, startListening };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];

/** @returns the state that the pages written as files were drawn from: nothing has happened yet */
export const stateOfFiles = () => rootReducer(undefined, { type: 'drawn' });
