/** One-time tokens leave the address bar before anything is asked for, so that no request, title or record ever holds one. */
import { path } from '@/config/paths';
import { isOneTimeToken } from '@/domain/oneTimeToken';

/** Where a link's page stands once its token has left the address. */
export const LINK_PATH = path('token', { token: 'link' });

/**
 * Moves the token of `/:token` or `?token=` into the state of this entry of the history, where a reload still finds it: a
 * `TokenState`, whose act has not begun. Anything else that calls itself a token is dropped. Called before the router and every request.
 */
export function takeTokenFromAddress(): void {
  const url = new URL(window.location.href);
  const named = url.searchParams.get('token');
  const segment = url.pathname.replace(/^\/+|\/+$/gu, '');
  const isLink = isOneTimeToken(segment);
  if (named === null && !isLink) return;
  if (isLink) url.pathname = LINK_PATH;
  if (named !== null) url.searchParams.delete('token');
  const token = isLink ? segment : named;
  // The router keeps a page's own state under this name.
  const usr = token !== null && isOneTimeToken(token) ? { token } : null;
  window.history.replaceState({ usr }, '', url);
}
