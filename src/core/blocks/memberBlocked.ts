/** Somebody was blocked or let back: every list takes the blocked out, conversations and likes with them (spec 6). */
import { createAction } from '@reduxjs/toolkit';

/** Payload: the profile id. */
export const memberBlocked = createAction<string>('blocks/memberBlocked');
/** Nothing comes back but that both may see each other. Payload: the profile id. */
export const memberUnblocked = createAction<string>('blocks/memberUnblocked');
