/** Numbers on navigation badges (spec 2). */
import { BADGE_CAP, CREDITS_BADGE_FROM } from '@/config/limits';

export interface CreditsBadge {
  text: string;
  tone: 'warning' | 'danger';
}

/**
 * The text of a badge that counts news.
 * @param count how many; fractions are cut off
 * @returns '99+' from 100; null when there is nothing to show
 */
export function badgeText(count: number): string | null {
  const whole = Math.floor(count);
  if (!(whole > 0)) return null;
  return whole > BADGE_CAP ? `${BADGE_CAP}+` : String(whole);
}

/**
 * The badge of a paying member's credits: shown from 10 downwards, red at none left.
 * @param credits the member's balance
 * @returns null while there are plenty
 */
export function creditsBadge(credits: number): CreditsBadge | null {
  if (credits > CREDITS_BADGE_FROM) return null;
  return credits > 0 ? { text: String(credits), tone: 'warning' } : { text: '0', tone: 'danger' };
}
