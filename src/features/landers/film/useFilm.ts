/** Plays a silent film: not before the page is quiet, only while it is seen, and never against the visitor's wish. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { savesData, watchSavesData } from '@/core/prefetch/savesData';
import { filmMayPlay } from '@/domain/filmPlay';
import type { FilmFacts } from '@/domain/filmPlay';

/** So much of it must be on screen before it begins by itself; for whoever presses, any part of it is enough. */
const LEAST_SEEN = 0.3;
/** The page gets this long to become quiet after it has loaded, ms. */
const QUIET_WITHIN_MS = 2500;

export interface Film {
  /** The element on screen; another film is another one. */
  element: HTMLVideoElement | null;
  /** For its `ref`. */
  attach: (element: HTMLVideoElement | null) => void;
  isPlaying: boolean;
  /** The visitor wanted it to play, and it did not: it could not be fetched, or the browser refuses. */
  hasFailed: boolean;
  /** There is a frame to show in place of the poster. */
  hasFrame: boolean;
  /** Where it is, in half seconds. */
  second: number;
  toggle: () => void;
  seek: (second: number) => void;
  /** For the element. */
  events: {
    onPlay: () => void;
    onPause: () => void;
    onError: () => void;
    onPlaying: () => void;
    onSeeked: () => void;
    onTimeUpdate: () => void;
  };
}

interface Facts extends Pick<FilmFacts, 'wish' | 'isQuiet'> {
  /** How much of it is on screen, 0 to 1. */
  seen: number;
}
const NEW_FILM = { isPlaying: false, hasFrame: false, hasFailed: false, second: 0 };

/** Calls back when the page has loaded and is idle. @returns what takes that back */
function whenQuiet(run: () => void): () => void {
  let handle = 0;
  const hasIdle = 'requestIdleCallback' in window;
  const wait = (): void => {
    handle = hasIdle
      ? requestIdleCallback(run, { timeout: QUIET_WITHIN_MS })
      : window.setTimeout(run, QUIET_WITHIN_MS / 5);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    if (hasIdle) cancelIdleCallback(handle);
    else window.clearTimeout(handle);
  };
}

function silence(element: HTMLVideoElement): void {
  element.muted = true;
}

function goTo(element: HTMLVideoElement, second: number): void {
  // Nothing of it may have been fetched yet.
  if (element.readyState === 0) element.preload = 'auto';
  element.currentTime = second;
}

export function useFilm(): Film {
  const [element, attach] = useState<HTMLVideoElement | null>(null);
  const facts = useRef<Facts>({ wish: 'none', isQuiet: false, seen: 0 });
  const [{ isPlaying, hasFrame, hasFailed, second }, setState] = useState(NEW_FILM);
  const show = (news: Partial<typeof NEW_FILM>): void => setState((before) => ({ ...before, ...news }));
  const [shown, setShown] = useState(element);
  if (shown !== element) {
    setShown(element);
    setState(NEW_FILM);
  }

  /** Plays or pauses by what is known now. */
  function judge(): void {
    if (!element) return;
    const { wish, isQuiet, seen } = facts.current;
    const isOnScreen = wish === 'play' ? seen > 0 : seen >= LEAST_SEEN;
    const isSeen = isOnScreen && document.visibilityState === 'visible';
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const may = filmMayPlay({ wish, isQuiet, isSeen, isStill, isSaving: savesData() });
    if (!may) {
      element.pause();
      return;
    }
    // After a failure it has to be fetched anew.
    if (element.networkState === element.NETWORK_NO_SOURCE || element.error) element.load();
    // A browser that refuses, or a network that fails, leaves the poster; whoever pressed is told.
    element.play().catch((reason: unknown) => {
      const isInterrupted = reason instanceof DOMException && reason.name === 'AbortError';
      show({ isPlaying: false, hasFailed: wish === 'play' && !isInterrupted });
    });
  }

  const change = useEffectEvent((news: Partial<Facts>) => {
    Object.assign(facts.current, news);
    judge();
  });

  useEffect(() => {
    if (!element) return undefined;
    silence(element);
    if (typeof IntersectionObserver === 'undefined') {
      // Where nobody can tell whether it is seen it moves for those who press.
      facts.current.seen = LEAST_SEEN / 2;
      return undefined;
    }
    facts.current.seen = 0;
    const again = (): void => change({});
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        change({ seen: entry?.isIntersecting === true ? entry.intersectionRatio : 0 });
      },
      { threshold: [0, 0.01, LEAST_SEEN] },
    );
    observer.observe(element);
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    motion.addEventListener('change', again);
    document.addEventListener('visibilitychange', again);
    const unwatch = watchSavesData(again);
    const forget = whenQuiet(() => change({ isQuiet: true }));
    return () => {
      observer.disconnect();
      motion.removeEventListener('change', again);
      document.removeEventListener('visibilitychange', again);
      unwatch();
      forget();
    };
  }, [element]);

  return {
    element,
    attach,
    isPlaying,
    hasFailed,
    hasFrame,
    second,
    toggle: () => {
      facts.current.wish = isPlaying ? 'pause' : 'play';
      show({ hasFailed: false });
      judge();
    },
    seek: (to) => {
      if (!element) return;
      goTo(element, to);
      show({ second: to });
    },
    events: {
      onPlay: () => show({ isPlaying: true }),
      onPause: () => show({ isPlaying: false }),
      // In the middle of the film, too: what is on screen stays there.
      onError: () => show({ isPlaying: false, hasFailed: facts.current.wish === 'play' }),
      onPlaying: () => show({ hasFrame: true, hasFailed: false }),
      onSeeked: () => show({ hasFrame: true }),
      onTimeUpdate: () => show({ second: Math.floor((element?.currentTime ?? 0) * 2) / 2 }),
    },
  };
}
