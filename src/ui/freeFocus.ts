// Who may move the focus by itself: a part of the page to which it belongs, or anybody when it is nobody's.

/**
 * Asked before something new on the page takes the focus: nobody is torn away from what they are doing elsewhere.
 * @param part the part of the page that changed
 * @returns true when the focus was lost with what went, or is within the part
 */
export function isFocusFree(part: Element | null | undefined): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || part?.contains(activeElement) === true;
}
