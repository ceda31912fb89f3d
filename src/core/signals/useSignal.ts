/** Whether a signal is on in this browser, for those who show the choice. */
import { useSyncExternalStore } from 'react';
import { followSignals, isSignalOn } from './signals';
import type { Signal } from './signals';

/** Changes with the choice, also when it is made in another tab. */
export const useSignal = (signal: Signal): boolean =>
  useSyncExternalStore(followSignals, () => isSignalOn(signal));
