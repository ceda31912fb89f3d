/** Where the tester is, as links and reports say it. */
import { LINK_PATH } from '@/core/oneTimeToken/takeToken';
import { tokenInState } from '@/core/oneTimeToken/tokenState';
import type { Act } from './acts';

/** Path and query of the page on screen. */
export const here = (): string => `${window.location.pathname}${window.location.search}`;

/** Whether the page was opened by a one-time token, which has left the address: nobody gets to the page by that address. */
function isByToken(): boolean {
  const entry: unknown = window.history.state;
  const state = typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;
  return window.location.pathname === LINK_PATH || tokenInState(state) !== null;
}

/**
 * The page that a link to this state leads to.
 * @param acts what was done
 * @returns null where the scenario that was shown has to say it: its page has a token of its own in the other world
 */
export const pageOfLink = (acts: readonly Act[]): string | null =>
  isByToken() && acts.some((act) => act.do === 'show') ? null : here();
