/** Scroll: a new page starts at its top or at its anchor, Back and reload return to where the visitor was. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { SESSION_KEYS } from '@/config/storageKeys';
import { withoutSlug } from '@/domain/localeChoice';
import { hashName } from '@/lib/hashName';
import { jsonParse } from '@/lib/jsonParse';
import { readText, writeText } from '@/lib/storage';
import { useAppSelector } from '@/store/hooks';
import { selectExpired, selectUser } from '../auth/authSlice';
import { eachFrameUntil } from './eachFrameUntil';
import type { Trying } from './eachFrameUntil';

/** More entries of history than anybody goes back. */
const MOST_PLACES = 50;

function readPlaces(): Map<string, number> {
  const stored = jsonParse(readText('session', SESSION_KEYS.scroll));
  const pairs = Array.isArray(stored) ? stored.filter(isPlace) : [];
  return new Map(pairs);
}
const isPlace = (pair: unknown): pair is [string, number] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';

/** The page may not be tall enough yet for the place it had: lists come back with their data. */
function restore(top: number): Trying {
  const attempt = (): boolean => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 2;
  };
  // Before anything is painted.
  attempt();
  return eachFrameUntil(attempt);
}

export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation();
  // The first page after every load has the same key: coming from another site is no way back.
  const entry = key + pathname + search;
  const navigationType = useNavigationType();
  const account = useAppSelector(selectUser)?.id;
  const expired = useAppSelector(selectExpired);
  const owner = useRef(account);
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

  // Whoever uses this browser next has been nowhere yet; what the tab keeps goes with a log-out, see wipeFormDrafts.
  useEffect(() => {
    if (account === owner.current || expired) return;
    if (owner.current !== undefined) places.current?.clear();
    owner.current = account;
  }, [account, expired]);

  useLayoutEffect(() => {
    places.current ??= readPlaces();
    const known = places.current;
    // The first page may have been read for a while before its script came.
    const page = withoutSlug(pathname);
    const samePage = shown.current === null || shown.current === page;
    shown.current = page;
    const place = navigationType === NavigationType.Pop ? known.get(entry) : undefined;
    const restoring = place === undefined ? null : restore(place);
    const seeking = place === undefined ? startAt(hash, samePage) : null;
    const remember = (): void => {
      // How far a page that is still too short lets itself be scrolled is no place of the visitor's.
      if (restoring === null || restoring.isOver()) known.set(entry, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    // Who moves the focus and presses at once is gone before the event of that scroll.
    window.addEventListener('click', remember, { capture: true });
    return () => {
      restoring?.stop();
      seeking?.stop();
      window.removeEventListener('click', remember, { capture: true });
      window.removeEventListener('scroll', remember);
    };
  }, [entry, pathname, hash, navigationType]);
}

/**
 * A page new on screen begins at its top, or at the place that the address names as soon as it is there.
 * @returns null when there is nothing to look for
 */
function startAt(hash: string, samePage: boolean): Trying | null {
  if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' });
  const name = hashName(hash);
  const seek = (): boolean => {
    const target = document.getElementById(name);
    target?.scrollIntoView();
    return target !== null;
  };
  return name === '' || seek() ? null : eachFrameUntil(seek);
}
