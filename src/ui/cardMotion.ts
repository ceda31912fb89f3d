/** How a card of the swipe game moves: only transforms and opacity, by the Web Animations API, from wherever it is. */
import type { SwipeKind } from '@/domain/swipeDeck';
import { stampStrength, swipeTilt } from '@/domain/swipeGesture';

const HOME_MS = 560;
const OUT_MS = 320;
const FADE_MS = 120;
/** A card that flies turns this far, in degrees. */
const FLYING_DEGREES = 18;
/** Beyond the edge of the widest card beside it, in widths of the window. */
const OUTSIDE = 0.75;

/** A spring that passes its end once, a little: damping 0.62 of the critical one. */
const SPRING_POINTS = Array.from({ length: 25 }, (_, at) => {
  const time = at / 24;
  const wave = Math.cos(9 * time) + 0.79 * Math.sin(9 * time);
  return at === 24 ? 1 : Number((1 - Math.exp(-7.1 * time) * wave).toFixed(3));
});
const SPRING = `linear(${SPRING_POINTS.join(', ')})`;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const pose = (x: number, degrees: number): string => `translate3d(${x}px, 0, 0) rotate(${degrees}deg)`;
const sideOf = (kind: SwipeKind): 1 | -1 => (kind === 'like' ? 1 : -1);

function stop(card: HTMLElement): void {
  if (typeof card.getAnimations !== 'function') return;
  card.getAnimations().forEach((running) => running.cancel());
}

function play(card: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation | null {
  // Where there is no such thing the card is at its end at once.
  if (typeof card.animate !== 'function') return null;
  stop(card);
  try {
    return card.animate(frames, timing);
  } catch {
    // An older browser that does not know `linear()`.
    return card.animate(frames, { ...timing, easing: 'cubic-bezier(.34, 1.3, .64, 1)' });
  }
}

/** Where the card is now, px from its place, also in the middle of a movement. */
export function cardX(card: HTMLElement): number {
  const { transform } = getComputedStyle(card);
  return transform === 'none' || transform === '' || typeof DOMMatrixReadOnly === 'undefined'
    ? 0
    : new DOMMatrixReadOnly(transform).m41;
}

/** Puts the card where the finger is. @param canLike false leaves the stamp of a like away */
export function follow(card: HTMLElement, x: number, canLike: boolean): void {
  stop(card);
  card.style.transform = pose(x, isStill() ? 0 : swipeTilt(x));
  card.style.setProperty('--like', x > 0 && canLike ? String(stampStrength(x)) : '0');
  card.style.setProperty('--pass', x < 0 ? String(stampStrength(x)) : '0');
}

/** The card springs back to its place. */
export function settle(card: HTMLElement): void {
  const from = getComputedStyle(card).transform;
  stop(card);
  card.style.transform = '';
  card.style.removeProperty('--like');
  card.style.removeProperty('--pass');
  if (from === 'none' || from === '' || isStill()) return;
  play(card, [{ transform: from }, { transform: 'none' }], { duration: HOME_MS, easing: SPRING });
}

/**
 * The card leaves to its side.
 * @param onGone when it cannot be seen any more
 */
export function flyOut(card: HTMLElement, kind: SwipeKind, onGone: () => void): void {
  card.style.setProperty(`--${kind}`, '1');
  const from = getComputedStyle(card).transform;
  const to = pose(sideOf(kind) * (innerWidth * OUTSIDE + card.offsetWidth), sideOf(kind) * FLYING_DEGREES);
  const frames = isStill()
    ? [{ opacity: 1 }, { opacity: 0 }]
    : [{ transform: from === '' ? 'none' : from }, { transform: to }];
  // It stays out of sight until it is taken away.
  const timing = { duration: isStill() ? FADE_MS : OUT_MS, easing: 'cubic-bezier(.3, .2, .6, 1)' };
  const movement = play(card, frames, { ...timing, fill: 'forwards' });
  if (movement) movement.onfinish = onGone;
  else onGone();
}

/** An undone card comes back from where it went. */
export function flyIn(card: HTMLElement, kind: SwipeKind): void {
  const from = pose(sideOf(kind) * (innerWidth * OUTSIDE), sideOf(kind) * FLYING_DEGREES);
  card.style.transform = '';
  card.style.removeProperty('--like');
  card.style.removeProperty('--pass');
  if (isStill()) play(card, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
  else play(card, [{ transform: from }, { transform: 'none' }], { duration: HOME_MS, easing: SPRING });
}
