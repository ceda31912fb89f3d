/** Says aloud what has become of a message that was not sent: once, however often the message comes on screen. */
import { useEffect } from 'react';
import type { OutboxEntry } from '@/domain/outbox';
import type { UnsentState } from '@/domain/unsentState';
import { useAnnouncer } from '@/ui/Announcer';

/** What was said last of each message, by client_id. */
const said = new Map<string, string>();

/** Tells one piece of news about a message from the next. A message that goes again by itself has no news until it gives up. */
const newsOf = ({ attempts, key, not_before, reason }: OutboxEntry, state: UnsentState): string =>
  [state, key, reason, not_before, state === 'unanswered' ? attempts : ''].join(' ');

/**
 * @param state in which the message is
 * @param text says so; undefined when there is nothing to be heard
 */
export function useHeardOnce(entry: OutboxEntry, state: UnsentState, text: string | undefined): void {
  const announce = useAnnouncer();
  const { client_id } = entry;
  const news = newsOf(entry, state);
  useEffect(() => {
    if (text === undefined || said.get(client_id) === news) return;
    said.set(client_id, news);
    announce(text);
  }, [client_id, news, text, announce]);
}
