/** The heading of the page takes the focus, so that keyboards and screen readers go on from there. */
import { onLostFocus } from '@/lib/onLostFocus';
import { eachFrameUntil } from './eachFrameUntil';

/** @returns false while the page has none */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** The ref of a button that goes with what it does. */
export const toHeading = onLostFocus<HTMLButtonElement>(focusHeading);

/** The ref of a button whose heading goes with it: the next one may come with the page's code or data. */
export const toNextHeading = onLostFocus<HTMLButtonElement>(() => {
  eachFrameUntil(() => document.activeElement !== document.body || focusHeading());
});
