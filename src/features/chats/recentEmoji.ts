/** The emoji that were used last in this visit; never stored. */

const MOST = 24;

let recent: { account: string | null; emoji: string[] } = { account: null, emoji: [] };

/** @returns the last one first; those of another account are forgotten */
export function recentEmoji(account: string | null): readonly string[] {
  if (recent.account !== account) recent = { account, emoji: [] };
  return recent.emoji;
}

export function emojiUsed(account: string | null, emoji: string): void {
  recent = {
    account,
    emoji: [emoji, ...recentEmoji(account).filter((other) => other !== emoji)].slice(0, MOST),
  };
}
