/** Drafts of several tabs: whoever wrote last is heard, and no tab wipes out what another one wrote meanwhile. */

/** Unsent text by the addressee's profile id. */
export type Drafts = Readonly<Record<string, string>>;

/**
 * Joins this tab's drafts with the stored ones.
 * @param mine this tab's
 * @param kept what this tab last knew storage to hold
 * @param stored what storage holds now
 */
export function joinedDrafts(mine: Drafts, kept: Drafts, stored: Drafts): Record<string, string> {
  const profiles = new Set([...Object.keys(mine), ...Object.keys(stored)]);
  return Object.fromEntries(
    Array.from(profiles, (profile): [string, string] => [
      profile,
      joinedDraft(mine[profile] ?? '', kept[profile] ?? '', stored[profile] ?? ''),
    ]).filter(([, text]) => text !== ''),
  );
}

/**
 * Joins one draft.
 * @param mine what stands here
 * @param kept what both tabs started from
 * @param stored what the other tab made of it
 */
export function joinedDraft(mine: string, kept: string, stored: string): string {
  if (stored === kept) return mine;
  if (mine === kept) return stored;
  // One tab has sent or emptied what both had; what the other has written since is not in it.
  if (mine === '') return withoutSent(stored, kept);
  if (stored === '') return withoutSent(mine, kept);
  if (mine.includes(stored)) return mine;
  if (stored.includes(mine)) return stored;
  return `${stored}\n${mine}`;
}

/** A message that was taken back stands in front of the old text, on lines of its own. */
function withoutSent(text: string, sent: string): string {
  return sent !== '' && text.endsWith(`\n${sent}`) ? text.slice(0, -sent.length - 1) : text;
}
