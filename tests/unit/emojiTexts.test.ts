// What the choice of an emoji loads: the names in one language.
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { nameLines } from '../../scripts/vite/emojiTexts.ts';

describe('the names of the emoji', () => {
  it.each(LOCALES)('weigh at most 35 kB in %s', (locale) => {
    expect(brotliCompressSync(nameLines(locale)).length).toBeLessThanOrEqual(35_000);
  });
});
