/** Where the focus goes when what has it goes: without that the next Tab would begin at the top of the page. */

/**
 * @param act moves the focus; told which element goes, while it still stands in the page
 * @returns a ref for what may go while it, or something in it, has the focus
 */
export const onLostFocus =
  <Gone extends HTMLElement>(act: (gone: Gone) => void) =>
  // React's types name null; a ref that cleans up is never called with it.
  (gone: Gone | null) =>
  (): void => {
    if (gone?.contains(document.activeElement)) act(gone);
  };
