/** Plays a silent film: not before the page is quiet, only while it is seen, and never against the visitor's wish. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { savesData } from '@/core/prefetch/savesData';
import { filmMayPlay } from '@/domain/filmPlay';
import type { FilmFacts } from '@/domain/filmPlay';

/** So much of it must be on screen. */
const LEAST_SEEN = 0.3;
/** The page gets this long to become quiet after it has loaded, ms. */
const QUIET_WITHIN_MS = 2500;

export interface Film {
  video: RefObject<HTMLVideoElement | null>;
  isPlaying: boolean;
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
    onPlaying: () => void;
    onSeeked: () => void;
    onTimeUpdate: () => void;
  };
}

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

export function useFilm(): Film {
  const video = useRef<HTMLVideoElement>(null);
  const facts = useRef<Pick<FilmFacts, 'wish' | 'isQuiet' | 'isSeen'>>({
    wish: 'none',
    isQuiet: false,
    isSeen: false,
  });
  const [isPlaying, setPlaying] = useState(false);
  const [hasFrame, setHasFrame] = useState(false);
  const [second, setSecond] = useState(0);

  /** Plays or pauses by what is known now. */
  function judge(): void {
    const { current: element } = video;
    if (!element) return;
    const isSeen = facts.current.isSeen && document.visibilityState === 'visible';
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const may = filmMayPlay({ ...facts.current, isSeen, isStill, isSaving: savesData() });
    if (!may) {
      element.pause();
      return;
    }
    // After a failure it has to be fetched anew.
    if (element.networkState === element.NETWORK_NO_SOURCE) element.load();
    // A browser that refuses, or a network that fails, leaves the poster.
    element.play().catch(() => setPlaying(false));
  }

  const change = useEffectEvent((news: Partial<typeof facts.current>) => {
    Object.assign(facts.current, news);
    judge();
  });

  useEffect(() => {
    const { current: element } = video;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    element.muted = true;
    const again = (): void => change({});
    const observer = new IntersectionObserver(
      ([entry]) => change({ isSeen: entry?.isIntersecting === true }),
      { threshold: LEAST_SEEN },
    );
    observer.observe(element);
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    motion.addEventListener('change', again);
    document.addEventListener('visibilitychange', again);
    const forget = whenQuiet(() => change({ isQuiet: true }));
    return () => {
      observer.disconnect();
      motion.removeEventListener('change', again);
      document.removeEventListener('visibilitychange', again);
      forget();
    };
  }, []);

  return {
    video,
    isPlaying,
    hasFrame,
    second,
    toggle: () => {
      facts.current.wish = isPlaying ? 'pause' : 'play';
      judge();
    },
    seek: (to) => {
      if (!video.current) return;
      // Nothing of it may have been fetched yet.
      if (video.current.readyState === 0) video.current.preload = 'auto';
      video.current.currentTime = to;
      setSecond(to);
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onPlaying: () => setHasFrame(true),
      onSeeked: () => setHasFrame(true),
      onTimeUpdate: () => setSecond(Math.floor((video.current?.currentTime ?? 0) * 2) / 2),
    },
  };
}
