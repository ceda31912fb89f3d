/** Where the reader is in a conversation: follows the newest only from its end, keeps still when history joins above. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { NEAR_END_PX } from '@/config/limits';
import type { ConversationRow, MessageRow } from '@/domain/conversation';

interface LogScroll {
  log: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** Messages that arrived out of sight. */
  news: number;
  /** The newest message is out of sight. */
  away: boolean;
  toEnd: () => void;
}

/** Space above the line of the unread when a conversation opens. */
const ABOVE_UNREAD_PX = 72;
/** The next page of history is asked for this far from the first message, in heights of the log. */
const NEAR_START_SHARE = 0.5;

/**
 * @param rows what is shown, oldest first
 * @param onNearStart the reader nears the first loaded message
 */
export function useLogScroll(rows: readonly ConversationRow[], onNearStart: () => void): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  /** What the reader saw last; `fromEnd` in px from the end of the content. */
  const place = useRef({ following: true, fromEnd: 0, first: '', last: '', placed: false });
  const [away, setAway] = useState(false);
  const [news, setNews] = useState(0);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const seen = place.current;
    const bubbles = rows.filter((row) => row.kind === 'message');
    const [first, last] = [bubbles[0]?.key ?? '', bubbles.at(-1)?.key ?? ''];
    const arrived = arrivedAfter(bubbles, seen.last);
    const unread = seen.placed ? null : element.querySelector<HTMLElement>('[data-unread]');
    if (unread) element.scrollTop = unread.offsetTop - ABOVE_UNREAD_PX;
    else if (seen.following || arrived.at(-1)?.own === true) scrollToEnd(element);
    else if (first !== seen.first) element.scrollTop = element.scrollHeight - seen.fromEnd;
    else if (arrived.length > 0) setNews((before) => before + arrived.length);
    const now = placeIn(element);
    place.current = { ...now, first, last, placed: true };
    setAway(!now.following);
  }, [rows]);

  // Pictures, a phone's keyboard, typing dots and a growing writing field change heights without a new row.
  useEffect(() => {
    const element = log.current;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (place.current.following) scrollToEnd(element);
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return {
    log,
    news,
    away,
    onScroll: () => {
      const element = log.current;
      if (!element) return;
      const now = placeIn(element);
      Object.assign(place.current, now);
      setAway(!now.following);
      if (now.following) setNews(0);
      if (element.scrollTop < element.clientHeight * NEAR_START_SHARE) onNearStart();
    },
    toEnd: () => {
      if (log.current) scrollToEnd(log.current);
    },
  };
}

function placeIn(element: HTMLElement): { following: boolean; fromEnd: number } {
  const fromEnd = element.scrollHeight - element.scrollTop;
  return { fromEnd, following: fromEnd - element.clientHeight < NEAR_END_PX };
}

function scrollToEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
}

/** The bubbles behind the one that was last. */
function arrivedAfter(bubbles: readonly MessageRow[], last: string): readonly MessageRow[] {
  const known = bubbles.findIndex(({ key }) => key === last);
  return known < 0 ? [] : bubbles.slice(known + 1);
}
