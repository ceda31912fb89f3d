/** What the window answers to media queries: the test environment knows no screen. */
import { vi } from 'vitest';

/** The window of the test environment is 1024 px wide; it knows nothing else of a screen. */
const isWideEnough = (query: string): boolean => {
  const width = /min-width: ?([\d.]+)px/.exec(query)?.[1];
  return width !== undefined && window.innerWidth >= Number(width);
};

const nothing = (): undefined => undefined;

/** An answer that never changes. */
export const mediaAnswer = (media: string, matches: boolean): MediaQueryList => ({
  media,
  matches,
  onchange: null,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
  dispatchEvent: () => false,
});

/** What a window answers of which no test pretends anything. */
export const plainMedia = (query: string): MediaQueryList => mediaAnswer(query, isWideEnough(query));

/** Answers every query of this test. @param matches says which ones are true */
export function pretendMedia(matches: (query: string) => boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => mediaAnswer(query, matches(query)));
}

/** A window as narrow as a phone's, or a wide one. */
export const pretendPhone = (phone: boolean): void =>
  pretendMedia((query) => (phone ? query.includes('max-width') : isWideEnough(query)));

/** What the member points with; without a mouse and a touch screen there is only the keyboard. */
export type Pointer = 'mouse' | 'touch' | 'none';
const POINTER_QUERIES: Record<Pointer, string> = {
  mouse: '(pointer: fine)',
  touch: '(pointer: coarse)',
  none: '(pointer: none)',
};

/** A device with this pointer, and the window of the test environment. */
export const pretendPointer = (pointer: Pointer): void =>
  pretendMedia((query) => query === POINTER_QUERIES[pointer] || isWideEnough(query));
