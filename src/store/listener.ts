/** The listener middleware: timers and other effects live in listeners, never in components. */
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch } from './types';
import type { RootState } from './rootReducer';

/** One per store, so that tests do not share effects. */
export const createAppListener = () => {
  const middleware = createListenerMiddleware();
  return {
    middleware: middleware.middleware,
    startListening: middleware.startListening.withTypes<RootState, AppDispatch>(),
  };
};
