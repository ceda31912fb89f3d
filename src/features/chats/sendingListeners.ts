/** Sends what waits in the outbox, and tries again what got no answer. */
import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import { SEND_ATTEMPTS, SEND_RETRY_BASE_MS, SEND_RETRY_CAP_MS } from '@/config/limits';
import { nextToSend } from '@/domain/outbox';
import { backoffDelay } from '@/lib/backoff';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { outboxMoved, selectOutbox } from './chatsSlice';
import { deliver, maySend } from './sendingThunks';

type Api = ListenerEffectAPI<RootState, AppDispatch>;

export function addSendingListeners(startListening: StartAppListening): void {
  startListening({
    predicate: (_, now, before) =>
      maySend(now) && (!maySend(before) || selectOutbox(now) !== selectOutbox(before)),
    effect: sendNext,
  });
  startListening({ actionCreator: outboxMoved, effect: onLost });
}

/** What was never tried goes at once; what is unconfirmed goes when there is a reason for hope. */
function sendNext(action: UnknownAction, api: Api): void {
  const hopeful =
    !maySend(api.getOriginalState()) || (outboxMoved.match(action) && action.payload.type === 'queued');
  for (const { client_id, state } of nextToSend(selectOutbox(api.getState()))) {
    if (state === 'sending' || hopeful) void api.dispatch(deliver(client_id));
  }
}

async function onLost({ payload }: ReturnType<typeof outboxMoved>, api: Api): Promise<void> {
  if (payload.type !== 'lost') return;
  const lost = selectOutbox(api.getState()).find(({ client_id }) => client_id === payload.client_id);
  // After that many it is said, and waits for its writer or for the network to come back.
  if (!lost || lost.attempts >= SEND_ATTEMPTS) return;
  await api.delay(backoffDelay(lost.attempts, { baseMs: SEND_RETRY_BASE_MS, capMs: SEND_RETRY_CAP_MS }));
  await api.dispatch(deliver(payload.client_id));
}
