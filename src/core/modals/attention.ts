/** Whether somebody is looking, and whether somebody is writing. */

const TEXT_FIELDS =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])';

/** True while the focus is in something that takes text. */
export function isTyping(): boolean {
  return typeof document !== 'undefined' && document.activeElement?.matches(TEXT_FIELDS) === true;
}

/** How many dialogs stand on the page, of whatever part of it, without those that are on their way out already. */
export const openDialogs = (): number =>
  typeof document === 'undefined'
    ? 0
    : document.querySelectorAll('[role="dialog"]:not(.fade:not(.show))').length;

/** True while somebody writes, or answers a dialog of whatever part of the page. */
export const isBusy = (): boolean => isTyping() || openDialogs() > 0;

/**
 * Waits, but no longer than until a hidden page is shown again: its timers may be up to a minute late.
 * @param wait rejects when whoever waits is cancelled
 */
export async function untilShown(wait: Promise<void>): Promise<void> {
  if (typeof document === 'undefined') return wait;
  const over = new AbortController();
  const shown = new Promise<void>((resolve) => {
    const tell = (): void => resolve();
    document.addEventListener('visibilitychange', tell, { signal: over.signal });
    // Back from the browser's memory, where no timer ran.
    window.addEventListener('pageshow', tell, { signal: over.signal });
  });
  try {
    await Promise.race([wait, shown]);
  } finally {
    over.abort();
  }
}
