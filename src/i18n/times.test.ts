/** Times as the seven languages write them. */
import { describe, expect, it } from 'vitest';
import { createFormats } from './formats';

const at = (hours: number, minutes: number) => new Date(2026, 10, 21, hours, minutes).getTime();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a time of the day', () => {
  it.each([
    ['en', '9:05 AM', '9:30 PM'],
    ['nl', '09:05', '21:30'],
    ['de', '09:05', '21:30'],
    ['it', '09:05', '21:30'],
    ['fr', '09:05', '21:30'],
    ['es', '9:05', '21:30'],
    ['pl', '09:05', '21:30'],
  ] as const)('is written the way of %s [EN-08]', (locale, morning, evening) => {
    const { time } = createFormats(locale);
    expect(plain(time(at(9, 5)))).toBe(morning);
    expect(plain(time(at(21, 30)))).toBe(evening);
  });
});

describe('how long ago something was', () => {
  it.each([
    ['en', '3 days ago', 'yesterday'],
    ['nl', '3 dagen geleden', 'gisteren'],
    ['de', 'vor 3 Tagen', 'gestern'],
    ['it', '3 giorni fa', 'ieri'],
    ['fr', 'il y a 3 jours', 'hier'],
    ['es', 'hace 3 días', 'ayer'],
    ['pl', '3 dni temu', 'wczoraj'],
  ] as const)('is said in whole words in %s [EN-08]', (locale, days, yesterday) => {
    const { ago } = createFormats(locale);
    const now = at(21, 30);
    const hours = (count: number) => now - count * 3_600_000;
    expect(plain(ago(hours(72), now))).toBe(days);
    expect(plain(ago(hours(24), now))).toBe(yesterday);
  });
});
