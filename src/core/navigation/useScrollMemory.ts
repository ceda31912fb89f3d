/** Scroll: a new page starts at its top or at its anchor, Back and reload return to where the visitor was. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { SESSION_KEYS } from '@/config/storageKeys';
import { jsonParse } from '@/lib/jsonParse';
import { readText, writeText } from '@/lib/storage';

/** Frames to wait until the page is tall enough for the place it had: lists come back with their data. */
const PATIENCE_FRAMES = 90;
/** More entries of history than anybody goes back. */
const MOST_PLACES = 50;

function readPlaces(): Map<string, number> {
  const stored = jsonParse(readText('session', SESSION_KEYS.scroll));
  const pairs = Array.isArray(stored) ? stored.filter(isPlace) : [];
  return new Map(pairs);
}
const isPlace = (pair: unknown): pair is [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';

/** @returns a function that stops trying */
function scrollWhenPossible(top: number): () => void {
  let frame = 0;
  let left = PATIENCE_FRAMES;
  const stop = (): void => cancelAnimationFrame(frame);
  const attempt = (): void => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 2 && left-- > 0) frame = requestAnimationFrame(attempt);
  };
  attempt();
  // Whoever scrolls meanwhile has decided for themselves.
  window.addEventListener('wheel', stop, { once: true, passive: true });
  window.addEventListener('touchmove', stop, { once: true, passive: true });
  return stop;
}

export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const places = useRef<Map<string, number> | null>(null);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const save = (): void => {
      const entries = [...(places.current ?? [])].slice(-MOST_PLACES);
      writeText('session', SESSION_KEYS.scroll, JSON.stringify(entries));
    };
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, []);

  useLayoutEffect(() => {
    places.current ??= readPlaces();
    const known = places.current;
    const samePage = shown.current === pathname;
    shown.current = pathname;
    const place = navigationType === NavigationType.Pop ? known.get(key) : undefined;
    const stop = place === undefined ? startAt(hash, samePage) : scrollWhenPossible(place);
    const remember = (): void => void known.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, hash, navigationType]);
}

/**
 * A page new on screen begins at its top, or at the place that the address names as soon as it is there.
 * @returns a function that stops looking for the place
 */
function startAt(hash: string, samePage: boolean): () => void {
  if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' });
  const name = placeName(hash);
  let frame = 0;
  let left = name === '' ? 0 : PATIENCE_FRAMES;
  const seek = (): void => {
    const target = document.getElementById(name);
    if (target) target.scrollIntoView();
    else if (left-- > 0) frame = requestAnimationFrame(seek);
  };
  if (left > 0) seek();
  return () => cancelAnimationFrame(frame);
}

/** What stands behind the `#`; an address that cannot be read names no place. */
function placeName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
