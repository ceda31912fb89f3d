/** One row of the list is reached by Tab, the arrow keys lead from row to row; the focus never gets lost with a row. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { ChatEntry } from './chatsState';

/** Rows that Page Up and Page Down pass. */
const PAGE_ROWS = 8;

const conversationAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-chat]')?.dataset['chat'] ?? null) : null;

/** @param open the conversation on screen: where Tab first comes to, if it is in the list */
export function useListFocus(
  list: RefObject<HTMLUListElement | null>,
  entries: readonly ChatEntry[],
  open: string | null,
) {
  const [chosen, setChosen] = useState<{ id: string; index: number } | null>(null);
  const wanted = useRef<string | null>(null);
  const holdsFocus = useRef(false);
  const indexOf = (id: string | null) => entries.findIndex(({ conversation }) => conversation.id === id);

  let index = indexOf(chosen?.id ?? open);
  // Its row has gone: the one in its place takes over.
  if (index < 0) index = Math.max(0, Math.min(chosen?.index ?? 0, entries.length - 1));
  const reachable = entries[index]?.conversation.id ?? null;

  useLayoutEffect(() => {
    const lost = holdsFocus.current && document.activeElement === document.body;
    const id = wanted.current ?? (lost ? reachable : null);
    wanted.current = null;
    if (id !== null) list.current?.querySelector<HTMLElement>(`[data-chat="${CSS.escape(id)}"] > a`)?.focus();
  });

  function choose(to: number): void {
    const id = entries[Math.max(0, Math.min(to, entries.length - 1))]?.conversation.id;
    if (id === undefined) return;
    wanted.current = id;
    setChosen({ id, index: to });
  }

  return {
    /** Where Tab comes to. */
    index,
    onFocus: (event: FocusEvent) => {
      holdsFocus.current = true;
      const id = conversationAt(event.target);
      if (id !== null && id !== reachable) setChosen({ id, index: indexOf(id) });
    },
    onBlur: (event: FocusEvent<HTMLUListElement>) => {
      // A row that goes away says nothing of it.
      if (!event.currentTarget.contains(event.relatedTarget)) holdsFocus.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const to = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        PageDown: index + PAGE_ROWS,
        PageUp: index - PAGE_ROWS,
        Home: 0,
        End: entries.length - 1,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      choose(to);
    },
  };
}
