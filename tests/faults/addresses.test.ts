/** Addresses from outside against every place that follows one: none of them leads to another site, whatever it is made of. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pushPath } from '@/domain/pushNotice';
import { payPlace } from '@/domain/payPlace';
import { returnPath } from '@/domain/returnPath';
import { safePath } from '@/lib/safePath';
import { cases } from '@tests/factories/chance';

/** How many addresses are put together for each place, and the gate takes one in so many of them. */
const GENERATED = 50_000;
const GATE_SHARE = 25;

const HERE = 'https://vesper.test';
const PROVIDER = 'https://pay.test';

/** Each follows an address: a log-in or one-time link, the shop's way back, the return of a payment, the press on a push message. */
const FOLLOWERS: Readonly<Record<string, (address: string) => string | null>> = {
  'the way after a log-in and the target of a one-time link': (address) => returnPath(address, HERE),
  'the way back from the shop, and links of questions and answers': (address) => safePath(address, HERE),
  'the way to a payment': (address) => payPlace(address, HERE, [PROVIDER]),
  'a press on a push message': pushPath,
};

/** Of known lists of open redirects: other hosts behind slashes, schemes, names, ports, encodings and characters that vanish. */
const CORPUS: readonly string[] = [
  'https://evil.test',
  'http://evil.test',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '\u00a0//evil.test',
  '/%09/evil.test',
  '/%0a/evil.test',
  '/%0d%0aLocation:%20https://evil.test',
  '/%2fevil.test',
  '/%2f%2fevil.test',
  '/%252f%252fevil.test',
  '/%25252f%25252fevil.test',
  '/%5cevil.test',
  '/%5c%5cevil.test',
  '/%255cevil.test',
  '/./%2fevil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/%2e%2e//evil.test',
  '/a/..//evil.test',
  '/;//evil.test',
  '//evil%E3%80%82test',
  '//evil。test',
  '//evil.test:443',
  '//evil.test@vesper.test',
  '//vesper.test@evil.test',
  '//vesper.test.evil.test',
  'https://vesper.test@evil.test',
  'https://vesper.test.evil.test',
  'https://vesper.test:pass@evil.test',
  'https://pay.test@evil.test',
  'https://pay.test.evil.test',
  'https://pay.test%40evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'hTTps://evil.test',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'JaVaScRiPt://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://vesper.test/1',
  'vbscript:msgbox(1)',
  'filesystem:https://vesper.test/1',
  'intent://evil.test#Intent;end',
  'ftp://evil.test',
  'mailto:a@evil.test',
  '//[::1]',
  '//0x7f000001',
  '//%65vil.test',
  '/%00//evil.test',
  '/\u0000/evil.test',
  '/\u2028/evil.test',
  '/\ufeff/evil.test',
  '%2f%2fevil.test',
  '?next=//evil.test',
  '#//evil.test',
  '.evil.test',
  '@evil.test',
  '/__proto__',
  'constructor',
];

/** What addresses are made of, and what confuses those who read them. */
const PIECES: readonly string[] = [
  ...'/ // \\ . .. : @ ? # ; [ ] %2f %5c %2e %25 %00 %09 a chats evil.test https: http: javascript: data:'.split(
    ' ',
  ),
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u00a0',
  '\u2028',
  '\u3002',
  HERE,
  PROVIDER,
];

/** Where a browser on this site would go. */
const originOf = (place: string): string => new URL(place, `${HERE}/login`).origin;

function expectHere(place: string | null): void {
  if (place === null) return;
  const own = place.startsWith(`${PROVIDER}/`) ? PROVIDER : HERE;
  if (originOf(place) !== own) throw new Error(`${place} leads to ${originOf(place)}`);
  // What the router and an older browser read differently leaves the site in one of them.
  if (own === HERE && !/^\/(?![/\\])/u.test(place)) throw new Error(`${place} is no plain path`);
}

describe.each(Object.entries(FOLLOWERS))('%s [RO-05] [LY-05]', (_, follow) => {
  it.each(CORPUS)('stays here with %j', (address) => {
    expect(() => expectHere(follow(address))).not.toThrow();
  });

  it('stays here with whatever can be put together', () => {
    const piece = fc.constantFrom(...PIECES);
    const address = fc.oneof(
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join('')}`),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(address, (text) => expectHere(follow(text))),
      { numRuns: cases(GENERATED, GATE_SHARE) },
    );
  });
});

it('is as large as SECURITY.md says, each address once', () => {
  expect(new Set(CORPUS).size).toBe(CORPUS.length);
  const figure = `${CORPUS.length} addresses against ${Object.keys(FOLLOWERS).length} places`;
  const [some, all] = [GENERATED / GATE_SHARE, GENERATED].map((count) => count.toLocaleString('en'));
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(
    `${figure}, and ${some} generated ones each (${all} in the matrix)`,
  );
});
