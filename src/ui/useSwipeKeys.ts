/** The keys of a pile of cards: arrows answer and open, Backspace undoes; Z does too while the focus is in the game. */
import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

interface SwipeKeys {
  pass: () => void;
  like: () => void;
  /** Where there is something to open. */
  open?: (() => void) | undefined;
  undo: () => void;
}

const BUSY =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const ARROWS = { ArrowLeft: 'pass', ArrowRight: 'like', ArrowUp: 'open', Backspace: 'undo' } as const;

const isArrow = (key: string): key is keyof typeof ARROWS => Object.hasOwn(ARROWS, key);

/** @returns what the key means; null when it is for somebody else */
function meaning(event: KeyboardEvent, game: HTMLElement | null): keyof SwipeKeys | null {
  if (event.defaultPrevented || event.repeat || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const { target } = event;
  const isInside = target instanceof Node && game?.contains(target) === true;
  if (!isInside && target !== document.body && target !== document.documentElement) return null;
  if (target instanceof Element && target.closest(BUSY)) return null;
  if (document.querySelector(DIALOG)) return null;
  if (isArrow(event.key)) return ARROWS[event.key];
  // A letter alone is a shortcut only where the focus shows that it is meant.
  return isInside && event.key.toLowerCase() === 'z' ? 'undo' : null;
}

/** @param game the part of the page that the keys belong to */
export function useSwipeKeys(game: RefObject<HTMLElement | null>, keys: SwipeKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const act = meaning(event, game.current);
    const run = act === null ? undefined : keys[act];
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  // With the card and not after it: whoever sees one can answer it.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
