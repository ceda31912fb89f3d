/** The one-time token that came with a page, as its state in the history keeps it. */
import * as v from 'valibot';
import { isOneTimeToken } from '@/domain/oneTimeToken';
import { uuid } from '@/lib/uuid';

const schema = v.object({
  token: v.pipe(v.string(), v.check(isOneTimeToken)),
  /** The idempotency key of what the page does with the token: after a reload it is the same act still. None before it began. */
  key: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
});

export type TokenState = v.InferOutput<typeof schema>;

/** @returns the state of a page that begins what a token is for */
export const newTokenState = (token: string) => ({ token, key: uuid() });

/**
 * The key of what this page does with a token. A new one is kept beside the token in this entry of the history, where a reload finds it.
 * @param link what the page was opened with
 */
export function actKeyOf({ token, key }: TokenState): string {
  const entry: unknown = window.history.state;
  const own = typeof entry === 'object' && entry !== null ? entry : {};
  const kept = 'usr' in own ? tokenInState(own.usr) : null;
  const found = key ?? (kept?.token === token ? kept.key : undefined);
  if (found !== undefined) return found;
  const begun = newTokenState(token);
  if (kept?.token === token) window.history.replaceState({ ...own, usr: begun }, '');
  return begun.key;
}

/**
 * @param state the state of a location, which may be anything
 * @returns null when it holds no token
 */
export function tokenInState(state: unknown): TokenState | null {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output : null;
}
