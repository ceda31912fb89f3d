/** Keeps the dismissals over reloads. */
import * as v from 'valibot';
import { epochMs } from '@/api/wire/primitives';
import { persisted } from '@/store/persistence';
import type { PersistedReducer } from '@/store/persistence';
import { rootReducer } from '@/store/rootReducer';
import { DISMISSIBLE, dismissalsSlice } from './dismissalsSlice';
import type { DismissalsState } from './dismissalsSlice';

const schema = v.object({
  at: v.object(v.entriesFromList(DISMISSIBLE, v.optional(epochMs))),
  // Releases before this one kept none.
  about: v.optional(v.object(v.entriesFromList(DISMISSIBLE, v.optional(v.string()))), {}),
});

const reducer: PersistedReducer<DismissalsState> = persisted(dismissalsSlice, { version: 1, schema });

/** From now on the slice reads and writes the browser's storage. */
export function persistDismissals(): void {
  rootReducer.inject<{ reducerPath: 'dismissals'; reducer: PersistedReducer<DismissalsState> }>(
    { reducerPath: 'dismissals', reducer },
    { overrideExisting: true },
  );
}
