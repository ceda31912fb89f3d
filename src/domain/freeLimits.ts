/** What a free member may do, and what a purchase of any size opens (spec 6). */
import { FREE_CONVERSATIONS, FREE_PHOTOS, PREMIUM_PHOTOS } from '@/config/limits';
import type { Photo, User } from './model';

type Payer = Pick<User, 'paid_user'>;

/** How many photos the member may keep. */
export function photoLimit({ paid_user }: Payer): number {
  return paid_user ? PREMIUM_PHOTOS : FREE_PHOTOS;
}

/**
 * How many more photos fit.
 * @param photos how many the member has
 */
export function photosLeft(user: Payer, photos: number): number {
  return Math.max(0, photoLimit(user) - photos);
}

/**
 * How many more conversations the member may start.
 * @param started how many the member has started
 * @returns null when there is no limit
 */
export function conversationsLeft({ paid_user }: Payer, started: number): number | null {
  return paid_user ? null : Math.max(0, FREE_CONVERSATIONS - started);
}

/**
 * Says whether the member may start another conversation.
 * @param started how many the member has started
 */
export function mayStartConversation(user: Payer, started: number): boolean {
  return conversationsLeft(user, started) !== 0;
}

/**
 * Says whether a photo is shown with a lock.
 * @param user null for a visitor
 */
export function isPhotoLocked(photo: Pick<Photo, 'restricted'>, user: Payer | null): boolean {
  return photo.restricted && user?.paid_user !== true;
}

/**
 * Says whether the balance covers one more message; premium members pay for messages too.
 * @param credits the member's balance
 * @param message_credits the server's price of one message
 */
export function canAffordMessage({ credits }: Pick<User, 'credits'>, message_credits: number): boolean {
  return credits >= message_credits;
}
