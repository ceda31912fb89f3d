/** Keeps the dismissals over reloads. */
import * as v from 'valibot';
import { epochMs } from '@/api/wire/primitives';
import { PERSIST_PREFIX } from '@/config/storageKeys';
import { jsonParse } from '@/lib/jsonParse';
import { readText } from '@/lib/storage';
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

/** As the library writes it: each field is JSON of its own. */
const written = v.record(v.string(), v.string());

/** @returns what the browser keeps by now, which another tab may have written; null where that is nothing, or cannot be read */
export function readKeptDismissals(): DismissalsState | null {
  const fields = v.safeParse(written, jsonParse(readText('local', PERSIST_PREFIX + dismissalsSlice.name)));
  if (!fields.success) return null;
  const { at, about } = fields.output;
  const kept = v.safeParse(schema, { at: jsonParse(at ?? null), about: jsonParse(about ?? null) });
  return kept.success ? kept.output : null;
}

const reducer: PersistedReducer<DismissalsState> = persisted(dismissalsSlice, { version: 1, schema });

/** From now on the slice reads and writes the browser's storage. */
export function persistDismissals(): void {
  rootReducer.inject<{ reducerPath: 'dismissals'; reducer: PersistedReducer<DismissalsState> }>(
    { reducerPath: 'dismissals', reducer },
    { overrideExisting: true },
  );
}
