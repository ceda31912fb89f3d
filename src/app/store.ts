/** The one store factory, for the app and the tests. */
import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { lateMiddleware } from '@/store/lateMiddleware';
import { createAppListener } from '@/store/listener';
import { rootReducer } from '@/store/rootReducer';

/** The checks of development warn when a busy machine is slow, which says nothing about the state. */
const NEVER_MS = Number.POSITIVE_INFINITY;

/** @returns a fresh store, its persistor, and the way to add effects to it */
export function createAppStore() {
  const { middleware, startListening } = createAppListener();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          warnAfter: NEVER_MS,
        },
        immutableCheck: { warnAfter: NEVER_MS },
      })
        .prepend(middleware)
        .concat(lateMiddleware.middleware),
  });
  return { store, persistor: persistStore(store), startListening };
}

export type AppStore = ReturnType<typeof createAppStore>;
