/** Where the reader of a conversation is, and what has to happen to the scroll position for the reader to stay there. */
import type { Anchor } from '@/domain/rowWindow';
import { NEAR_END_PX } from '@/config/limits';
import { belowView, driftOf, isNearEnd, placesIn, topOf } from './logPlace';

/** Space above the line of the unread when the reader is led to it. */
const ABOVE_UNREAD_PX = 72;
/** A view that loses as much at once makes room for a phone's keyboard. */
const KEYBOARD_PX = 120;
/** The browser puts a scroll position on a pixel of the screen. */
const ROUNDING_PX = 1;

export class LogReader {
  /** The reader is at the end and goes along with it. */
  following = true;
  /** The reader has scrolled. */
  moved = false;
  /** The first of what is new: its beginning stays in view when all of it is more than a screen. */
  #stopAt: string | null = null;
  #places: Anchor[] = [];
  #below = 0;
  /** The scroll position that the places were taken at. */
  #top = Number.NaN;
  #written = Number.NaN;
  #size = { width: 0, height: 0 };

  /** @param place where the reader left the conversation; null for its end */
  constructor(place: Anchor | null) {
    if (place) this.goTo(place);
  }

  /** Where the reader is; null for the end. */
  get place(): Anchor | null {
    return this.following ? null : (this.#places[0] ?? null);
  }

  get stopsAt(): string | null {
    return this.#stopAt;
  }

  goTo(place: Anchor): void {
    this.following = false;
    this.#stopAt = null;
    this.#places = [place];
    this.#top = Number.NaN;
  }

  /** @param first of what is new there; it stays in view */
  goToEnd(first: string | null): void {
    this.following = true;
    this.#stopAt = first;
    this.#below = 0;
    this.#top = Number.NaN;
  }

  /** Stays where the view is, also when more joins the end. */
  hold(log: HTMLElement): void {
    this.following = false;
    this.#places = placesIn(log);
    this.#top = log.scrollTop;
  }

  /** The log was scrolled. @returns false when it was not the reader who did it */
  scrolled(log: HTMLElement, canFollow: boolean): boolean {
    if (Math.abs(log.scrollTop - this.#written) <= ROUNDING_PX) return false;
    this.#written = Number.NaN;
    this.moved = true;
    this.#stopAt = null;
    this.look(log, canFollow);
    return true;
  }

  /** The size of the view may have changed. @returns true when lines break differently now */
  resized({ clientWidth: width, clientHeight: height }: HTMLElement): boolean {
    const before = this.#size;
    this.#size = { width, height };
    const less = before.height - height;
    // What was said last, above the writing field, is what an answer answers.
    if (before.height > 0 && Math.abs(less) >= KEYBOARD_PX)
      this.#places = this.#places.map(({ key, offset }) => ({ key, offset: offset - less }));
    return before.width !== 0 && before.width !== width;
  }

  /**
   * Brings the reader back to where the reader was, after anything in the log has changed.
   * @returns the place to draw rows around when it is not drawn yet, null for the end; undefined when all is done
   */
  settle(log: HTMLElement, isKnown: (key: string) => boolean): Anchor | null | undefined {
    this.#takeUnheard(log);
    if (this.following) return this.#settleAtEnd(log);
    for (const place of this.#places) {
      const drift = driftOf(log, place);
      if (drift !== null) {
        if (Math.abs(drift) >= 0.5) this.#write(log, log.scrollTop + drift);
        else this.#top = log.scrollTop;
        return undefined;
      }
      if (isKnown(place.key)) return place;
    }
    // Everything that was in sight is gone.
    this.goToEnd(null);
    return this.#settleAtEnd(log);
  }

  #settleAtEnd(log: HTMLElement): Anchor | null | undefined {
    const end = log.scrollHeight - log.clientHeight - this.#below;
    const first = this.#stopAt;
    if (first === null) {
      this.#write(log, end);
      return undefined;
    }
    const top = topOf(log, first);
    if (top === null) {
      const place = { key: first, offset: ABOVE_UNREAD_PX };
      this.goTo(place);
      return place;
    }
    this.#write(log, Math.min(end, log.scrollTop + top - ABOVE_UNREAD_PX));
    this.following = isNearEnd(log);
    this.#places = placesIn(log);
    return undefined;
  }

  /** The browser tells of scrolling a little later than it does it: what the reader did since then is not undone. */
  #takeUnheard(log: HTMLElement): void {
    const by = log.scrollTop - this.#top;
    if (Number.isNaN(by) || Math.abs(by) <= ROUNDING_PX || belowView(log) <= ROUNDING_PX) return;
    this.#places = this.#places.map(({ key, offset }) => ({ key, offset: offset - by }));
    this.#below = Math.max(0, this.#below - by);
    if (this.#below >= NEAR_END_PX) this.following = false;
    this.#top = log.scrollTop;
  }

  /** Takes down what is in sight. @param canFollow false while the newest messages are not among the rows */
  look(log: HTMLElement, canFollow: boolean): void {
    this.following = canFollow && isNearEnd(log);
    this.#below = this.following ? Math.max(0, belowView(log)) : 0;
    const places = placesIn(log);
    if (places.length > 0) this.#places = places;
    this.#top = log.scrollTop;
  }

  #write(log: HTMLElement, top: number): void {
    log.scrollTop = top;
    this.#written = log.scrollTop;
    this.#top = log.scrollTop;
  }
}
