/** Reacts to a field that was left only when nothing is pressed: a message that appears under a pressed mouse button moves what is being clicked. */
import { useCallback, useEffect, useRef } from 'react';

/** A tap sends its press and release right after each other; the field is left in between. */
const TAP_MS = 100;

/** @returns a function that runs its argument once mouse and finger are up */
export function useCalmBlur(): (react: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (): void => {
      clearTimeout(timer);
      pressed.current = true;
    };
    const release = (): void => {
      // After the click that belongs to the release.
      timer = setTimeout(() => {
        pressed.current = false;
        for (const react of waiting.current.splice(0)) react();
      }, TAP_MS);
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((react) => {
    if (pressed.current) waiting.current.push(react);
    else react();
  }, []);
}
