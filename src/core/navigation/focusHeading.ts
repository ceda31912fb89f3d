/** The heading of the page takes the focus, so that keyboards and screen readers go on from there. */
import { onLostFocus } from '@/lib/onLostFocus';

/** @returns false while the page has none */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** The ref of a button that goes with what it does. */
export const toHeading = onLostFocus<HTMLButtonElement>(focusHeading);
