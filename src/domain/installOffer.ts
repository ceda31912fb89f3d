/** When a member is offered to have the site as an app: after something good, not on the first day, and not again after a no. */
import { INSTALL_OFFER_AFTER_MS } from '@/config/limits';

/** `prompt`: the browser asks when it is told to. `homeScreen`: the member adds it by hand, as on an iPhone. */
export type InstallWay = 'prompt' | 'homeScreen';

interface InstallOfferState {
  /** Null where the site is an app already, or cannot become one. */
  way: InstallWay | null;
  /** Something happened in this visit for which a member comes back: a first message, a match. */
  occasion: boolean;
  /** When the account was made, ISO 8601. */
  signup_date: string;
  /** When this member closed the offer, epoch ms; null if never. */
  dismissedAt: number | null;
  /** The page asks something else already. */
  asksOther: boolean;
}

/** @param now epoch ms by the server's clock */
export function offersInstall(state: InstallOfferState, now: number): boolean {
  const { way, occasion, signup_date, dismissedAt, asksOther } = state;
  if (way === null || !occasion || dismissedAt !== null || asksOther) return false;
  // A date that cannot be read is no reason to ask.
  return now - Date.parse(signup_date) >= INSTALL_OFFER_AFTER_MS;
}
