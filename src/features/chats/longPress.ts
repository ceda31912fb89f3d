/** A finger that rests on a message opens its menu; one that moves scrolls, as ever. */
import { LONG_PRESS_MS, LONG_PRESS_SLOP_PX } from '@/config/limits';
import { MESSAGE_ELEMENT } from './actTarget';

/** Pressed by the long press, and by the keyboard. */
export const ACT_BUTTON = '[data-act]';

/** What a browser still makes of the finger after a long press, in ms. */
const AFTERMATH_MS = 700;

/**
 * Watches the messages, or what else has a menu, inside an element.
 * @param item what a press belongs to, as a CSS selector; its {@link ACT_BUTTON} opens the menu
 * @returns stops watching
 */
export function watchLongPress(holder: HTMLElement, item: string = MESSAGE_ELEMENT): () => void {
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let openedAt = -Infinity;

  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const opensOf = (target: EventTarget | null): HTMLElement | null | undefined =>
    target instanceof Element ? target.closest(item)?.querySelector<HTMLElement>(ACT_BUTTON) : null;
  const open = (button: HTMLElement, at: number): void => {
    forget();
    if (at - openedAt < AFTERMATH_MS) return;
    openedAt = at;
    // A short tick where the device has one.
    if ('vibrate' in navigator) navigator.vibrate(8);
    button.click();
  };

  holder.addEventListener(
    'pointerdown',
    (event) => {
      forget();
      const button = opensOf(event.target);
      if (event.pointerType !== 'touch' || !event.isPrimary || !button) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => open(button, performance.now()), LONG_PRESS_MS);
    },
    { signal },
  );
  holder.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > LONG_PRESS_SLOP_PX) forget();
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel', 'scroll'] as const)
    holder.addEventListener(type, forget, { signal, capture: true, passive: true });
  // Android's own long press: ours may be a moment later, and links and pictures have a menu of the browser.
  holder.addEventListener(
    'contextmenu',
    (event) => {
      const touched = timer !== undefined || performance.now() - openedAt < AFTERMATH_MS;
      const button = opensOf(event.target);
      if (!touched || !button) return;
      event.preventDefault();
      open(button, performance.now());
    },
    { signal },
  );
  // Lifting the finger is no press of the link or picture below it.
  holder.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || performance.now() - openedAt >= AFTERMATH_MS) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => {
    forget();
    over.abort();
  };
}
