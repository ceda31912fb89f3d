import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTouch, hasTrafficSource, NO_TRACKING, TRACKING_KEYS, trackingFromQuery } from './tracking';

describe('trackingFromQuery', () => {
  it('reads the five parts and nothing else [EN-07]', () => {
    expect(trackingFromQuery('?network=adnet&ref=42&sub1=a&sub2=b&sub3=c&sub4=d&page=2')).toEqual({
      network: 'adnet',
      ref: '42',
      sub1: 'a',
      sub2: 'b',
      sub3: 'c',
    });
    expect(trackingFromQuery('')).toEqual(NO_TRACKING);
  });

  it('reads keys in any case, the first that has a value [EN-07] [BX-12]', () => {
    expect(trackingFromQuery('REF=&Ref=first&ref=second&NetWork=n')).toEqual({
      ...NO_TRACKING,
      ref: 'first',
      network: 'n',
    });
  });

  it('drops control characters and cuts what is too long [EN-07]', () => {
    expect(trackingFromQuery('ref=%00a%0Ab%20').ref).toBe('ab');
    expect(trackingFromQuery(`ref=${'x'.repeat(500)}`).ref).toHaveLength(120);
  });

  it('never fails, and is short, trimmed or null in every part [EN-07]', () => {
    const query = fc.oneof(
      fc.string(),
      fc.webQueryParameters(),
      fc.string().map((text) => `ref=${text}`),
    );
    fc.assert(
      fc.property(query, (search) => {
        const tracking = trackingFromQuery(search);
        for (const key of TRACKING_KEYS) {
          const text = tracking[key] ?? 'none';
          expect(text.trim()).toBe(text);
          expect(text).not.toBe('');
          expect(Array.from(text).length).toBeLessThanOrEqual(120);
        }
      }),
    );
    expect(NO_TRACKING).toEqual({ network: null, ref: null, sub1: null, sub2: null, sub3: null });
  });
});

describe('hasTrafficSource', () => {
  it('asks for a network or a reference [ST-19] [ST-20]', () => {
    expect(hasTrafficSource(null)).toBe(false);
    expect(hasTrafficSource(NO_TRACKING)).toBe(false);
    expect(hasTrafficSource({ ...NO_TRACKING, sub1: 'a' })).toBe(false);
    expect(hasTrafficSource({ ...NO_TRACKING, network: 'n' })).toBe(true);
    expect(hasTrafficSource({ ...NO_TRACKING, ref: 'r' })).toBe(true);
  });
});

describe('firstTouch', () => {
  const first = { ...NO_TRACKING, ref: 'first' };
  const second = { ...NO_TRACKING, network: 'second' };

  it('keeps the first source and takes the next where there was none [BX-12]', () => {
    expect(firstTouch(null, first)).toBe(first);
    expect(firstTouch(NO_TRACKING, first)).toBe(first);
    expect(firstTouch(first, second)).toBe(first);
    expect(firstTouch(first, NO_TRACKING)).toBe(first);
  });
});
