/** The small rules of the mock backend, one by one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { required } from '@tests/factories/required';
import { advanceClock, createClock, freezeClock, readClock } from '../clock';
import { createRandom } from '../random';
import { cutOf } from '../world/cast';
import { createWorlds } from '../worlds';
import { createDb } from '../db';
import { birthProblem } from './accounts';
import { fullYears } from './age';
import { matches, strike } from './faults';
import { separate } from './moods';
import { similarMembers } from './search';
import { nextMidnight } from './swipes';

const at = (text: string) => Date.parse(text);

describe('ages', () => {
  it.each([
    ['2008-02-29', '2026-02-28T23:59:59Z', 17],
    ['2008-02-29', '2026-03-01T00:00:00Z', 18],
    ['1990-06-15', '2026-06-15T00:00:00Z', 36],
    ['1990-06-15', '2026-06-14T23:59:59Z', 35],
  ])('of somebody born %s at %s is %i [VA-02]', (born, now, age) => {
    expect(fullYears(born, at(now))).toBe(age);
  });

  it('are enough for a member when the birthday has begun in the last time zone [VA-02]', () => {
    expect(birthProblem('2008-01-15', 18, at('2026-01-14T23:59:59-12:00'))).toBe('underage');
    expect(birthProblem('2008-01-15', 18, at('2026-01-15T00:00:00-12:00'))).toBeNull();
  });

  it.each(['2026-02-30', '1990-13-01', '1990-6-1', 'yesterday', '2030-01-01'])(
    'does not exist for %s',
    (born) => {
      expect(fullYears(born, at('2026-03-01T00:00:00Z'))).toBeNull();
    },
  );
});

describe('the clock', () => {
  it('runs, moves on, stands still and runs on', () => {
    const clock = createClock();
    advanceClock(clock, 500);
    expect(readClock(clock, 1000)).toBe(1500);
    freezeClock(clock, true, 1000);
    expect(readClock(clock, 9000)).toBe(1500);
    advanceClock(clock, 100);
    expect(readClock(clock, 9000)).toBe(1600);
    freezeClock(clock, false, 9000);
    expect(readClock(clock, 9001)).toBe(1601);
  });
});

describe('chance', () => {
  it('is the same for the same state and keeps within its bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (value, min, span) => {
        const [one, two] = [createRandom({ value }), createRandom({ value })];
        const drawn = Array.from({ length: 20 }, () => one.int(min, min + span));
        expect(drawn).toEqual(Array.from({ length: 20 }, () => two.int(min, min + span)));
        expect(drawn.every((number) => number >= min && number <= min + span)).toBe(true);
      }),
    );
  });
});

describe('faults', () => {
  it.each([
    ['* /api/*', 'GET', '/api/members.php?page=2', true],
    ['POST chat.php', 'POST', '/api/chat.php', true],
    ['POST chat.php', 'GET', '/api/chat.php?conversation=c1', false],
    ['GET /api/members.php', 'GET', '/api/members.php?page=2', true],
    ['GET members.php', 'GET', '/api/members.php', true],
    ['chat.php', 'DELETE', '/api/chat.php', true],
    ['* chat.php', 'GET', '/api/chats.php', false],
    ['POST user.php?push=1', 'POST', '/api/user.php?push=1', true],
    ['POST user.php?push=1', 'POST', '/api/user.php', false],
    ['*', 'PUT', '/api/user.php', true],
  ])('%j for %s %s: %s [BX-03]', (match, method, url, expected) => {
    expect(matches(match, method, url)).toBe(expected);
  });

  it('strike as often as they should, and about as likely', () => {
    const db = createDb('faults', 0);
    const fault = { id: 'f1', match: '*', kind: 'status', status: 503, body: null, ms: null } as const;
    db.faults = [{ ...fault, times: 2, rate: 1 }];
    expect([1, 2, 3].map(() => strike(db, 'GET', '/api/x.php') !== null)).toEqual([true, true, false]);
    db.faults = [{ ...fault, times: null, rate: 0.2 }];
    const struck = Array.from({ length: 1000 }, () => strike(db, 'GET', '/api/x.php')).filter(Boolean).length;
    expect(struck).toBeGreaterThan(150);
    expect(struck).toBeLessThan(250);
  });
});

describe('midnight', () => {
  it.each([
    ['BE', '2026-01-15T12:00:00Z', '2026-01-15T23:00:00Z'],
    ['BE', '2026-07-15T12:00:00Z', '2026-07-15T22:00:00Z'],
    ['BE', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00Z'],
    ['NZ', '2026-01-15T12:00:00Z', '2026-01-16T11:00:00Z'],
    ['US', '2026-11-01T12:00:00Z', '2026-11-02T05:00:00Z'],
  ])('comes in %s after %s at %s [CO-02]', (country, now, midnight) => {
    expect(nextMidnight(country, at(now))).toBe(at(midnight));
  });
});

describe('results', () => {
  it('keep everybody and put neighbours of the same light apart where that is possible', () => {
    const members = [...createDb('moods', 0).members.values()].slice(0, 60);
    const arranged = separate(members);
    expect(new Set(arranged)).toEqual(new Set(members));
    const clashes = arranged.filter(
      (member, index) => index < 50 && member.mood === arranged[index + 1]?.mood,
    );
    expect(clashes).toEqual([]);
  });

  it('have another light beside and above each card, on phones and beside the filters', () => {
    const members = [...createDb('moods', 0).members.values()].slice(0, 60);
    const arranged = separate(members, [2, 4]);
    expect(new Set(arranged)).toEqual(new Set(members));
    const lights = arranged.map(({ mood }) => (mood === 'dawn' ? 'rose' : mood));
    const clashes = lights.filter(
      (light, index) =>
        index < 40 && [1, 2, 4].some((places) => index >= places && lights[index - places] === light),
    );
    expect(clashes).toEqual([]);
  });

  it('have another light than who stands before them', () => {
    const members = [...createDb('moods', 0).members.values()].slice(0, 60);
    const [before, after] = [members.slice(0, 1), members.slice(1)];
    const arranged = separate(after, [2], before);
    expect(new Set(arranged)).toEqual(new Set(after));
    expect(arranged.slice(0, 2).map(({ mood }) => mood)).not.toContain(before[0]?.mood);
  });

  it('like a member begin with faces that nobody takes for theirs', () => {
    const db = createDb('similar', 0);
    const elena = required(db.members.get('elena'));
    const viewer = required([...db.accounts.values()].find(({ id }) => id === 'premium'));
    const found = similarMembers(elena, { db, viewer, now: 0 });
    const cuts = found.map(({ photos: [first] }) => first && cutOf(first.image.filename));
    const behind = cuts.map((cut) => !cut || cut === cutOf(required(elena.photos[0]).image.filename));
    expect(behind.filter(Boolean).length).toBeGreaterThan(0);
    expect(behind.slice(0, 5)).not.toContain(true);
  });
});

describe('worlds', () => {
  it('are apart from each other, and the least recently used is forgotten', () => {
    const worlds = createWorlds(() => createDb('w', 0), 2);
    const [first, second] = [worlds.get('first'), worlds.get('second')];
    expect(first).not.toBe(second);
    worlds.get('default');
    worlds.get('first');
    worlds.get('third');
    expect(worlds.get('first')).toBe(first);
    expect(worlds.get('second')).not.toBe(second);
  });
});
