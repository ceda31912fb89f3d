/** The rows of the list: all of a short one, those near the window of a long one. */
import { useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { ChatListRow } from './ChatListRow';
import { selectChatsHeardAt } from './chatsSlice';
import type { ChatEntry } from './chatsState';
import { useChatTimes } from './useChatTimes';
import { useListFocus } from './useListFocus';
import { useRowsNear } from './useRowsNear';

/** Height of a row in the unit of the root's text size; `.conv` has it too. */
const ROW_REM = 4.875;
/** A list this short is drawn as it is. */
const SHORT_LIST = 16;

/** When something last happened in a conversation, epoch ms; NaN for a draft of a first message. */
const lastAt = ({ last_message, conversation }: ChatEntry): number =>
  Date.parse(last_message?.sent_at ?? conversation.updated_at);

interface ChatRowListProps {
  entries: readonly ChatEntry[];
  /** The conversation on screen. */
  open: string | null;
  /** Pinned, put away and all: says of each which it is. */
  marksArchived: boolean;
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** @param opener what asked for the menu, and stands beside it */
  onMenu: (conversation: string, opener: HTMLElement) => void;
}

export function ChatRowList({ entries, open, marksArchived, scroller, onMenu }: ChatRowListProps) {
  const { t } = useTranslation('chats');
  const times = useChatTimes();
  const now = useAppSelector(selectChatsHeardAt);
  const list = useRef<HTMLUListElement>(null);
  const focus = useListFocus(list, entries, open);
  const isLong = entries.length > SHORT_LIST;
  const [rowHeight] = useState(
    () => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize || '16'),
  );
  const { index: kept } = focus;
  const near = useRowsNear(scroller, list, { count: entries.length, height: rowHeight });
  const { first, end } = isLong ? near : { first: 0, end: entries.length };
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  // The row that has the focus stays, however far the list scrolls.
  if (kept < first) drawn.unshift(kept);
  else if (kept >= end) drawn.push(kept);

  const askForMenu = (event: MouseEvent): void => {
    const opener =
      event.target instanceof Element ? event.target.closest<HTMLElement>('.conv, .conv-more') : null;
    const id = opener?.closest<HTMLElement>('[data-chat]')?.dataset['chat'];
    // The mouse keeps the browser's own menu of links: it has a button for this one.
    const { nativeEvent } = event;
    const byTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    // A long press has been seen to.
    if (event.defaultPrevented || !opener || id === undefined || (event.button === 2 && !byTouch)) return;
    event.preventDefault();
    onMenu(id, opener);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and presses of the rows inside
    <ul
      ref={list}
      className={clsx('conv-list', isLong && 'conv-list-long')}
      aria-label={t('list.title')}
      style={isLong ? { height: `${entries.length * rowHeight}px` } : undefined}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDown={focus.onKeyDown}
      onContextMenu={askForMenu}
    >
      {drawn.map((index) => {
        const entry = entries[index];
        return (
          entry && (
            <ChatListRow
              key={entry.conversation.id}
              entry={entry}
              index={index}
              count={entries.length}
              top={isLong ? index * rowHeight : null}
              current={entry.conversation.id === open}
              reachable={index === kept}
              marksArchived={marksArchived}
              time={Number.isNaN(lastAt(entry)) ? undefined : times.short(lastAt(entry), now)}
              onMenu={onMenu}
            />
          )
        );
      })}
    </ul>
  );
}
