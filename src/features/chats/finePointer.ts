/** What the member points with. */

/** True with a mouse or the like; where fingers point, the keyboard is on the screen and there is no Shift to press. */
export const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches;
