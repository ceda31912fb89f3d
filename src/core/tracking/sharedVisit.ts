/**
 * Tabs of one browser tell each other where their visitor came from: what may not be kept is known to the next tab all the same,
 * from memory to memory (EN-07, BX-12).
 */
import * as v from 'valibot';
import { trackingSchema } from '@/api/wire/tracking';
import { isEmpty } from '@/domain/trackingToTell';
import { hearChannel } from '@/lib/hearChannel';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { selectConsentState } from '../consent/consentSlice';
import { selectTracking, visitBegan, visitRemembered } from './trackingSlice';

/** Only these shapes are believed: anything may post on a channel. */
const messageSchema = v.object({
  /** `visitBegan`: a tab was opened. `visitKnown`: what an older one answers. */
  kind: v.picklist(['visitBegan', 'visitKnown']),
  tracking: trackingSchema,
});
type VisitMessage = v.InferOutput<typeof messageSchema>;

interface Store {
  dispatch: AppDispatch;
  getState: () => RootState;
}

/**
 * Called once per store, after the visit's address was read.
 * @param channel of the tabs, null where the browser has none
 */
export function shareVisit(channel: BroadcastChannel | null, { dispatch, getState }: Store): void {
  if (channel === null) return;
  const tell = (kind: VisitMessage['kind']): void => {
    const tracking = selectTracking(getState());
    channel.postMessage({ kind, tracking } satisfies VisitMessage);
  };
  hearChannel(channel, messageSchema, ({ kind, tracking }) => {
    if (kind === 'visitBegan') {
      if (!isEmpty(selectTracking(getState()))) tell('visitKnown');
      dispatch(visitBegan(tracking));
      // Where it may be kept, what is kept is the same for all tabs; an answer that comes late changes nothing.
    } else if (selectConsentState(getState()) !== 'granted') dispatch(visitRemembered(tracking));
  });
  tell('visitBegan');
}
