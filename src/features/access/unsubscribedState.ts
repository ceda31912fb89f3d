/** Which e-mails a link has turned off, kept with the page after its token is gone. */
import * as v from 'valibot';
import type { NotificationType } from '@/domain/model';

interface UnsubscribedState {
  unsubscribed: readonly NotificationType[];
}

const schema = v.object({
  unsubscribed: v.array(
    v.picklist([
      'new_conversations',
      'new_messages',
      'like',
      'unread_message_reminders',
      'promotions',
      'weekly_updates',
      'news',
      'reminders',
    ]),
  ),
});

/** @param types empty where the server did not say which */
export const unsubscribedState = (types: readonly NotificationType[]): UnsubscribedState => ({
  unsubscribed: types,
});

/**
 * @param state the state of a location, which may be anything
 * @returns null when no link has turned anything off
 */
export function unsubscribedInState(state: unknown): readonly NotificationType[] | null {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output.unsubscribed : null;
}
