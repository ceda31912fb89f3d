/** What was said: days, turns, what is unread, what is on its way; newest at the bottom (spec 2). */
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { messageRows } from '@/domain/conversation';
import type { Profile } from '@/domain/model';
import type { OutboxEntry } from '@/domain/outbox';
import { unsentMessages } from '@/domain/unsentMessages';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { arrivalOf } from './arrival';
import { LatestButton } from './LatestButton';
import { LogEnd } from './LogEnd';
import { LogStart } from './LogStart';
import { MessageRows } from './MessageRows';
import { selectEntriesTo, selectMessages, selectNewestMessages } from './chatsSelectors';
import { selectThread } from './chatsSlice';
import { loadOlder } from './chatsThunks';
import { newestWanted, newsMarked, placeKept } from './threadActions';
import { loadNewer } from './threadThunks';
import { ReadDay } from './ReadDay';
import { useIncomingNews } from './useIncomingNews';
import { useLogScroll } from './useLogScroll';
import { useUnseen } from './useUnseen';
import { selectWrittenTo } from './writtenSlice';
import { ownTimeZone } from './useChatTimes';
import { useToday } from './useToday';

interface MessageLogProps {
  profile: Profile;
  /** Null until the first message opens the conversation. */
  id: string | null;
}

const noEntries: readonly OutboxEntry[] = [];

export function MessageLog({ profile, id }: MessageLogProps) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const { name } = profile;
  const own = useAppSelector(selectOwnProfileId) ?? '';
  const messages = useAppSelector((state) => selectMessages(state, id));
  const newest = useAppSelector((state) => selectNewestMessages(state, id));
  const onTheirWay = useAppSelector((state) => selectEntriesTo(state, profile.id));
  const written = useAppSelector((state) => selectWrittenTo(state, profile.id));
  const thread = useAppSelector((state) => selectThread(state, id));
  const detached = thread !== undefined && thread.tail !== null;
  // What is on its way belongs below the newest message.
  const entries = detached ? noEntries : onTheirWay;
  const divider = thread?.divider ?? null;
  const today = useToday();
  const rows = useMemo(
    () => messageRows([...messages, ...unsentMessages(messages, entries, own)], own, ownTimeZone(), today),
    [messages, entries, own, today],
  );
  const keyOf = (message: string | undefined): string | null =>
    rows.find((row) => row.kind === 'message' && row.message.id === message)?.key ?? null;
  const wish = thread?.wanted ?? null;
  const wantedKey = keyOf(wish?.message);
  const wanted = useMemo(
    () => (wish && wantedKey !== null ? { key: wantedKey, turn: wish.turn } : null),
    [wish, wantedKey],
  );
  const { empty: begun = false } = arrivalOf(useLocation().state);
  useIncomingNews({ messages: newest, own, name, typing: thread?.typing ?? false, begun });
  const unseen = useUnseen({ newest, own, divider });

  const { log, onScroll, drawn, before, after, away, top, toEnd } = useLogScroll({
    rows,
    unread: divider === null ? null : keyOf(divider),
    place: thread?.place ?? null,
    wanted,
    written,
    detached,
    onNearStart: () => {
      if (id !== null && thread?.older === 'idle') void dispatch(loadOlder(id));
    },
    onNearEnd: () => {
      if (id !== null && thread?.newer === 'idle') void dispatch(loadNewer(id));
    },
    onNews: (row) => {
      if (id !== null && row.kind === 'message')
        dispatch(newsMarked({ conversation: id, message: row.message.id }));
    },
    onSeen: unseen.onSeen,
    onLeave: (place) => {
      if (id !== null) dispatch(placeKept({ conversation: id, place }));
    },
  });

  // Whoever writes is at the end again; what was written before the conversation was opened, or elsewhere, leads nobody there.
  const knownWritten = useRef(written);
  useEffect(() => {
    if (knownWritten.current === written) return;
    knownWritten.current = written;
    if (id !== null) dispatch(newestWanted(id));
  }, [dispatch, id, written]);

  // What came while nobody asked begins right below what is on screen.
  const newsAhead = thread?.news_ahead ?? false;
  useEffect(() => {
    if (id !== null && newsAhead) void dispatch(loadNewer(id));
  }, [dispatch, id, newsAhead]);

  const toNewest = (): void => {
    toEnd();
    if (id !== null) dispatch(newestWanted(id));
  };
  /** The browser would stop where the rows below, whose heights are guessed until they are drawn, have pushed the end on. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.key !== 'End' || !isPlain || event.target !== event.currentTarget) return;
    event.preventDefault();
    toNewest();
  };

  return (
    <div className="chat-log-holder">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scrolling region has keys of its own */}
      <div
        ref={log}
        className="chat-log"
        role="log"
        // New messages are announced one by one; what the reader wrote or scrolls to is not read out again.
        aria-live="off"
        aria-busy={thread?.older === 'loading' || thread?.newer === 'loading'}
        aria-label={t('log.label', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <div className="chat-mid">
          <LogStart profile={profile} id={id} />
          <div style={{ height: before }} />
          <MessageRows
            rows={rows}
            drawn={drawn}
            entries={entries}
            divider={divider}
            wanted={wish?.message ?? null}
            name={name}
            profile={profile.id}
            ownId={own}
          />
          <div style={{ height: after }} />
          <LogEnd profile={profile} id={id} />
        </div>
      </div>
      {away && <ReadDay rows={rows} top={top} />}
      {away && <LatestButton unseen={unseen.count} far={detached} onPress={toNewest} />}
    </div>
  );
}
