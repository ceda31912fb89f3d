/** When a drag is an answer, and how the card follows it (spec 9). Lengths in CSS px, velocity in px/ms, angles in degrees. */
import type { SwipeKind } from './swipeDeck';

/** A card dragged this far is answered. */
const FAR_PX = 110;
/** So is one that was flung this fast, when it has left its place at all. */
const FAST_PX_PER_MS = 0.5;
const LEAST_FLING_PX = 30;
/** A card turns by one degree each so many px, and no further than the most. */
const PX_PER_DEGREE = 20;
const MOST_DEGREES = 18;
/** The stamp begins to show here. */
const STAMP_FROM_PX = 16;

interface Release {
  /** How far from its place; to the right is positive. */
  x: number;
  /** Speed along x at the end, without direction. */
  velocity: number;
  /** Where it was moving: -1, 0 or 1. */
  direction: number;
}

/** @returns what the released card says; null when it goes back to its place */
export function swipeVerdict({ x, velocity, direction }: Release): SwipeKind | null {
  const kind = x > 0 ? 'like' : 'pass';
  // Who pulls the card back has changed their mind.
  const isReturning = direction !== 0 && direction !== Math.sign(x);
  const isFlung = velocity >= FAST_PX_PER_MS && direction === Math.sign(x) && Math.abs(x) >= LEAST_FLING_PX;
  const isFar = Math.abs(x) >= FAR_PX && !(isReturning && velocity >= FAST_PX_PER_MS);
  return isFar || isFlung ? kind : null;
}

/** The angle of a card that is `x` from its place. */
export function swipeTilt(x: number): number {
  return Math.max(-MOST_DEGREES, Math.min(MOST_DEGREES, x / PX_PER_DEGREE));
}

/** How much of the stamp shows, 0 to 1: whole where letting go is an answer. */
export function stampStrength(x: number): number {
  return Math.max(0, Math.min(1, (Math.abs(x) - STAMP_FROM_PX) / (FAR_PX - STAMP_FROM_PX)));
}
