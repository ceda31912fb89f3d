/** The address typed at the log-in, on its way to the page for a new password: with the page, not in its address. */
import * as v from 'valibot';

interface TypedEmailState {
  email: string;
}

const schema = v.object({ email: v.string() });

/** @returns the state for the way to the page */
export const typedEmail = (email: string): TypedEmailState => ({ email });

/**
 * @param state the state of a location, which may be anything
 * @returns empty when nothing was typed
 */
export function typedEmailIn(state: unknown): string {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output.email : '';
}
