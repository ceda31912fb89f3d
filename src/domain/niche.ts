/** The niches of the site (spec 2). */

/** Names of the niches in texts and files, by the number of the server's setting. */
export const NICHE_NAMES = ['plain', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;
export type NicheName = (typeof NICHE_NAMES)[number];

/** @param niche the server's setting; any number but 1 to 7 counts as 1 */
export const nicheName = (niche: number): NicheName => NICHE_NAMES[niche - 1] ?? 'plain';
