/** The line above the log-in for somebody who comes from a link in an e-mail. Travels with the page, not in its address. */
import * as v from 'valibot';

export type LoginLine = 'passwordSaved' | 'accountKept';

const schema = v.object({ line: v.picklist(['passwordSaved', 'accountKept']) });

/** @returns the state for the way to the log-in page */
export const loginLine = (line: LoginLine): { line: LoginLine } => ({ line });

/**
 * @param state the state of a location, which may be anything
 * @returns null when there is nothing to say
 */
export function loginLineInState(state: unknown): LoginLine | null {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output.line : null;
}
