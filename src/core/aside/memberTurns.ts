/** Acts on one member that change each other's outcome reach the server in the order in which they were meant. */
import { createAction } from '@reduxjs/toolkit';
import { createTurns } from '@/lib/turns';

/** Likes, passes and their taking back wait for each other, by the profile id: a like brings its member back. */
export const inMemberTurn = createTurns();

/** The server accepted a like: whoever is liked is not aside any more. Payload: the profile id. */
export const memberLiked = createAction<string>('aside/memberLiked');

/** Whoever was aside is so no longer by a list of the server. Payload: the profile id. */
export const memberBack = createAction<string>('aside/memberBack');
