/** The eight kinds of notices and what a member wants of them (spec 3). */
import type { NotificationType } from './model';

/** In the order and the groups in which they are chosen. */
export const NOTIFICATION_GROUPS = {
  messages: ['new_messages', 'new_conversations', 'like'],
  remind: ['unread_message_reminders', 'reminders'],
  more: ['weekly_updates', 'news', 'promotions'],
} as const satisfies Record<string, readonly NotificationType[]>;

export type NotificationGroup = keyof typeof NOTIFICATION_GROUPS;
export const NOTIFICATION_TYPES: readonly NotificationType[] = Object.values(NOTIFICATION_GROUPS).flat();

/** By type: true is wanted, false is not; a type that is missing stays as it is. */
export type Choices = { [type in NotificationType]?: boolean };

/**
 * Brings choices into the list that the server keeps.
 * @param off the types that are off so far
 * @returns the types that are off then, each once
 */
export function withChoices(off: readonly NotificationType[], choices: Choices): NotificationType[] {
  return NOTIFICATION_TYPES.filter((type) => !(choices[type] ?? !off.includes(type)));
}
