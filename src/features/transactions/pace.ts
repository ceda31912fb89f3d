/** How often a payment under way is asked after while its purchase is looked at, in ms. */
export const pendingPace = (): number => 5000;
