/** Names of what a member has done and the server has not heard: a draft of each in this tab, see formDrafts. */

/** @returns the name of answers in the swipe game */
export const unsentSwipes = (userId: string) => `swipes:${userId}` as const;

/** @returns the name of likes and their taking back elsewhere */
export const unsentLikes = (userId: string) => `likes:${userId}` as const;
