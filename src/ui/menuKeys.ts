// The keys of an open menu: arrows, Home and End lead from item to item.
import type { KeyboardEvent } from 'react';

/** What can be chosen in a menu, as a CSS selector. */
export const MENU_ITEMS = '[role^="menuitem"]:not(:disabled):not([aria-disabled="true"])';

export function menuItemsOf(menu: HTMLElement | null): HTMLElement[] {
  return Array.from(menu?.querySelectorAll<HTMLElement>(MENU_ITEMS) ?? []);
}

/** Moves the focus. @returns false when the key is none of the menu's */
export function moveInMenu(event: KeyboardEvent, menu: HTMLElement | null): boolean {
  const items = menuItemsOf(menu);
  const at = items.findIndex((item) => item === document.activeElement);
  const last = items.length - 1;
  const next = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (next === undefined) return false;
  event.preventDefault();
  items[next]?.focus();
  return true;
}
