/** Keeps where the visitor came from over reloads. */
import * as v from 'valibot';
import { persisted } from '@/store/persistence';
import type { PersistedReducer } from '@/store/persistence';
import { rootReducer } from '@/store/rootReducer';
import { trackingSlice } from './trackingSlice';
import type { TrackingState } from './trackingSlice';

const text = v.nullable(v.string());
const schema = v.object({
  record: v.object({ network: text, ref: text, sub1: text, sub2: text, sub3: text }),
});

const reducer: PersistedReducer<TrackingState> = persisted(trackingSlice, { version: 1, schema });

/** From now on the slice reads and writes the browser's storage. */
export function persistTracking(): void {
  rootReducer.inject<{ reducerPath: 'tracking'; reducer: PersistedReducer<TrackingState> }>(
    { reducerPath: 'tracking', reducer },
    { overrideExisting: true },
  );
}
