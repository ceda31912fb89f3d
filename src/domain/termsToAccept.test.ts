/** When members are asked to accept the terms again. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TERMS_VERSION_MS } from '@/config/limits';
import { termsToAccept, termsVersion } from './terms';

const day = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });

describe('terms to accept [CO-03]', () => {
  it('are those that changed after the last acceptance', () => {
    expect(termsToAccept('2024-01-01T00:00:00.000Z', '2024-06-01T00:00:00.000Z')).toBe(Date.UTC(2024, 5, 1));
    expect(termsToAccept('2024-06-01T00:00:00.000Z', '2024-06-01T00:00:00.000Z')).toBeNull();
    expect(termsToAccept('2020-01-01T00:00:00.000Z', null)).toBe(TERMS_VERSION_MS);
  });

  it('are none where the server does not keep it', () => {
    expect(termsToAccept(null, '2024-06-01T00:00:00.000Z')).toBeNull();
  });

  it('are none once their version is accepted, whatever the dates', () => {
    fc.assert(
      fc.property(day, (added) => {
        const version = termsVersion(added.toISOString());
        expect(termsToAccept(new Date(version).toISOString(), added.toISOString())).toBeNull();
      }),
    );
  });
});
