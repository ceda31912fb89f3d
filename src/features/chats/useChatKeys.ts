/** Keys that lead from conversation to conversation, wherever the focus is: Alt with the arrows, with Shift to the unread ones. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { path } from '@/config/paths';
import { useAppDispatch } from '@/store/hooks';
import { ARCHIVE_SEARCH } from './ArchiveLink';
import { isWriting } from './arrival';
import type { Arrival } from './arrival';
import { selectArchive, selectInbox, stateNow } from './listSelectors';

/** @param open the conversation on screen; without one, the keys begin at the list's ends */
export function useChatKeys(open: string | null): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  /** Where the last key led from one conversation: the page follows a moment later, the next key may come before. */
  const going = useRef<{ from: string | null; to: string }>(null);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !event.altKey || event.ctrlKey || event.metaKey) return;
    // A dialog or a menu has keys of its own.
    const { activeElement: focused } = document;
    if (document.getElementById('root')?.inert === true || focused?.closest('[role="menu"]')) return;
    event.preventDefault();
    const now = dispatch(stateNow());
    const listed = search === ARCHIVE_SEARCH ? selectArchive(now) : selectInbox(now);
    const list = listed.filter(({ unbegun }) => unbegun !== true);
    const here = going.current?.from === open ? going.current.to : open;
    const at = list.findIndex(({ conversation }) => conversation.id === here);
    // Where none is open, what is ahead is the whole list, from either end.
    const from = at < 0 && step < 0 ? list.length : at;
    const [above, below] = [list.slice(0, Math.max(0, from)), list.slice(from + 1)];
    const [ahead, behind] = step > 0 ? [below, above] : [above.toReversed(), below.toReversed()];
    // To the unread ones it goes round: wherever one begins, each of them is reached.
    const next = event.shiftKey
      ? [...ahead, ...behind].find((entry) => entry.num_unread_messages > 0)
      : ahead[0];
    if (!next) return;
    going.current = { from: open, to: next.conversation.id };
    // Whoever is writing goes on writing.
    const state: Arrival = { writing: isWriting() };
    void navigate({ pathname: path('chat', { id: next.conversation.id }), search }, { state });
  });

  useEffect(() => {
    if (going.current?.to === open) going.current = null;
  }, [open]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
