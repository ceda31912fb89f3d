/** The drag of a sample card, without the package of the real game: a lander loads as little as it can. */
import type { SwipeKind } from '@/domain/swipeDeck';
import { swipeVerdict } from '@/domain/swipeGesture';
import { cardX, follow, settle } from '@/ui/cardMotion';

/** A press that moves less is no drag. */
const LEAST_PX = 4;
/** The speed at the end is taken over this time. */
const SPEED_MS = 80;

interface Drag {
  pointer: number;
  /** Where the finger was when the card was in its place. */
  originX: number;
  moved: boolean;
  /** The latest moves, for the speed. */
  trail: { x: number; at: number }[];
}

/** Speed along x in px/ms, and its direction, over the last moment. */
function speedOf(trail: Drag['trail']): { velocity: number; direction: number } {
  const last = trail.at(-1);
  const first = trail.find(({ at }) => last !== undefined && last.at - at <= SPEED_MS);
  if (!last || !first || last.at === first.at) return { velocity: 0, direction: 0 };
  const speed = (last.x - first.x) / (last.at - first.at);
  return { velocity: Math.abs(speed), direction: Math.sign(speed) };
}

/**
 * Lets a card follow the finger to its sides; up and down stay the page's (`touch-action: pan-y`).
 * @param onRelease the card was let go as an answer
 * @returns what takes that back
 */
export function dragCard(card: HTMLElement, onRelease: (kind: SwipeKind) => void): () => void {
  let drag: Drag | null = null;
  const listening = new AbortController();
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) => card.addEventListener(type, act, { signal: listening.signal });

  function end(event: PointerEvent): void {
    const current = drag;
    if (current?.pointer !== event.pointerId) return;
    drag = null;
    if (!current.moved) return;
    const x = event.clientX - current.originX;
    // The browser took the gesture over, for scrolling: that is no answer.
    const verdict = event.type === 'pointercancel' ? null : swipeVerdict({ x, ...speedOf(current.trail) });
    if (verdict === null) settle(card);
    else onRelease(verdict);
  }

  on('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    drag = {
      pointer: event.pointerId,
      originX: event.clientX - cardX(card),
      moved: false,
      trail: [{ x: event.clientX, at: event.timeStamp }],
    };
  });
  on('pointermove', (event) => {
    if (drag?.pointer !== event.pointerId) return;
    const x = event.clientX - drag.originX;
    if (!drag.moved) {
      if (Math.abs(x) < LEAST_PX) return;
      drag.moved = true;
      card.setPointerCapture(event.pointerId);
    }
    drag.trail = [...drag.trail.slice(-9), { x: event.clientX, at: event.timeStamp }];
    follow(card, x, true);
  });
  on('pointerup', end);
  on('pointercancel', end);
  return () => listening.abort();
}
