/** The state of the console in an address: what goes in comes out, and nothing else comes in. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOCK_WORDS, EVENT_KINDS, FAULT_KINDS, TEXT_MODES, withAct, type Act, type Journal } from './acts';
import { encodeState, linkOf, parseState } from './link';

const ORIGIN = 'https://qa.test';
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const count = fc.integer({ min: 0, max: 10_000 });
/** As a JSON answer would hold it: -0 is 0 there. */
const json = fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record(
    {
      do: fc.constant('reset' as const),
      seed: text,
      people: count,
      members: count,
      conversations: count,
      messages: count,
    },
    { requiredKeys: ['do'] },
  ),
  fc.record({ do: fc.constant('show' as const), id: fc.stringMatching(/^[a-z0-9-]{1,20}$/) }),
  fc.record({ do: fc.constant('as' as const), email: fc.option(text.map((name) => `${name}@example.test`)) }),
  fc.record({ do: fc.constant('set' as const), name: fc.stringMatching(/^[a-z_]{1,20}$/), value: json }),
  fc.record({ do: fc.constant('latency' as const), ms: count }),
  fc.record({ do: fc.constant('later' as const), ms: fc.integer({ min: 1, max: 100_000_000_000 }) }),
  fc.record({ do: fc.constant('clock' as const), word: fc.constantFrom(...CLOCK_WORDS) }),
  fc.record(
    {
      do: fc.constant('fault' as const),
      match: text,
      kind: fc.constantFrom(...FAULT_KINDS),
      status: fc.integer({ min: 400, max: 599 }),
      body: json,
      ms: count,
      times: fc.integer({ min: 1, max: 1000 }),
      rate: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    },
    { requiredKeys: ['do', 'match', 'kind'] },
  ),
  fc.constant({ do: 'heal' as const }),
  fc.record(
    {
      do: fc.constant('event' as const),
      kind: fc.constantFrom(...EVENT_KINDS),
      from: text,
      to: text,
      text,
      photo: fc.boolean(),
    },
    { requiredKeys: ['do', 'kind'] },
  ),
  fc.record(
    {
      do: fc.constant('member' as const),
      credits: count,
      paid_user: fc.boolean(),
      photos: fc.constant(false as const),
    },
    { requiredKeys: ['do'] },
  ),
  fc.record({ do: fc.constant('texts' as const), mode: fc.constantFrom(...TEXT_MODES) }),
);

describe('the link to a state', () => {
  it('reads back as what was written, whatever the texts hold [BX-03]', () => {
    fc.assert(
      fc.property(
        fc.array(act, { maxLength: 8 }),
        fc.constantFrom(null, '/', '/chats?a=1;b=2', '/members/élodie#x'),
        (acts, at) => {
          const path = at === null ? null : new URL(at, ORIGIN).href.slice(ORIGIN.length);
          const value = new URL(linkOf({ acts, at: path }, ORIGIN)).searchParams.get('qa');
          expect(parseState(value ?? '', ORIGIN)).toEqual({ ok: true, state: { acts, at: path } });
        },
      ),
    );
  });

  it('never throws, whatever somebody writes into the address [BX-03]', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(typeof parseState(value, ORIGIN).ok).toBe('boolean');
      }),
    );
  });

  it('can be read by people', () => {
    const acts: Act[] = [
      { do: 'reset', seed: 'vesper', members: 10 },
      { do: 'show', id: 'er-02' },
      { do: 'as', email: 'free@example.test' },
      { do: 'as', email: null },
      { do: 'set', name: 'niche', value: 3 },
      { do: 'later', ms: 14_400_000 },
      { do: 'fault', match: 'POST chat.php', kind: 'status', status: 503, times: 3 },
    ];
    expect(encodeState({ acts, at: '/login' })).toBe(
      'reset:vesper,members=10;show:er-02;as:free@example.test;as:nobody;set:niche=3;later:4h;' +
        'fault:POST chat.php,kind=status,status=503,times=3;at:/login',
    );
    expect(linkOf({ acts: acts.slice(1, 3), at: '/login' }, ORIGIN)).toBe(
      'https://qa.test/?qa=show:er-02;as:free@example.test;at:/login',
    );
  });

  it.each([
    'jump:over',
    'show:UPPER',
    'show:er-02,also=this',
    'later:4 weeks',
    'latency:many',
    'as:somebody',
    'set:niche',
    'fault:POST chat.php',
    'fault:a,kind=status,status=200',
    'fault:a,kind=status,kind=slow',
    'event:message,__proto__=1',
    'reset:a,do=show',
    'at:https://evil.test',
    'at://evil.test',
    'lang:xx',
  ])('is refused as a whole for %s', (word) => {
    expect(parseState(`show:er-01;${word}`, ORIGIN)).toEqual({ ok: false, word });
  });
});

const nothing: Journal = { acts: [], leftOut: 0 };
const done = (acts: readonly Act[]): Journal => acts.reduce<Journal>(withAct, nothing);

describe('what was done', () => {
  it('begins anew with the world', () => {
    const before: Journal = { acts: [{ do: 'show', id: 'er-01' }], leftOut: 4 };
    expect(withAct(before, { do: 'reset', seed: 'x' })).toEqual({
      acts: [{ do: 'reset', seed: 'x' }],
      leftOut: 0,
    });
  });

  it('adds steps of the clock up, and keeps the last of what replaces each other', () => {
    const { acts } = done([
      { do: 'later', ms: 40_000 },
      { do: 'later', ms: 20_000 },
      { do: 'set', name: 'niche', value: 2 },
      { do: 'set', name: 'niche', value: 3 },
      { do: 'set', name: 'signups', value: 'none' },
      { do: 'as', email: 'free@example.test' },
      { do: 'as', email: null },
    ]);
    expect(encodeState({ acts, at: null })).toBe('later:1m;set:niche=3;set:signups=none;as:nobody');
  });

  it('stays short enough for a link, and never loses the world, scenario, member and settings it is about [BX-03]', () => {
    const kept: Act[] = [
      { do: 'reset', seed: 'long' },
      { do: 'show', id: 'er-01' },
      { do: 'as', email: 'free@example.test' },
      { do: 'set', name: 'niche', value: 3 },
    ];
    const likes = Array.from({ length: 200 }, (_, step): Act => ({
      do: 'event',
      kind: 'like',
      from: `m${step}`,
    }));
    const { acts, leftOut } = done([...kept, ...likes]);
    expect(acts).toEqual([...kept, ...likes.slice(-116)]);
    expect(leftOut).toBe(84);
  });

  it('keeps the newest step, also where every other one is needed', () => {
    const needed = Array.from({ length: 120 }, (_, step): Act => ({
      do: 'set',
      name: `s_${'x'.repeat(step % 2)}`,
      value: step,
    }));
    const { acts, leftOut } = done([...needed, { do: 'heal' }]);
    expect(acts.at(-1)).toEqual({ do: 'heal' });
    expect([acts.length, leftOut]).toEqual([121, 0]);
  });
});
