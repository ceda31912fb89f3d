/** The profile of somebody who likes the member was opened: with its answer the server takes the mark of a new like away (spec 4). */
import { createAction } from '@reduxjs/toolkit';

/** Payload: the profile id. */
export const likedProfileOpened = createAction<string>('likes/likedProfileOpened');
