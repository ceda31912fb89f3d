/** Sends own messages: one id for all attempts, in the order of writing, never lost and never twice (contract, POST chat.php). */
import { ApiError } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { creditsChanged, selectLoggedIn } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { selectOnline } from '@/core/connection/connectionSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import { nextToSend } from '@/domain/outbox';
import type { OutboxEntry } from '@/domain/outbox';
import { uuid } from '@/lib/uuid';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import {
  draftChanged,
  messageDelivered,
  messagesReceived,
  outboxMoved,
  selectAccount,
  selectConversationWith,
  selectDraft,
  selectOutbox,
  selectSessionActive,
} from './chatsSlice';

const loadCalls = () => import('@/api/calls/chat');

/** The server's word for a session that is over; the message waits for the next log-in. */
const NO_SESSION = 'authentication_required';

interface Written {
  /** The addressee's profile id. */
  profile: string;
  /** Null opens a conversation. */
  conversation: string | null;
  text: string;
}

/** Puts a written message into the outbox and empties the draft; the outbox listener sends it. */
export const messageWritten =
  ({ profile, conversation, text }: Written) =>
  (dispatch: AppDispatch): void => {
    const entry = { client_id: uuid(), profile, conversation, text, created_at: serverNow() };
    dispatch(outboxMoved({ type: 'queued', entry }));
    dispatch(draftChanged({ profile, text: '' }));
  };

/** Takes a refused message back into the writing field, in front of what stands there. */
export const messageTakenBack =
  ({ client_id, profile, text }: OutboxEntry) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const draft = selectDraft(getState(), profile);
    dispatch(draftChanged({ profile, text: draft === '' ? text : `${text}\n${draft}` }));
    dispatch(outboxMoved({ type: 'discarded', client_id }));
  };

/** One attempt at a message. Whatever goes wrong short of a refusal leaves it unconfirmed. */
export const deliver = createAppThunk(
  'chats/deliver',
  async (client_id: string, { dispatch, getState }) => {
    const account = selectAccount(getState());
    const entry = entryOf(getState(), client_id);
    if (!entry) return;
    const uncertain = entry.state === 'unconfirmed';
    dispatch(outboxMoved({ type: 'attemptStarted', client_id }));
    try {
      const conversation = entry.conversation ?? selectConversationWith(getState(), entry.profile);
      if (uncertain && conversation !== null) {
        await lookUp(conversation, dispatch);
        if (!entryOf(getState(), client_id)) {
          void dispatch(fetchUser());
          return;
        }
      }
      const { sendMessage } = await loadCalls();
      const { profile, text } = entry;
      const to = conversation === null ? { profile } : { conversation };
      const answer = await sendMessage({ ...to, client_id, text });
      if (selectAccount(getState()) !== account) return;
      dispatch(profilesReceived([answer.conversation.profile]));
      dispatch(messageDelivered({ client_id, message: answer.message, conversation: answer.conversation }));
      dispatch(creditsChanged(answer.credits));
    } catch (error) {
      const failure = error instanceof ApiError ? error.failure : null;
      const code = refusalOf(failure);
      dispatch(
        outboxMoved(code === null ? { type: 'lost', client_id } : { type: 'refused', client_id, code }),
      );
      if (code === 'not_enough_credits') void dispatch(fetchUser());
      throw error;
    }
  },
  (client_id, state) =>
    maySend(state) && nextToSend(selectOutbox(state)).some((next) => next.client_id === client_id),
);

/** True while there is a network and a session to send through. */
export function maySend(state: RootState): boolean {
  return selectOnline(state) && selectLoggedIn(state) && selectSessionActive(state);
}

/** An answer may have been lost after the message had arrived: then the conversation shows it, and it leaves the outbox. */
async function lookUp(conversation: string, dispatch: AppDispatch): Promise<void> {
  const { getChat } = await loadCalls();
  dispatch(messagesReceived({ conversation, ...(await getChat(conversation)) }));
}

function refusalOf(failure: Failure | null): string | null {
  if (failure?.kind !== 'refused' || failure.code === NO_SESSION) return null;
  return failure.fields.text ?? failure.code;
}

function entryOf(state: RootState, client_id: string): OutboxEntry | undefined {
  return selectOutbox(state).find((entry) => entry.client_id === client_id);
}
