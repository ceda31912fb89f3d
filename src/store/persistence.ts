/** Persistence of small, impersonal slices (an allow-list): each with a version, a schema and a fall-back to its initial state. */
import type { Reducer, Slice, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import * as v from 'valibot';
import { PERSIST_PREFIX } from '@/config/storageKeys';
import { jsonParse } from '@/lib/jsonParse';
import { readText, removeText, writeText } from '@/lib/storage';
import { storageTrouble } from '@/lib/storageTrouble';

/** A slice's state with the library's own mark, which is missing until persistence has started. */
export type PersistedState<State> = State & Partial<PersistPartial>;
/** Preloaded states are unknown to it: what was stored comes through `migrate` below. */
export type PersistedReducer<State> = Reducer<PersistedState<State>, UnknownAction, unknown>;

/** The library writes each field as JSON of its own. */
const written = v.record(v.string(), v.unknown());

/**
 * redux-persist asks for promises; storage that is blocked or full simply keeps nothing.
 * @param initial a state that says nothing: it is only written over one that says more
 */
const storageFor = (initial: object) => {
  const saysNothing = (value: string): boolean => {
    const parsed = v.safeParse(written, jsonParse(value));
    return (
      parsed.success &&
      Object.entries(initial).every(([name, field]) => parsed.output[name] === JSON.stringify(field))
    );
  };
  return {
    getItem: (key: string) => {
      const text = readText('local', key);
      if (text === null || v.safeParse(written, jsonParse(text)).success) return Promise.resolve(text);
      storageTrouble('unreadable', key);
      return Promise.resolve(null);
    },
    setItem: (key: string, value: string) =>
      Promise.resolve(
        (saysNothing(value) && readText('local', key) === null) || writeText('local', key, value),
      ),
    removeItem: (key: string) => Promise.resolve(removeText('local', key)),
  };
};

interface PersistedSlice<State> {
  version: number;
  /** What a stored state must look like; anything else falls back to the initial state. */
  schema: v.GenericSchema<unknown, State>;
}

/**
 * Wraps a slice's reducer so that its state survives a reload.
 * @returns a reducer for injection under the slice's own name
 */
export function persisted<State extends object>(
  slice: Pick<Slice<State>, 'name' | 'reducer' | 'getInitialState'>,
  { version, schema }: PersistedSlice<State>,
): PersistedReducer<State> {
  const reducer = persistReducer<State>(
    {
      key: slice.name,
      keyPrefix: PERSIST_PREFIX,
      version,
      storage: storageFor(slice.getInitialState()),
      // A stored state of another version or shape, whatever wrote it, must not reach the reducers.
      migrate: (stored) => {
        const { _persist, ...state } = stored ?? {};
        const parsed = v.safeParse(schema, state);
        const usable = parsed.success && _persist?.version === version;
        if (stored && !usable) storageTrouble('unreadable', PERSIST_PREFIX + slice.name);
        const meta = { _persist: { version, rehydrated: true } };
        return Promise.resolve({ ...(usable ? parsed.output : slice.getInitialState()), ...meta });
      },
    },
    slice.reducer,
  );
  // The store only ever hands back what this reducer returned before. Of nothing the library would make an empty object,
  // which stays where the stored state cannot be read.
  const isOwn = (state: unknown): state is State & PersistPartial => state !== undefined;
  return (state: unknown = slice.getInitialState(), action) =>
    reducer(isOwn(state) ? state : undefined, action);
}
