/** A moment has its day unless that is today. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { createFormats } from './formats';
import { momentOf } from './moment';

const at = (day: number, hours: number) => new Date(2026, 10, day, hours).getTime();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a moment', () => {
  it.each(LOCALES)('has its time alone today, and its day on every other day, in %s', (locale) => {
    const formats = createFormats(locale);
    const now = at(21, 20);
    expect(momentOf(formats, at(21, 23), now)).toBe(formats.time(at(21, 23)));
    // Two hours on it is tomorrow.
    for (const other of [at(22, 1), at(20, 23), at(28, 20)])
      expect(momentOf(formats, other, now)).toContain(formats.day(other));
  });

  it('reads as a native writes it', () => {
    expect(plain(momentOf(createFormats('en'), at(24, 21), at(21, 20)))).toBe('Tue, Nov 24, 9:00 PM');
    expect(plain(momentOf(createFormats('nl'), at(24, 21), at(21, 20)))).toBe('di 24 nov, 21:00');
  });
});
