// The phone that figures in milliseconds are meant for, whatever machine takes them.

/** Lighthouse's index of the machine on which the targets were set, where four times slower is the phone that is meant. */
const TARGET_INDEX = 2600;
const PHONE_SLOWDOWN = 4;

/**
 * How many times slower than a machine the phone is. A slower machine is slowed down less, one slower than the phone not at all.
 * @param index of the machine, as Lighthouse measures it
 */
export const phoneSlowdown = (index: number): number => Math.max(1, (PHONE_SLOWDOWN * index) / TARGET_INDEX);
