/** When a newer release is offered: never while the page has something in hand that a reload would take (spec 7). */
import { reloadPostponed, selectReloadOffer, updateFound } from '@/core/update/updateSlice';
import type { AppStore } from './store';

/** The mark that `writing.ts` looks for; taken from there, it would weigh on every first load. */
const IN_HAND = 'data-in-hand';
/** A picture is not sent, an order is being entered, or its payment is on its way. */
const hasInHand = (): boolean => document.querySelector(`[${IN_HAND}]`) !== null;

/** From one step of an order to the next the page has nothing in hand for a moment. */
const HANDS_FREE_MS = 1_000;

/**
 * Holds the offer back while a picture is not sent or something is being paid. An offer that is already on screen steps
 * aside for as long; one that somebody has put off stays away.
 * @returns to be called when a newer release is ready
 */
export function addUpdateOffer({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>): () => void {
  let isDue = false;
  let watching: MutationObserver | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    pause = undefined;
    if (!isDue || hasInHand()) return;
    isDue = false;
    dispatch(updateFound());
  }
  function look(): void {
    if (hasInHand()) {
      if (selectReloadOffer(getState()) !== 'version') return;
      isDue = true;
      dispatch(reloadPostponed());
    } else if (isDue) pause ??= setTimeout(settle, HANDS_FREE_MS);
  }
  /** Most visits find no newer release, and watch nothing. */
  function watch(): MutationObserver {
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: [IN_HAND],
    });
    return observer;
  }

  return () => {
    isDue = true;
    watching ??= watch();
    settle();
  };
}
