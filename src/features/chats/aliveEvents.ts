/** Events of a conversation that no call answers: who looks, and who has stopped writing. */
import { createAction } from '@reduxjs/toolkit';

/** The page came into sight (true), or out of it. */
export const attentionChanged = createAction<boolean>('chats/attentionChanged');
/** Nothing more is heard of the other one's writing; names the conversation. */
export const typingEnded = createAction<string>('chats/typingEnded');
