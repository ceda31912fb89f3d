/** What a report needs before it can be sent. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '@/lib/countCharacters';
import { EMPTY_REPORT, REPORT_MOST_CHARACTERS, REPORT_REASONS, reportSchema } from './reportReasons';

const problems = (changes: Partial<typeof EMPTY_REPORT>): string[] => {
  const answer = v.safeParse(reportSchema, { ...EMPTY_REPORT, ...changes });
  return answer.success
    ? []
    : answer.issues.map(({ path, message }) => `${String(path?.[0]?.key)} ${message}`);
};

describe('a report', () => {
  it('never blocks unless that was ticked [BX-01]', () => {
    expect(EMPTY_REPORT.also_block).toBe(false);
  });

  it('needs a reason [BX-01]', () => {
    expect(problems({})).toEqual(['reason missing']);
  });

  it('needs words for something else, and for nothing else [BX-01]', () => {
    expect(problems({ reason: 'other', text: '   ' })).toEqual(['text missing']);
    expect(problems({ reason: 'other', text: 'Odd' })).toEqual([]);
    for (const reason of REPORT_REASONS.filter((name) => name !== 'other'))
      expect(problems({ reason })).toEqual([]);
  });

  it('takes any words up to the limit [BX-01]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2 * REPORT_MOST_CHARACTERS }), (text) => {
        const tooLong = countCharacters(text.trim()) > REPORT_MOST_CHARACTERS;
        expect(problems({ reason: 'spam', text })).toEqual(tooLong ? ['text long'] : []);
      }),
    );
  });
});
