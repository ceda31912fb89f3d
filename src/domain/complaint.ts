/** Complaints and notices to the company: what they can be about, and what each of them has to say (spec 2; DSA art. 16 and 20). */

export const COMPLAINT_CATEGORIES = [
  'service',
  'payment',
  'account',
  'privacy',
  'decision',
  'illegal_content',
  'child_safety',
  'other',
] as const;
export type ComplaintCategory = (typeof COMPLAINT_CATEGORIES)[number];

/** @param text for example of an address; null without one */
export const isComplaintCategory = (text: string | null): text is ComplaintCategory =>
  COMPLAINT_CATEGORIES.some((category) => category === text);

/** Notices about content say where it stands, and that they are made in good faith. */
export const isNotice = (category: ComplaintCategory): boolean =>
  category === 'illegal_content' || category === 'child_safety';

/** Whoever reports the abuse of a child need not say who they are. */
export const mayBeAnonymous = (category: ComplaintCategory): boolean => category === 'child_safety';

export const COMPLAINT_MOST_CHARACTERS = 4000;
export const COMPLAINT_NAME_MOST_CHARACTERS = 100;
export const COMPLAINT_ITEM_MOST_CHARACTERS = 500;
export const COMPLAINT_DECISION_MOST_CHARACTERS = 40;

/**
 * Says whether a text names one exact place on the web: a whole address, or a path of this site.
 * @param text as typed; spaces around it do not count
 */
export function isItemAddress(text: string): boolean {
  const trimmed = text.trim();
  if (/\s/u.test(trimmed) || trimmed.length > COMPLAINT_ITEM_MOST_CHARACTERS) return false;
  if (trimmed.startsWith('/')) return /^\/[^/]/u.test(trimmed);
  const whole = /^https?:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) return false;
  const { hostname, pathname } = new URL(whole);
  // The home page is no exact place.
  return (hostname.includes('.') || hostname === 'localhost') && pathname !== '/';
}
