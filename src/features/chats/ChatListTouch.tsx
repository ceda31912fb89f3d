/** Rows under a finger: pulled to the left one shows what can be done, to the right it is pinned, a long press opens its menu. */
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useDrag } from '@use-gesture/react';
import { Archive, ArchiveRestore, Pin, PinOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { selectListedChat, stateNow } from './listSelectors';
import type { ListedChat } from './listSelectors';
import { watchLongPress } from './longPress';
import { isPulledOpen, isPulledToPin, pulledX, PULL_OPEN_PX } from './rowPull';

interface ChatListTouchProps {
  /** Holds the rows. */
  scroller: RefObject<HTMLElement | null>;
  onPin: (chat: ListedChat) => void;
  onArchive: (chat: ListedChat) => void;
  onRemove: (chat: ListedChat) => void;
}

interface Pulled {
  chat: ListedChat;
  row: HTMLElement;
}

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-chat]') : null;

/** Adds nothing for mouse, keyboard or screen reader: they have the row's menu. */
export function ChatListTouch({ scroller, onPin, onArchive, onRemove }: ChatListTouchProps) {
  const { t } = useTranslation('chatTools');
  const dispatch = useAppDispatch();
  const [pulled, setPulled] = useState<Pulled | null>(null);
  const [open, setOpen] = useState(false);
  // A press that only put the row back is no press on its link.
  const putBack = useRef(false);

  const close = (): void => {
    pulled?.row.style.setProperty('--pull', '0px');
    setOpen(false);
  };

  useDrag(
    ({ first, last, event, movement: [by], velocity: [velocity], direction: [direction], cancel }) => {
      const row = rowOf(event.target);
      if (!('pointerType' in event) || event.pointerType !== 'touch' || !row) return cancel();
      const chat = selectListedChat(dispatch(stateNow()), row.dataset['chat'] ?? '');
      if (!chat) return cancel();
      if (first) {
        if (pulled?.row !== row) close();
        setPulled({ chat, row });
        row.dataset['pull'] = 'held';
      }
      const start = open && pulled?.row === row ? -PULL_OPEN_PX : 0;
      const x = pulledX(start + by);
      row.style.setProperty('--pull', `${x}px`);
      row.dataset['side'] = x > 0 ? 'pin' : 'more';
      if (!last) return undefined;
      row.dataset['pull'] = 'free';
      const stays = event.type !== 'pointercancel' && isPulledOpen({ x, velocity, direction });
      row.style.setProperty('--pull', stays ? `${-PULL_OPEN_PX}px` : '0px');
      setOpen(stays);
      if (event.type !== 'pointercancel' && isPulledToPin(x)) onPin(chat);
      return undefined;
    },
    { target: scroller, axis: 'x', pointer: { keys: false } },
  );

  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const stopLongPress = watchLongPress(box, '[data-chat]');
    const over = new AbortController();
    const first = { capture: true, signal: over.signal };
    const begin = (): void => {
      putBack.current = false;
    };
    const noPress = (event: MouseEvent): void => {
      if (event.detail === 0 || !putBack.current) return;
      event.preventDefault();
      event.stopPropagation();
    };
    box.addEventListener('pointerdown', begin, first);
    box.addEventListener('click', noPress, first);
    return () => {
      stopLongPress();
      over.abort();
    };
  }, [scroller]);

  useEffect(() => {
    if (!open || !pulled) return undefined;
    const { row } = pulled;
    const shut = (event: Event): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.type === 'pointerdown' && target?.closest('.conv-under')) return;
      // A press on the row itself only puts it back.
      if (event.type === 'pointerdown' && rowOf(target) === row) putBack.current = true;
      row.style.setProperty('--pull', '0px');
      setOpen(false);
    };
    document.addEventListener('pointerdown', shut);
    const box = scroller.current;
    box?.addEventListener('scroll', shut);
    return () => {
      document.removeEventListener('pointerdown', shut);
      box?.removeEventListener('scroll', shut);
    };
  }, [open, pulled, scroller]);

  if (!pulled) return null;
  const { chat, row } = pulled;
  const act = (run: (chat: ListedChat) => void) => () => {
    close();
    run(chat);
  };
  return createPortal(
    <span className="conv-under" aria-hidden="true">
      <span className="conv-under-pin">
        <Icon as={chat.pinned ? PinOff : Pin} />
        {t(chat.pinned ? 'list.unpin' : 'list.pinShort')}
      </span>
      <button type="button" tabIndex={-1} className="conv-under-archive" onClick={act(onArchive)}>
        <Icon as={chat.archived ? ArchiveRestore : Archive} />
        {t(chat.archived ? 'list.restoreShort' : 'list.archive')}
      </button>
      <button type="button" tabIndex={-1} className="conv-under-remove" onClick={act(onRemove)}>
        <Icon as={Trash2} />
        {t('list.removeShort')}
      </button>
    </span>,
    row,
  );
}
