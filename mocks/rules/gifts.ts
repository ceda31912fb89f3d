/** Gifts and what they cost (spec 2 and 3). */
import { GIFTS } from '@/config/gifts';
import type { Gift, Settings } from '@/domain/model';
import { invalidFields } from './refusal';

/** How much dearer each gift is than the first one, in credits. */
const DEARER_BY = [0, 1, 3, 5, 10, 20] as const;
const MOST_CREDITS = 25;

/** The gifts there are; the cheapest costs what the settings say. */
export const giftsOf = ({ gift_credits }: Settings): Gift[] =>
  GIFTS.map((id, index) => ({
    id,
    credits: Math.max(gift_credits, Math.min(MOST_CREDITS, gift_credits + (DEARER_BY[index] ?? index))),
  }));

/** Finds a gift by its id; throws 422 for one that there is not. */
export function findGift(settings: Settings, id: string): Gift {
  const gift = giftsOf(settings).find((one) => one.id === id);
  if (!gift) throw invalidFields({ gift: 'invalid' });
  return gift;
}
