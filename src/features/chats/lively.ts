/** What shows that people are at it: then news are asked for often. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { pushMessageReceived } from '@/core/push/pushSlice';
import type { RootState } from '@/store/rootReducer';
import { attentionChanged } from './aliveEvents';
import {
  conversationOpened,
  draftChanged,
  outboxMoved,
  selectChatEntries,
  selectOpenConversation,
  selectThread,
  sessionBegan,
} from './chatsSlice';

const isAct = isAnyOf(
  sessionBegan,
  attentionChanged,
  conversationOpened,
  draftChanged,
  outboxMoved,
  pushMessageReceived,
);

/** True for something that either side did; what merely repeats the known is none. */
export const isLively = (action: UnknownAction, now: RootState, before: RootState): boolean =>
  isAct(action) ||
  newest(now) !== newest(before) ||
  selectThread(now, selectOpenConversation(now)) !== selectThread(before, selectOpenConversation(now));

const newest = (state: RootState): string | undefined => selectChatEntries(state)[0]?.conversation.updated_at;
