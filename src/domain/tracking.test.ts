import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tracking } from './model';
import {
  firstTouch,
  hasTrafficSource,
  NO_TRACKING,
  TRACKING_KEYS,
  trackingFromQuery,
  trackingOfVisit,
} from './tracking';
import { isEmpty, trackingToTell } from './trackingToTell';
import { VARIANTS } from './variant';

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
    expect(trackingFromQuery('ref=%E2%80%AEa%E2%81%A6b%D8%9C').ref).toBe('ab');
    expect(trackingFromQuery('ref=%E2%80%AE%20')).toEqual(NO_TRACKING);
  });

  it('reads values as they were meant, encoded once, and names behind an ampersand of HTML [EN-07]', () => {
    expect(trackingFromQuery('?network=a+b%26c&ref=%252F&sub1=%E0%A4%A&sub2=%C5%82%F0%9F%92%8C')).toEqual({
      network: 'a b&c',
      ref: '%2F',
      sub1: '\uFFFD%A',
      sub2: 'ł💌',
      sub3: null,
    });
    expect(trackingFromQuery('?network=a&amp;ref=b&amp;amp;sub1=c&amp;')).toEqual({
      ...NO_TRACKING,
      network: 'a',
      ref: 'b',
      sub1: 'c',
    });
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

const value = fc.option(fc.stringMatching(/^[a-z]{1,4}$/));
const records = fc.record({
  network: value,
  ref: value,
  sub1: value,
  sub2: value,
  sub3: value,
  lander: value,
  variant: fc.option(fc.constantFrom(...VARIANTS)),
});
const sourceOf = ({ network, ref, sub1, sub2, sub3 }: Tracking) => ({ network, ref, sub1, sub2, sub3 });

describe('firstTouch', () => {
  const first = { ...NO_TRACKING, ref: 'first' };
  const second = { ...NO_TRACKING, ref: 'second', network: 'n' };

  it('keeps the first source and takes the next where there was none [BX-12]', () => {
    expect(firstTouch(NO_TRACKING, first)).toMatchObject(first);
    expect(firstTouch(first, second)).toMatchObject(first);
    expect(firstTouch(first, NO_TRACKING)).toMatchObject(first);
  });

  it('lets a record without network and reference give way to one that has either [BX-12] [ST-19]', () => {
    const part = trackingFromQuery('?sub1=a');
    const oak = trackingFromQuery('?network=oak');
    expect(firstTouch(part, oak)).toMatchObject(oak);
    expect(firstTouch(oak, part)).toMatchObject(oak);
    expect(firstTouch(part, trackingFromQuery('?sub1=b'))).toMatchObject(part);
    fc.assert(
      fc.property(records, records, (one, other) => {
        expect(hasTrafficSource(firstTouch(one, other))).toBe(
          hasTrafficSource(one) || hasTrafficSource(other),
        );
      }),
    );
  });

  it('never mixes two sources or two landers, and what is first once stays first [BX-12] [BX-15]', () => {
    fc.assert(
      fc.property(fc.array(records, { minLength: 1, maxLength: 5 }), (visits) => {
        const kept = visits.reduce<Tracking>((known, visit) => firstTouch(known, visit), NO_TRACKING);
        const source =
          visits.find(hasTrafficSource) ?? visits.find((visit) => !isEmpty(sourceOf(visit))) ?? NO_TRACKING;
        expect(sourceOf(kept)).toEqual(sourceOf(source));
        const lander = visits.find((visit) => visit.lander !== null);
        expect(kept.lander).toBe(lander?.lander ?? null);
        const { variant = null } = lander ?? visits.at(-1) ?? {};
        expect(kept.variant).toBe(variant);
      }),
    );
  });
});

describe('the record of a visit', () => {
  it.each([
    ['/landers/video/she-nl', 'video/she-nl'],
    ['/landers/video', 'video'],
    ['/landers/video/', 'video'],
    ['/members/elena/landing', 'landing'],
    ['/members/elena/landing2/bdsm-de', 'landing2/bdsm-de'],
    ['/members/elena', null],
    ['/members/landing', null],
    ['/', null],
    ['/landers/', null],
    ['/landers/tinderswipe', 'tinderswipe'],
    ['/landers/no-such-lander', null],
    ['/landers/video/nl/more', null],
    ['/members/elena/landing4', null],
    ['/members/elena/landing3', 'landing3'],
    ['/terms', null],
  ])('on %s names the lander %s, with the wording only on a lander [BX-15]', (pathname, lander) => {
    const visit = trackingOfVisit({ pathname, search: '?network=n' }, 'b');
    expect(visit).toEqual({ ...NO_TRACKING, network: 'n', lander, variant: lander === null ? null : 'b' });
  });
});

describe('what the server hears', () => {
  it('is everything, unless the visitor refused [BX-12]', () => {
    fc.assert(
      fc.property(records, fc.boolean(), (record, gated) => {
        const told = trackingToTell(record, { refused: false, gated });
        expect(told).toEqual(isEmpty(record) ? null : record);
      }),
    );
  });

  it('is nothing for one who refused, but what alone opens the sign-up [BX-12] [ST-19]', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(trackingToTell(record, { refused: true, gated: false })).toBeNull();
        const told = trackingToTell(record, { refused: true, gated: true });
        expect(hasTrafficSource(told)).toBe(hasTrafficSource(record));
        expect(told ?? NO_TRACKING).toEqual({ ...NO_TRACKING, network: record.network, ref: record.ref });
      }),
    );
  });
});
