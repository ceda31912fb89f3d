/** What a member does with the moment of a new like (spec 4). */
import { createAction } from '@reduxjs/toolkit';

/** A link asks for the moment of a new like after so many seconds; the payload says when it is due, by the page's own clock. */
export const newLikeAsked = createAction('likes/newLikeAsked', ({ seconds }: { seconds: number }) => ({
  payload: { dueAt: performance.now() + seconds * 1_000 },
}));

/** The picture or the button was pressed, for the profile with this id. */
export const newLikePressed = createAction<{ profile: string; part: 'image' | 'button' }>(
  'likes/newLikePressed',
);
