/** The heading of the page takes the focus, so that keyboards and screen readers go on from there. */
import { onLostFocus } from '@/lib/onLostFocus';
import { eachFrameUntil } from './eachFrameUntil';

/** @returns false while the page has none */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** The ref of what may go while it, or something in it, has the focus: a button that goes with what it does, a member of a list. */
export const toHeading = onLostFocus(focusHeading);

/** The heading takes the focus that was lost with what had it, as soon as there is one: it may come with the page's code or data. */
export function focusNextHeading(): void {
  eachFrameUntil(() => document.activeElement !== document.body || focusHeading());
}

/** The ref of a button whose heading goes with it. */
export const toNextHeading = onLostFocus(focusNextHeading);
