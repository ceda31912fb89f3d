/** What is made of a refused code. */
import { describe, expect, it } from 'vitest';
import type { Failure, RefusalDetails } from '@/api/failure';
import { codeRefusal, refusedFor } from './codeRefusal';

const refused = (fields: Record<string, string>, details: RefusalDetails = {}): Failure => ({
  kind: 'refused',
  status: 422,
  code: 'validation',
  details,
  fields,
});

describe('a refused code', () => {
  it.each([
    ['not_found', 'errors:code_not_found'],
    ['used', 'errors:code_used'],
    ['invalid', 'errors:code_invalid'],
  ])('that is %s has the text of the catalogue [ER-10]', (code, text) => {
    expect(codeRefusal(refused({ code }))).toBe(text);
  });

  it.each([
    refused({ method: 'invalid' }),
    refused({ code: 'toString' }),
    { kind: 'offline' } as const,
    null,
  ])('is not what %j is about', (failure) => {
    expect(codeRefusal(failure)).toBeNull();
  });

  it.each([
    [{ reason: 'expired' }, { reason: 'expired' }],
    [
      { reason: 'country', country: 'BE' },
      { reason: 'country', country: 'BE' },
    ],
    [
      { reason: 'minimum_order_value', minimum_order_value: 2_000, currency: 'EUR' },
      { reason: 'minimum_order_value', minimum: 2_000, currency: 'EUR' },
    ],
    // Half an explanation is none.
    [{ reason: 'minimum_order_value' }, null],
    [{ reason: 'country' }, null],
    [{}, null],
  ])('with the details %j is explained [VA-09]', (details, why) => {
    expect(refusedFor(refused({ code: 'invalid' }, details))).toEqual(why);
  });
});
