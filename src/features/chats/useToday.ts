/** The reader's day, for what is called after it: "Today" is "Yesterday" from midnight on. */
import { useState } from 'react';
import { serverNow } from '@/api/serverClock';
import { dayOf } from '@/domain/conversation';
import { useAppSelector } from '@/store/hooks';
import { selectChatsHeardAt } from './chatsSlice';
import { ownTimeZone } from './useChatTimes';

/**
 * The list is heard every minute or so, also while nothing happens: the first time after midnight draws again what asks
 * for the day, the others draw nothing.
 * @returns a moment of today, epoch ms by the server's clock; the same one until the day is over in the reader's time zone
 */
export function useToday(): number {
  const zone = ownTimeZone();
  useAppSelector((state) => dayOf(selectChatsHeardAt(state), zone));
  const now = serverNow();
  const [moment, setMoment] = useState(now);
  if (dayOf(moment, zone) === dayOf(now, zone)) return moment;
  setMoment(now);
  return now;
}
