/** A gift was given: it stands in the conversation with that member, which may be a new one. */
import { createAction } from '@reduxjs/toolkit';

/** Payload: the profile id. */
export const giftGiven = createAction<string>('gifts/giftGiven');
