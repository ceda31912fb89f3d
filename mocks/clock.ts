/** The world's clock: real time plus an offset, which can be frozen and moved on. */

export interface ClockState {
  offset_ms: number;
  /** The time it stands at, in milliseconds since 1970; null while it runs. */
  frozen_at: number | null;
}

export const createClock = (): ClockState => ({ offset_ms: 0, frozen_at: null });

/**
 * The time in this world.
 * @param clock the world's clock
 * @param real the real time in milliseconds
 * @returns milliseconds since 1970
 */
export const readClock = (clock: ClockState, real: number = Date.now()): number =>
  clock.frozen_at ?? real + clock.offset_ms;

/** Moves the clock on, running or frozen. */
export function advanceClock(clock: ClockState, milliseconds: number): void {
  clock.offset_ms += milliseconds;
  if (clock.frozen_at !== null) clock.frozen_at += milliseconds;
}

/**
 * Takes every move of the clock back.
 * @param begins when its world begins, from where it runs again; null for the real time
 */
export function resetClock(clock: ClockState, begins: number | null, real: number = Date.now()): void {
  clock.offset_ms = begins === null ? 0 : begins - real;
  clock.frozen_at = null;
}

/** Stops the clock, or lets it run on from where it stands. */
export function freezeClock(clock: ClockState, frozen: boolean, real: number = Date.now()): void {
  if (frozen) {
    clock.frozen_at ??= real + clock.offset_ms;
  } else if (clock.frozen_at !== null) {
    clock.offset_ms = clock.frozen_at - real;
    clock.frozen_at = null;
  }
}

/** Milliseconds as ISO 8601 in UTC. */
export const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const seconds = (value: number): number => value * 1000;
export const minutes = (value: number): number => seconds(value * 60);
export const hours = (value: number): number => minutes(value * 60);
export const days = (value: number): number => hours(value * 24);
