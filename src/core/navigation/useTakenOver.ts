/** Whether the page is the app's own by now: what came as a file knows no query, and nothing that this browser keeps. */
import { useSyncExternalStore } from 'react';

const follow = () => () => undefined;

/** @returns false while a page that came as a file is taken over, so that the first drawing equals it; true ever after */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    follow,
    () => true,
    () => false,
  );
