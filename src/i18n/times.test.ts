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
