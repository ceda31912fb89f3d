/** The page that waits for a confirmation quotes the mail: both must say the same in every language. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { CONFIRM_ADDRESS, CONFIRM_NEW_ADDRESS } from './mailSubjects';

describe.each(LOCALES)('the mails in %s', (locale) => {
  const texts = readFileSync(`locales/${locale}/join.json`, 'utf8');

  it('are called as the confirm screen says [ST-04]', () => {
    expect(texts).toContain(CONFIRM_ADDRESS[locale]);
    expect(texts).toContain(CONFIRM_NEW_ADDRESS[locale]);
  });
});
