/** Reactions to a message: at most one of each member. */
import type { Reaction } from './messageParts';

export interface ReactionGroup {
  emoji: string;
  count: number;
  /** The reader's own is among them. */
  mine: boolean;
}

/**
 * The same emoji stand together, the one that came first in front.
 * @param own the reader's profile id
 */
export function reactionGroups(reactions: readonly Reaction[], own: string): ReactionGroup[] {
  const groups = new Map<string, ReactionGroup>();
  for (const { from, emoji } of reactions) {
    const { count, mine } = groups.get(emoji) ?? { count: 0, mine: false };
    groups.set(emoji, { emoji, count: count + 1, mine: mine || from === own });
  }
  return [...groups.values()];
}

/** @returns the reactions after a member has chosen one; null takes the member's own back */
export function withReaction(reactions: readonly Reaction[], from: string, emoji: string | null): Reaction[] {
  const others = reactions.filter((reaction) => reaction.from !== from);
  return emoji === null ? others : [...others, { from, emoji }];
}

/** @returns the emoji that a member has chosen, or null */
export function reactionOf(reactions: readonly Reaction[] | undefined, from: string): string | null {
  return reactions?.find((reaction) => reaction.from === from)?.emoji ?? null;
}
