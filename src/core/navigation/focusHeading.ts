/** The heading of the page takes the focus, so that keyboards and screen readers go on from there. */

/** @returns false while the page has none */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
