/** Sends own messages: one id for all attempts, in the order of writing, never lost and never twice (contract, POST chat.php). */
import { createAction } from '@reduxjs/toolkit';
import { ApiError } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { isRefusal } from '@/api/isRefusal';
import { serverNow } from '@/api/serverClock';
import { SEND_PAUSE_S } from '@/config/limits';
import { creditsChanged, selectLoggedIn } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { selectBlockedHere } from '@/core/blocks/blocksSlice';
import { selectOnline } from '@/core/connection/connectionSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import type { Quote } from '@/domain/messageParts';
import type { Attachment } from '@/domain/model';
import type { OutboxEntry, OutboxEvent } from '@/domain/outbox';
import { writtenAt } from '@/domain/sharedOutbox';
import { mayTakeBack } from '@/domain/unsentState';
import { uuid } from '@/lib/uuid';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import {
  draftChanged,
  messageDelivered,
  messagesReceived,
  selectAccount,
  selectConversationWith,
  selectDraft,
  selectGoing,
  selectOutbox,
  selectSessionActive,
} from './chatsSlice';
import { entryTakenBack } from './entryTakenBack';
import { moveOutbox, shareDrafts, takeInDrafts, takeInOutbox } from './sharing';

type Thunk = (dispatch: AppDispatch, getState: () => RootState) => void;

const loadCalls = () => import('@/api/calls/chat');

const TOO_MANY_REQUESTS = 429;

interface Written {
  /** The addressee's profile id. */
  profile: string;
  /** Null opens a conversation. */
  conversation: string | null;
  text: string;
  /** A picture that was uploaded for this message. */
  attachment?: Attachment | null;
  /** The message that this one answers. */
  reply_to?: Quote | null;
}

/** The writer wants another attempt at an unconfirmed message; names its client_id. */
export const attemptWanted = createAction<string>('chats/attemptWanted');

/** Puts a written message into the outbox and empties the draft; the outbox listener sends it. */
export const messageWritten =
  ({ profile, conversation, text, attachment = null, reply_to = null }: Written): Thunk =>
  (dispatch, getState) => {
    dispatch(takeInOutbox());
    const created_at = writtenAt(selectOutbox(getState()), serverNow());
    // In the order in which an entry is read from storage: another tab must not find it changed, and write it again.
    const entry = { client_id: uuid(), conversation, profile, text, attachment, reply_to, created_at };
    dispatch(moveOutbox({ type: 'queued', entry }));
    dispatch(draftChanged({ profile, text: '' }));
  };

/** Takes a message that was not sent back into the writing field, in front of what stands there. */
export const messageTakenBack =
  ({ client_id, profile }: Pick<OutboxEntry, 'client_id' | 'profile'>): Thunk =>
  (dispatch, getState) => {
    dispatch(takeInOutbox());
    dispatch(takeInDrafts());
    const entry = entryOf(getState(), client_id);
    // Another tab may have tried it.
    if (!entry || !mayTakeBack(entry)) return;
    const draft = selectDraft(getState(), profile);
    dispatch(draftChanged({ profile, text: [entry.text, draft].filter((part) => part !== '').join('\n') }));
    // Stored in its new place before it leaves the old one.
    dispatch(shareDrafts());
    dispatch(entryTakenBack({ ...entry, account: selectAccount(getState()) }));
    dispatch(moveOutbox({ type: 'discarded', client_id }));
  };

/** The writer gives a message up, and the next one goes. One that got no answer may have arrived all the same, and cost. */
export const messageGivenUp =
  ({ client_id, state }: Pick<OutboxEntry, 'client_id' | 'state'>): Thunk =>
  (dispatch) => {
    dispatch(moveOutbox({ type: 'discarded', client_id }));
    if (state === 'unconfirmed') void dispatch(fetchUser());
  };

/** The writer wants a refused message to go again. */
export const retryWanted = (client_id: string) => moveOutbox({ type: 'retried', client_id, key: uuid() });

/** Everything to a member that was refused or waits for its writer goes again, in the order of writing. */
export const allWanted =
  (profile: string): Thunk =>
  (dispatch, getState) => {
    dispatch(takeInOutbox());
    for (const { client_id, state } of selectOutbox(getState()).filter(
      (entry) => entry.profile === profile,
    )) {
      if (state === 'failed') dispatch(retryWanted(client_id));
      if (state === 'unconfirmed') dispatch(attemptWanted(client_id));
    }
  };

/** One attempt at a message, made by one tab at a time. Whatever goes wrong short of a refusal leaves it unconfirmed. */
export const deliver = createAppThunk(
  'chats/deliver',
  async (client_id: string, { dispatch, getState, signal }) => {
    const account = selectAccount(getState());
    const here = () => selectAccount(getState()) === account;
    const entry = entryOf(getState(), client_id);
    if (!entry) return;
    const { profile, text, attachment, reply_to } = entry;
    dispatch(moveOutbox({ type: 'attemptStarted', client_id }));
    try {
      const { sendMessage } = await loadCalls();
      const conversation = entry.conversation ?? selectConversationWith(getState(), profile);
      if (entry.state === 'unconfirmed' && conversation !== null) {
        // An answer may have been lost after the message had arrived: then the conversation shows it, and it leaves the outbox.
        const found = await lookUp(conversation, signal);
        if (found && here()) dispatch(messagesReceived({ conversation, ...found }));
      }
      // Gone with the account or with its conversation, or it had arrived.
      if (!here() || !entryOf(getState(), client_id)) return;
      if (selectGoing(getState(), client_id)) {
        // Its conversation is being removed, and it with that; it waits for the case that this does not succeed.
        dispatch(moveOutbox({ type: 'lost', client_id }));
        return;
      }
      const answer = await sendMessage(
        {
          // Every attempt says the same, also when the conversation has become known in between.
          profile,
          client_id,
          text,
          ...(attachment && { attachment: attachment.id }),
          ...(reply_to && { reply_to: reply_to.id }),
        },
        { signal, idempotencyKey: entry.key ?? client_id },
      );
      if (!here()) return;
      // Under a key that the server knows already this is its first answer, and the balance of that time.
      if (entry.state === 'unconfirmed') void dispatch(fetchUser());
      else dispatch(creditsChanged(answer.credits));
      if (selectBlockedHere(getState(), profile) === true) {
        // It arrived just before the addressee was blocked, and is gone with the conversation.
        dispatch(moveOutbox({ type: 'confirmed', client_id, message: answer.message }));
        return;
      }
      dispatch(profilesReceived([answer.conversation.profile]));
      dispatch(messageDelivered({ client_id, message: answer.message, conversation: answer.conversation }));
    } catch (error) {
      if (!here()) return;
      const failure = error instanceof ApiError ? error.failure : null;
      if (!entryOf(getState(), client_id)) {
        // Gone with its conversation; without an answer it may have arrived, and cost.
        if (failure?.kind !== 'refused') void dispatch(fetchUser());
        return;
      }
      const event = eventOf(failure, client_id);
      dispatch(moveOutbox(event));
      if (event.type === 'refused' && event.code === 'not_enough_credits') void dispatch(fetchUser());
      throw error;
    }
  },
);

/**
 * What the server shows of a conversation; null when it shows none, because it was removed elsewhere or its member has blocked
 * the writer. That says nothing of a message in it: the attempt itself, under the same key, hears what became of that.
 */
async function lookUp(conversation: string, signal: AbortSignal) {
  const { getChat } = await loadCalls();
  try {
    return await getChat(conversation, {}, { signal });
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error.failure)) return null;
    throw error;
  }
}

/** True while there is a network and a session to send through. */
export function maySend(state: RootState): boolean {
  return selectOnline(state) && selectLoggedIn(state) && selectSessionActive(state);
}

/** What the server has not looked at waits: for a log-in, for a pause, for another try. */
function eventOf(failure: Failure | null, client_id: string): OutboxEvent {
  if (failure?.kind === 'refused' && failure.status === TOO_MANY_REQUESTS) {
    const pause = failure.details.retry_after ?? SEND_PAUSE_S;
    return { type: 'postponed', client_id, until: serverNow() + pause * 1000 };
  }
  if (!isRefusal(failure)) return { type: 'lost', client_id };
  return { type: 'refused', client_id, code: codeOf(failure) };
}

/** A part of the message that the server does not know any more is named by its field. */
function codeOf({ code, fields }: Extract<Failure, { kind: 'refused' }>): string {
  if (fields.text !== undefined) return fields.text;
  return ['attachment', 'reply_to'].find((field) => field in fields) ?? code;
}

function entryOf(state: RootState, client_id: string): OutboxEntry | undefined {
  return selectOutbox(state).find((entry) => entry.client_id === client_id);
}
