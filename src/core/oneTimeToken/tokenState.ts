/** The one-time token that came with a page, as its state in the history keeps it. */
import * as v from 'valibot';
import { isOneTimeToken } from '@/domain/oneTimeToken';

export interface TokenState {
  token: string;
}

const schema = v.object({ token: v.pipe(v.string(), v.check(isOneTimeToken)) });

/**
 * @param state the state of a location, which may be anything
 * @returns null when it holds no token
 */
export function tokenInState(state: unknown): string | null {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output.token : null;
}
