/** The reason of a deletion, as it is sent. */
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deleteSchema, EMPTY_DELETION, REASON_MOST_CHARACTERS, REASONS, reasonSent } from './deleteSchema';

describe('the reason for leaving [ST-01]', () => {
  it('is its name, with the own words behind it', () => {
    expect(reasonSent({ reason: 'pause', text: 'Back in spring' })).toBe('pause: Back in spring');
    expect(reasonSent({ reason: 'costs', text: '' })).toBe('costs');
    expect(reasonSent(EMPTY_DELETION)).toBe('unsaid');
  });

  it('is never needed, and never too long', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REASONS), fc.string({ maxLength: 600 }), (reason, text) => {
        const parsed = v.safeParse(deleteSchema, { reason, text, password: 'p' });
        expect(parsed.success).toBe(text.trim().length <= REASON_MOST_CHARACTERS);
      }),
    );
  });
});
