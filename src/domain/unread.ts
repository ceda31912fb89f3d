/** What is new for a member: the numbers behind badges, the title and the app badge (spec 2, 4). */
import type { ChatItem, LikedBy } from './model';

/** Unread messages over all conversations. */
export function unreadTotal(chats: readonly Pick<ChatItem, 'num_unread_messages'>[]): number {
  return chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);
}

/** Likes received and not yet looked at. */
export function newLikesTotal(liked_by: readonly Pick<LikedBy, 'like_new'>[]): number {
  return liked_by.filter((like) => like.like_new).length;
}

/**
 * Received likes with the new ones first, each part in its given order.
 * @returns a new list
 */
export function newLikesFirst<Like extends Pick<LikedBy, 'like_new'>>(liked_by: readonly Like[]): Like[] {
  return [...liked_by.filter((like) => like.like_new), ...liked_by.filter((like) => !like.like_new)];
}
