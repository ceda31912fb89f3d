/** The time bonus: a quarter off the first purchase in the first four hours (spec 3, 4, 9). Times are epoch ms by the server's clock. */
import { TIME_BONUS_CODE, TIME_BONUS_DURATION_S, TIME_BONUS_PERCENTAGE } from '@/config/limits';
import type { Discount, User } from './model';

const DURATION_MS = TIME_BONUS_DURATION_S * 1_000;

/** What a member's record says of purchases. */
type Buyer = Pick<User, 'paid_user' | 'has_bought'>;

/**
 * Says whether the offers for a first purchase are for this member. Whoever has withdrawn from a purchase is not paid
 * any more, and yet the next one is not the first; only the server knows that.
 */
export const isFirstPurchase = ({ paid_user, has_bought }: Buyer): boolean =>
  !paid_user && has_bought !== true;

/**
 * When the bonus of a member ends.
 * @returns epoch ms; NaN when the date of sign-up is unreadable
 */
export function timeBonusEndsAt(user: Pick<User, 'signup_date'>): number {
  return Date.parse(user.signup_date) + DURATION_MS;
}

/**
 * The bonus of a logged-in member who has not bought anything and signed up under four hours ago.
 * @param user null when logged out
 * @param now epoch ms by the server's clock
 * @returns null when there is no bonus, or no longer
 */
export function timeBonus(user: (Buyer & Pick<User, 'signup_date'>) | null, now: number): Discount | null {
  if (user === null || !isFirstPurchase(user) || !(now < timeBonusEndsAt(user))) return null;
  return {
    code: TIME_BONUS_CODE,
    country: null,
    user_id: null,
    expires: null,
    value_percentage: TIME_BONUS_PERCENTAGE,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: null,
  };
}

/**
 * Says whether the time-bonus modal may open, once its delay has passed.
 * @param state `dismissedAt` is when the member closed it, epoch ms, null if never
 */
export function mayOfferTimeBonus(state: {
  loggedIn: boolean;
  credits: number;
  bonus: Discount | null;
  dismissedAt: number | null;
}): boolean {
  return state.loggedIn && state.credits === 0 && state.bonus !== null && state.dismissedAt === null;
}
