/** What the member points with. */

/**
 * True where fingers point: the keyboard is on the screen, and there is no Shift to press. A desktop without any mouse has its
 * keys all the same.
 */
export const hasCoarsePointer = (): boolean => window.matchMedia('(pointer: coarse)').matches;
