/** Tries something with each frame until it works: a page comes with its code and its data, on a slow device seconds later. */
import { PAGE_PATIENCE_MS } from '@/config/limits';

/** Whoever does one of these meanwhile has decided for themselves. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export interface Trying {
  stop: () => void;
  /** It worked, it was stopped, the visitor did something, or it took too long. */
  isOver: () => boolean;
}

/**
 * Frames set the pace, not the end: a busy device draws so few that any number of them says nothing of the time.
 * @param attempt called with each frame from the next one on; returns whether it worked
 */
export function eachFrameUntil(attempt: () => boolean): Trying {
  const until = performance.now() + PAGE_PATIENCE_MS;
  let frame = 0;
  let over = false;
  const stop = (): void => {
    over = true;
    cancelAnimationFrame(frame);
    for (const act of ACTS) window.removeEventListener(act, stop, { capture: true });
  };
  const next = (): void => {
    if (attempt() || performance.now() > until) stop();
    else frame = requestAnimationFrame(next);
  };
  for (const act of ACTS) window.addEventListener(act, stop, { capture: true, passive: true });
  frame = requestAnimationFrame(next);
  return { stop, isOver: () => over };
}
