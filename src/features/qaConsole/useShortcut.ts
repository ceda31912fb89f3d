/** The key that opens and closes the console. */
import { useEffect, useEffectEvent } from 'react';

/** As `aria-keyshortcuts` says it. */
export const SHORTCUT = 'Alt+Q';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/**
 * By the label of the key, which is elsewhere on AZERTY. By its place where no Latin letter is on it: a Mac's Alt makes another sign of
 * it, and other scripts have no such label.
 */
const isLabelled = ({ key, code }: KeyboardEvent, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;

/** Whether a press is the shortcut; not while somebody writes, where it may be a letter of theirs. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  isLabelled(event, 'q') &&
  !event.isComposing &&
  !isField(event.target);

/** Calls `onPress` on {@link SHORTCUT}. */
export function useShortcut(onPress: () => void): void {
  const handlePress = useEffectEvent(onPress);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      handlePress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
