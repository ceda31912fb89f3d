/** One-time links from e-mails share the root of the site with nothing: anything else there is a page not found. */
import { TOKEN_LEAST_CHARACTERS } from '@/config/limits';

const TOKEN = new RegExp(`^[A-Za-z0-9_-]{${TOKEN_LEAST_CHARACTERS},}$`, 'u');

/**
 * Says whether a path segment has the shape of a token, so that it is worth asking the server.
 * @param segment the decoded segment, without slashes
 */
export function isOneTimeToken(segment: string): boolean {
  return TOKEN.test(segment);
}
