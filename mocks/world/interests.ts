/** The interests of the product as the world deals them out (spec 3). */
import { INTERESTS } from '@/config/interests';

export const interests = INTERESTS;

/** The first of the tastes that are not about the bedroom. */
export const firstEverydayInterest = interests.indexOf('gym');
