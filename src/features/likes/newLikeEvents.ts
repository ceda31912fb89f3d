/** What a member does with the moment of a new like (spec 4). */
import { createAction } from '@reduxjs/toolkit';

/** A link asks for the moment of a new like after so many seconds. */
export const newLikeAsked = createAction<{ seconds: number }>('likes/newLikeAsked');

/** The picture or the button was pressed, for the profile with this id. */
export const newLikePressed = createAction<{ profile: string; part: 'image' | 'button' }>(
  'likes/newLikePressed',
);
