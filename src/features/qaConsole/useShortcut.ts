/** The key that opens and closes the console. */
import { useEffect, useEffectEvent } from 'react';

/** As `aria-keyshortcuts` says it. */
export const SHORTCUT = 'Alt+Q';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** Whether a press is the shortcut; not while somebody writes, where it may be a letter of theirs. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  // By its label, which is elsewhere on AZERTY; by its place too, as a Mac's Alt makes another letter of the key.
  (event.key.toLowerCase() === 'q' || event.code === 'KeyQ') &&
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
