/** What became of a link, kept with its page after the token is gone: a reload says the same. */
import * as v from 'valibot';

/** `perhaps`: the server's answer was lost, and now it no longer knows the link. `kept`: it has kept an account. */
const schema = v.object({ link: v.picklist(['dead', 'perhaps', 'kept']) });
type FateState = v.InferOutput<typeof schema>;
type LinkFate = FateState['link'];

/** @returns the state for the page of the link */
export const linkFate = (link: LinkFate): FateState => ({ link });

/**
 * @param state the state of a location, which may be anything
 * @returns null while nothing has become of a link
 */
export function linkFateIn(state: unknown): LinkFate | null {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output.link : null;
}
