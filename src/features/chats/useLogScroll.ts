/** Draws the rows of a conversation that are near the view, and keeps the reader's place to the pixel whatever changes around it. */
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ConversationRow } from '@/domain/conversation';
import { heightOfRows, rowAt, rowsAround } from '@/domain/rowWindow';
import type { Anchor, DrawnRows } from '@/domain/rowWindow';
import { Watched } from '@/lib/watched';
import { isFocusFree } from '@/ui/freeFocus';
import { drawnSpan, placesIn, rowAtTop, rowOf, rowsIn } from './logPlace';
import { LogReader } from './logReader';
import { RowHeights } from './rowHeights';

interface LogScrollOptions {
  /** What is loaded, oldest first. */
  rows: readonly ConversationRow[];
  /** Key of the row that the unread begins with. */
  unread: string | null;
  /** Where the reader left the conversation; read once. */
  place: Anchor | null;
  /** A row that the reader asked to see; another `turn` is another wish. */
  wanted: { key: string; turn: number } | null;
  /** Another number with each message that is written here and now, which leads to the end. Own rows from elsewhere do not. */
  written: number;
  /** The newest messages are not among the rows. */
  detached: boolean;
  onNearStart: () => void;
  onNearEnd: () => void;
  /** More came at once than the view holds, or it came while nobody looked: it begins with this row. */
  onNews: (row: ConversationRow) => void;
  /** Rows that are in sight, by their keys. */
  onSeen: (keys: string[], atEnd: boolean) => void;
  onLeave: (place: Anchor | null) => void;
}

interface LogScroll {
  log: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  drawn: DrawnRows;
  /** Heights of what is not drawn, CSS pixels. */
  before: number;
  after: number;
  /** The newest message is out of sight. */
  away: boolean;
  /** Key of the row at the top of the view, where its day has scrolled away; another one many times while somebody scrolls. */
  top: Watched<string | null>;
  toEnd: () => void;
}

/** What the reader was last led by. */
interface Known {
  last: string;
  detached: boolean;
  unread: string | null;
  turn: number;
  written: number;
}

/** Rows are drawn as far beyond the view. */
const BEYOND_PX = 420;
/** New ones are drawn when less is left beyond it. */
const SLACK_PX = 160;
/** Until the view has a height. */
const SOME_VIEW_PX = 800;
/** The next page is asked for this far from the end of what is loaded, in heights of the view: it comes before the reader does. */
const NEAR_SHARE = 2;
/** Where a message that was asked for appears, as a share of the view. */
const WANTED_SHARE = 0.3;

export function useLogScroll(options: LogScrollOptions): LogScroll {
  const { rows, unread, wanted, written, detached } = options;
  const log = useRef<HTMLDivElement>(null);
  const [reader] = useState(() => new LogReader(options.place));
  const [heights] = useState(() => new RowHeights());
  const [around, setAround] = useState(options.place);
  const [view, setView] = useState(SOME_VIEW_PX);
  // Heights change without being state: rows are chosen anew when too few were drawn.
  const [, drawAnew] = useReducer((turn: number) => turn + 1, 0);
  const [away, setAway] = useState(false);
  const [top] = useState(() => new Watched<string | null>(null));
  const known = useRef<Known>({ last: '', detached, unread: null, turn: 0, written });
  const hadFocus = useRef(false);
  /** The row that the reader was led to and that takes the focus, by its key, until it is drawn. */
  const goal = useRef<string | null>(null);

  const count = rows.length;
  const heightOf = (index: number): number => heights.of(rows[index]);
  const at = around === null ? -1 : rows.findIndex(({ key }) => key === around.key);
  const near = rowsAround({
    heightOf,
    count,
    index: at < 0 ? count : at,
    offset: at < 0 || around === null ? view : around.offset,
    view,
    beyond: BEYOND_PX,
  });
  // The same rows are the same list: they are not drawn anew.
  const drawn = useMemo(() => ({ first: near.first, end: near.end }), [near.first, near.end]);
  const drawAround = (place: Anchor | null): void => {
    setAround(place);
    drawAnew();
  };

  /** False while rows are missing that should be drawn. */
  const isCovered = (element: HTMLElement, slack: number): boolean => {
    const span = drawnSpan(element);
    if (!span || element.clientHeight === 0) return true;
    return (
      (drawn.first === 0 || span.top <= -slack) &&
      (drawn.end === count || span.bottom >= element.clientHeight + slack)
    );
  };

  const tellSeen = (element: HTMLElement): void => {
    const isAway = !reader.following || detached;
    setAway(isAway);
    top.set(isAway ? rowAtTop(element) : null);
    if (!document.hidden)
      options.onSeen(
        placesIn(element).map(({ key }) => key),
        reader.following,
      );
  };

  /** After the browser has laid out what was drawn, and before it is painted. */
  const settle = useEffectEvent((element: HTMLElement) => {
    for (const row of rowsIn(element))
      heights.note(row.dataset.row ?? '', row.getBoundingClientRect().height);
    if (element.clientHeight > 0) setView(element.clientHeight);
    const isKnown = (key: string): boolean => rows.some((row) => row.key === key);
    const missing = reader.settle(element, isKnown);
    // Somebody who races through the log leaves the place further behind than rows are drawn around it.
    const isOutOfSight = around !== null && missing?.key === around.key && missing.offset === around.offset;
    if (isOutOfSight) reader.look(element, !detached);
    if (missing !== undefined && !isOutOfSight) drawAround(missing);
    else if (!isCovered(element, SLACK_PX)) drawAround(reader.place);
    tellSeen(element);
  });

  /** Where the reader is led, before the place is kept. */
  const lead = useEffectEvent((element: HTMLElement) => {
    if (detached && reader.following) reader.hold(element);
    const before = known.current;
    const messages = rows.filter((row) => row.kind === 'message');
    known.current = {
      last: messages.at(-1)?.key ?? '',
      detached,
      unread,
      turn: wanted?.turn ?? before.turn,
      // What was written stands at the end, which comes first.
      written: detached ? before.written : written,
    };
    const isOpening = before.last === '' || !reader.moved;
    if (wanted && wanted.turn !== before.turn) {
      reader.goTo({ key: wanted.key, offset: Math.round(element.clientHeight * WANTED_SHARE) });
      goal.current = wanted.key;
    } else if (known.current.written !== before.written) {
      reader.goToEnd(null);
    } else if (unread !== null && unread !== before.unread && isOpening) {
      reader.goToEnd(unread);
    } else if (before.last !== '' && !detached && !before.detached) {
      const at = messages.findIndex(({ key }) => key === before.last);
      const arrived = at < 0 ? [] : messages.slice(at + 1);
      const first = arrived.find(({ own }) => !own);
      if (first && reader.following && !(document.hidden && reader.stopsAt !== null)) {
        reader.goToEnd(first.key);
        settle(element);
        if (!reader.following || document.hidden) options.onNews(first);
      }
    }
  });

  /** Whoever pressed a quotation goes on at what is quoted; it may be drawn only now, and the quotation gone. */
  const focusGoal = (element: HTMLElement): void => {
    const row = goal.current === null ? undefined : rowOf(element, goal.current);
    if (!row) return;
    goal.current = null;
    if (isFocusFree(element)) row.focus({ preventScroll: true });
  };

  const afterDrawing = useEffectEvent((element: HTMLElement) => {
    lead(element);
    settle(element);
    focusGoal(element);
    if (hadFocus.current && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
    hadFocus.current = false;
  });
  // Each time: whatever made this draw may have moved something.
  useLayoutEffect(() => {
    if (log.current) afterDrawing(log.current);
  });

  const onResize = useEffectEvent((element: HTMLElement) => {
    if (reader.resized(element)) heights.forget();
    settle(element);
  });
  // Pictures, letters, a phone's keyboard, typing dots and a growing writing field change heights without a new row.
  useEffect(() => {
    const element = log.current;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => onResize(element));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  const leave = useEffectEvent(() => options.onLeave(reader.place));
  useLayoutEffect(() => leave, []);

  const onScroll = (): void => {
    const element = log.current;
    if (!element) return;
    const byReader = reader.scrolled(element, !detached);
    if (!isCovered(element, SLACK_PX)) {
      hadFocus.current = element !== document.activeElement && element.contains(document.activeElement);
      if (isCovered(element, 0)) drawAround(reader.place);
      // Far away at once, by the scroll bar or a key: nothing would be there to see.
      else flushSync(() => drawAround(placeAt(element)));
    }
    tellSeen(element);
    const { scrollHeight, scrollTop, clientHeight } = element;
    const edge = clientHeight * NEAR_SHARE;
    if (!byReader && !reader.moved && scrollHeight > clientHeight) return;
    if (scrollTop < edge) options.onNearStart();
    if (detached && scrollHeight - scrollTop - clientHeight < edge) options.onNearEnd();
  };

  /** The row that should be at the top of the view. */
  const placeAt = (element: HTMLElement): Anchor | null => {
    const top = (drawnSpan(element)?.top ?? 0) - heightOfRows(heightOf, { first: 0, end: drawn.first });
    const { index, offset } = rowAt(heightOf, count, -top);
    const row = rows[index];
    if (!row || (reader.following && !detached)) return null;
    const place = { key: row.key, offset };
    reader.goTo(place);
    return place;
  };

  return {
    log,
    onScroll,
    drawn,
    before: heightOfRows(heightOf, { first: 0, end: drawn.first }),
    after: heightOfRows(heightOf, { first: drawn.end, end: count }),
    away,
    top,
    toEnd: () => {
      reader.goToEnd(null);
      drawAround(null);
      if (log.current) log.current.scrollTop = log.current.scrollHeight;
    },
  };
}
