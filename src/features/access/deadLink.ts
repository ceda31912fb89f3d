/** That a link's token was no good, kept with the page after the token is gone. */
import * as v from 'valibot';

const schema = v.object({ link: v.literal('dead') });
export const DEAD_LINK: v.InferOutput<typeof schema> = { link: 'dead' };

/** @param state the state of a location, which may be anything */
export const isDeadLink = (state: unknown): boolean => v.is(schema, state);
