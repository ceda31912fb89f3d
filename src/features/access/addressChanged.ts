/** A new address was confirmed: kept with the page after the token of the link is gone. */
import * as v from 'valibot';

const schema = v.object({ changed: v.literal(true) });

export const addressChangedState: v.InferOutput<typeof schema> = { changed: true };

/** @param state the state of a location, which may be anything */
export const isAddressChanged = (state: unknown): boolean => v.safeParse(schema, state).success;
