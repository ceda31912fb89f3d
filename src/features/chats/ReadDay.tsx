/** The day of what is read back, above the log. It changes with every row that scrolls past, so nothing else is drawn with it. */
import { useSyncExternalStore } from 'react';
import { dayOfRow, type ConversationRow } from '@/domain/conversation';
import type { Watched } from '@/lib/watched';
import { DayPill } from '@/ui/DayPill';
import { useChatTimes } from './useChatTimes';

interface ReadDayProps {
  rows: readonly ConversationRow[];
  /** Key of the row at the top of the view. */
  top: Watched<string | null>;
}

export function ReadDay({ rows, top }: ReadDayProps) {
  const times = useChatTimes();
  const key = useSyncExternalStore(top.subscribe, top.get);
  const day = key === null ? null : dayOfRow(rows, key);
  return (
    day && (
      // Each row that comes to the top shows it anew.
      <div key={key} className="chats-day" aria-hidden="true">
        <DayPill>{times.day(day)}</DayPill>
      </div>
    )
  );
}
