/** When a silent film on a page may move (WCAG 2.2.2): the visitor's word counts before everything else. */

export interface FilmFacts {
  /** What the visitor pressed last; `none` while they have not. */
  wish: 'none' | 'play' | 'pause';
  /** The page has loaded and has nothing better to do. */
  isQuiet: boolean;
  /** Enough of it is on screen, in a window that is looked at. */
  isSeen: boolean;
  /** The visitor asks for less motion. */
  isStill: boolean;
  /** The visitor asks to save data, or there is no network. */
  isSaving: boolean;
}

/** Says whether the film may move now; asked anew whenever one of the facts changes. */
export function filmMayPlay({ wish, isQuiet, isSeen, isStill, isSaving }: FilmFacts): boolean {
  if (wish === 'pause' || !isSeen) return false;
  return wish === 'play' || (isQuiet && !isStill && !isSaving);
}

/** What is to be seen from a second on, until the next one begins. */
export interface FilmScene {
  /** Second of the film. */
  from: number;
  text: string;
}

/**
 * The scene at a moment of a film.
 * @param second of the film, from 0
 * @param starts seconds at which the scenes begin, rising; the first counts from the beginning
 * @returns its place in the list
 */
export const sceneAt = (second: number, starts: readonly number[]): number =>
  Math.max(0, starts.filter((from) => from <= second).length - 1);
