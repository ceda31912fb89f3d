// Esc closes what was opened last, and only that.
import { useEffect, useEffectEvent } from 'react';

const layers: symbol[] = [];

/** While `active`, calls `onEscape` on Esc if no later layer is open. Inner parts may stop the event before, or prevent its default. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const handleEscape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return undefined;
    const layer = Symbol('layer');
    layers.push(layer);
    function handleKey(event: KeyboardEvent): void {
      // Whatever has the focus may have a use of its own for the key.
      if (event.defaultPrevented) return;
      if (event.key !== 'Escape' || event.isComposing || layers.at(-1) !== layer) return;
      event.preventDefault();
      handleEscape();
    }
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [active]);
}
