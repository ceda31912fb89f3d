/** Whether somebody is in the middle of writing or choosing something on this page. */

const touched = new Set<Element>();

const hasContent = (element: Element): boolean =>
  'value' in element ? element.value !== '' : element.textContent !== '';

/** Called once, before anybody can write. */
export function watchWriting(): void {
  const note = ({ target }: Event): void => void (target instanceof Element && touched.add(target));
  window.addEventListener('input', note, { capture: true, passive: true });
}

/** On what no field holds: what somebody has chosen and not sent, such as a picture for a message, or is about to pay. */
const IN_HAND = '[data-in-hand]';

/**
 * @returns true while the browser would ask before the page is left, a field that somebody has changed holds something, or
 * something chosen lies beside it
 */
export function isWriting(): boolean {
  if (!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) return true;
  if (document.querySelector(IN_HAND)) return true;
  for (const field of touched) {
    if (!field.isConnected) touched.delete(field);
    else if (hasContent(field)) return true;
  }
  return false;
}
