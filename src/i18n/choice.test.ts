// @vitest-environment jsdom
/** Of several ways one is taken. */
import { describe, expect, it } from 'vitest';
import { choiceOf } from './choice';
import { startI18n } from './i18n';

describe('a choice', () => {
  it.each([
    ['en', 'A or B'],
    ['nl', 'A of B'],
    ['de', 'A oder B'],
    ['it', 'A o B'],
    ['fr', 'A ou B'],
    ['es', 'A o B'],
    ['pl', 'A lub B'],
  ] as const)('is joined by "or" in %s [EN-08]', async (locale, said) => {
    await startI18n(locale);
    expect(choiceOf(['A', 'B'])).toBe(said);
    expect(choiceOf(['A'])).toBe('A');
  });
});
