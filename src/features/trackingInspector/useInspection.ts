/** The inspection on screen: anew with every change of the store, as what is kept changes with it. */
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '@/store/rootReducer';
import { inspect } from './inspection';
import type { Inspection } from './inspection';

/** @returns what the inspection finds now, and again whenever that may have changed */
export function useInspection(): Inspection {
  const store = useStore<RootState>();
  const [inspection, setInspection] = useState(() => inspect(store.getState()));
  useEffect(() => {
    const look = (): void => setInspection(inspect(store.getState()));
    // What follows from a change is stored right after it.
    return store.subscribe(() => queueMicrotask(look));
  }, [store]);
  return inspection;
}
