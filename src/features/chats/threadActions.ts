/** What happens to the part of a conversation that is loaded: it grows at both ends, moves elsewhere, is left. */
import { createAction } from '@reduxjs/toolkit';
import type { Message } from '@/domain/model';
import type { Anchor } from '@/domain/rowWindow';
import type { OwnChoice } from './ownChoices';

/** What GET chat.php answers, for one conversation. */
export interface MessagesAnswer {
  conversation: string;
  messages: Message[];
  typing: boolean;
  history_limited: boolean;
  partner_can_reply: boolean;
  /** When it was asked for, epoch ms by the device's clock. */
  asked_at?: number;
}

export const olderRequested = createAction<string>('chats/olderRequested');
/** A page of history; `complete` when nothing is before it, for this reader. */
export type OlderPage = Pick<MessagesAnswer, 'messages' | 'history_limited' | 'asked_at'> & {
  complete: boolean;
};
/** @property edge id of the message that was the oldest loaded one when the page was asked for */
export const olderReceived = createAction<OlderPage & { conversation: string; edge?: string }>(
  'chats/olderReceived',
);
export const olderFailed = createAction<string>('chats/olderFailed');

export const newerRequested = createAction<string>('chats/newerRequested');
/** @property edge id of the message that was the newest loaded one when the page was asked for */
export const newerReceived = createAction<MessagesAnswer & { complete: boolean; edge?: string }>(
  'chats/newerReceived',
);
export const newerFailed = createAction<string>('chats/newerFailed');

/** The page around a message that was not loaded. @property complete at its start and at its end */
export const aroundReceived = createAction<
  MessagesAnswer & { message: string; complete: { start: boolean; end: boolean } }
>('chats/aroundReceived');
/** What became of messages that had stayed loaded since the conversation was last on screen. */
export const keptHeard =
  createAction<Pick<MessagesAnswer, 'conversation' | 'messages' | 'asked_at'>>('chats/keptHeard');
/** The reader has chosen a reaction, or the server has answered to that. */
export const reactionChosen = createAction<OwnChoice & { conversation: string; message: string }>(
  'chats/reactionChosen',
);
/** The reader wants to see a message that is loaded. */
export const messageWanted = createAction<{ conversation: string; message: string }>('chats/messageWanted');
/** The reader wants the end of the conversation. */
export const newestWanted = createAction<string>('chats/newestWanted');
/** The line of what is new stands above this message from now on. */
export const newsMarked = createAction<{ conversation: string; message: string }>('chats/newsMarked');
/** The reader leaves a conversation at this place; null is its end. */
export const placeKept = createAction<{ conversation: string; place: Anchor | null }>('chats/placeKept');
