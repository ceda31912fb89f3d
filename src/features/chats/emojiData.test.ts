/** The emoji as the build hands them out, in every language. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { findEmoji, loadEmoji } from './emojiData';
import type { Emoji } from './emojiData';

const seen = (found: readonly Emoji[]): string[] => found.map(({ emoji }) => emoji);

describe('the emoji', () => {
  it.each(LOCALES)('have a name each in %s, the same ones in the same order', async (locale) => {
    const [groups, english] = await Promise.all([loadEmoji(locale), loadEmoji('en')]);
    expect(groups).toHaveLength(9);
    expect(groups.every(({ name }) => name !== '')).toBe(true);
    const all = groups.flatMap(({ entries }) => entries);
    expect(all.length).toBeGreaterThan(1_500);
    expect(seen(all)).toEqual(seen(english.flatMap(({ entries }) => entries)));
    expect(all.filter(({ name }) => name === '')).toEqual([]);
    // The server takes one of at most 32 code units.
    expect(Math.max(...all.map(({ emoji }) => emoji.length))).toBeLessThanOrEqual(32);
  });

  it('are found by the beginnings of words', async () => {
    const groups = await loadEmoji('en');
    expect(seen(findEmoji(groups, 'red hea', 5))).toContain('❤️');
    expect(findEmoji(groups, 'wi', 10)).toHaveLength(10);
    expect(findEmoji(groups, '  ', 10)).toEqual([]);
    expect(findEmoji(groups, 'xyzzy', 10)).toEqual([]);
  });

  it('are found without accents, too, in the language of the member', async () => {
    expect(seen(findEmoji(await loadEmoji('fr'), 'Cœur rouge', 5))).toContain('❤️');
    expect(seen(findEmoji(await loadEmoji('de'), 'kuss', 20))).toContain('😘');
    expect(seen(findEmoji(await loadEmoji('pl'), 'slonce', 20))).toContain('☀️');
  });

  it('come with what has exactly that name first', async () => {
    expect(seen(findEmoji(await loadEmoji('en'), 'dog', 3))).toContain('🐶');
  });
});
