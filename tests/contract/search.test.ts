/** The wide filters and the orders of members.php: every result fits, nobody is missing, pages do not overlap. */
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { memberAnswer, searchPageAnswer } from '@/api/wire/members';
import { fullYears, latestBirth } from '@mocks/rules/age';
import { shownDistance } from '@mocks/rules/place';
import { seenAt } from '@mocks/rules/presence';
import type { Member } from '@mocks/tables';
import { createCaller, NOON, type Caller } from './caller';

const DAY = 86_400_000;
const NAMES = ['music', 'art', 'hiking', 'reading', 'gym', 'kissing', 'beach', 'nonsense'] as const;

let caller: Caller;
const search = async (query: string) =>
  v.parse(searchPageAnswer, (await caller.call('GET', `/api/members.php${query}`)).body);

/** All results of a query, page by page. */
async function everybody(query: string) {
  const first = await search(query);
  const results = [...first.results];
  for (let page = 2; results.length < first.numResults; page += 1) {
    const next = await search(`${query}&page=${page}`);
    if (next.results.length === 0) break;
    results.push(...next.results);
  }
  return { results, numResults: first.numResults };
}
const memberOf = (id: string): Member => {
  const member = caller.db.members.get(id);
  if (!member) throw new Error(`No member ${id}`);
  return member;
};

/** Queries of every kind; numbers travel as text. */
const queries = fc.record(
  {
    gender: fc.constantFrom('female', 'male'),
    country: fc.constantFrom('BE', 'NL', 'US'),
    min_age: fc.integer({ min: 1, max: 60 }).map(String),
    max_age: fc.integer({ min: 25, max: 90 }).map(String),
    interests: fc.subarray([...NAMES], { minLength: 1 }).map((names) => names.join(',')),
    has_photo: fc.constant('true'),
    online_recently: fc.constant('true'),
    new: fc.constant('true'),
    max_distance: fc.integer({ min: 1, max: 200 }).map(String),
    sort: fc.constantFrom('recommended', 'nearest', 'newest', 'active'),
  },
  { requiredKeys: ['gender'] },
);

/** Whether a member fits a query, by the rows of the database. */
function fits(query: Record<string, string | undefined>, member: Member): boolean {
  const age = fullYears(member.date_of_birth, NOON) ?? 0;
  return (
    member.gender === query['gender'] &&
    member.country === (query['country'] ?? 'BE') &&
    age >= Math.max(18, Number(query['min_age'] ?? 18)) &&
    age <= Number(query['max_age'] ?? 120) &&
    (query['interests'] === undefined ||
      query['interests'].split(',').some((name) => member.interests.includes(name))) &&
    (query['has_photo'] === undefined || member.photos.some(({ status }) => status === 'approved')) &&
    (query['online_recently'] === undefined || seenAt(caller.db, member, NOON) > NOON - DAY) &&
    (query['new'] === undefined || member.joined > NOON - 14 * DAY) &&
    (query['max_distance'] === undefined ||
      (shownDistance(memberOf('premium').place, member.place) ?? Infinity) <= Number(query['max_distance']))
  );
}

describe('wide filters', () => {
  beforeAll(async () => {
    caller = createCaller();
    await caller.logIn('premium');
    // Two without a photo, so that the filter has somebody to leave out.
    for (const id of ['elena', 'nora']) memberOf(id).photos = [];
  });

  it('find whoever fits all of them and nobody else, each once [RT-02]', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
        const { results, numResults } = await everybody(`?${new URLSearchParams(given).toString()}`);
        const expected = [...caller.db.members.values()].filter(
          (member) =>
            member.status === 'active' &&
            !member.invisible &&
            member.id !== 'premium' &&
            !caller.db.blocks.has(`premium>${member.id}`) &&
            fits(given, member),
        );
        expect(results.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        expect(numResults).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  });

  it('stand in the order that was asked for [RT-02]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('BE', 'NL'),
        fc.constantFrom('female', 'male'),
        async (country, gender) => {
          const base = `?country=${country}&gender=${gender}`;
          const sorted = async (sort: string) => (await everybody(`${base}&sort=${sort}`)).results;
          const away = (await sorted('nearest')).map(({ distance_km }) => distance_km ?? Infinity);
          expect(away).toEqual(away.toSorted((a, b) => a - b));
          const joined = (await sorted('newest')).map(({ id }) => memberOf(id).joined);
          expect(joined).toEqual(joined.toSorted((a, b) => b - a));
          const seen = (await sorted('active')).map(({ id }) => seenAt(caller.db, memberOf(id), NOON));
          expect(seen).toEqual(seen.toSorted((a, b) => b - a));
          expect((await sorted('active')).slice(0, 3).every(({ online }) => online)).toBe(true);
          expect(await sorted('recommended')).toEqual((await everybody(base)).results);
        },
      ),
      { numRuns: 4 },
    );
  });

  it('leave nobody out and find some: the world has new members, and some who were here of late', async () => {
    const all = (await search('?gender=female')).numResults;
    for (const filter of ['new', 'online_recently', 'has_photo']) {
      const { numResults } = await search(`?gender=female&${filter}=true`);
      expect(numResults).toBeGreaterThan(2);
      expect(numResults).toBeLessThan(all);
    }
  });

  it('refuse an order or a switch that does not exist', async () => {
    for (const query of ['sort=cheapest', 'new=maybe', 'has_photo=', 'online_recently=1'])
      expect((await caller.call('GET', `/api/members.php?${query}`)).status).toBe(422);
  });

  it('take a distance or a number that is none as not given', async () => {
    const all = (await search('?gender=female')).numResults;
    for (const query of [
      'max_distance=',
      'max_distance=near',
      'max_distance=0',
      'max_distance=-5',
      'interests=',
      'min_age=x',
    ])
      expect((await search(`?gender=female&${query}`)).numResults).toBe(all);
  });

  it('know no distance while the own place is unknown', async () => {
    const me = memberOf('premium');
    const { place } = me;
    me.place = null;
    const all = await everybody('?gender=female');
    expect((await search('?gender=female&max_distance=1')).numResults).toBe(all.numResults);
    expect((await everybody('?gender=female&sort=nearest')).results).toEqual(all.results);
    me.place = place;
  });
});

describe('an age', () => {
  it('is the same by the years and by the latest day of birth [VA-02]', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 121 }), (birth, today, age) => {
        const born = birth.toISOString().slice(0, 10);
        const years = fullYears(born, today.getTime());
        fc.pre(years !== null);
        expect(born <= latestBirth(age, today.getTime())).toBe((years ?? 0) >= age);
      }),
      {
        numRuns: 500,
        examples: [
          [new Date('2008-02-29'), new Date('2026-02-28'), 18],
          [new Date('2008-02-29'), new Date('2026-03-01'), 18],
        ],
      },
    );
  });
});

describe('a crowd', () => {
  beforeEach(() => {
    caller = createCaller();
  });

  it('makes lists as long as a test needs them, of adults only, and is gone after the next reset', async () => {
    await caller.call('POST', '/__mock/reset', { seed: 'crowd', members: 3000 });
    const { numResults } = await search('?gender=female&country=BE');
    expect(numResults).toBeGreaterThan(1400);
    expect(
      [...caller.db.members.values()].every(
        ({ date_of_birth }) => (fullYears(date_of_birth, NOON) ?? 0) >= 18,
      ),
    ).toBe(true);
    const last = Math.ceil(numResults / 24);
    expect((await search(`?gender=female&country=BE&page=${last}`)).results.length).toBeGreaterThan(0);
    expect((await search(`?gender=female&country=BE&page=${last + 1}`)).results).toEqual([]);
    await caller.call('POST', '/__mock/reset', { seed: 'crowd' });
    expect((await search('?gender=female&country=BE')).numResults).toBeLessThan(200);
  });

  it('is never bigger than what can be counted on', async () => {
    for (const members of [-1, 1.5, 100_001, 'many'])
      expect((await caller.call('POST', '/__mock/reset', { members })).status).toBe(422);
  });
});

describe('hidden members', () => {
  beforeEach(async () => {
    caller = createCaller();
    await caller.logIn('premium');
  });

  it('are left out of search, similar and related members until they are brought back [BX-18]', async () => {
    const found = async () => (await everybody('?gender=female')).results.map(({ id }) => id);
    const similar = async () =>
      v.parse(searchPageAnswer, (await caller.call('GET', '/api/similar.php?id=amara')).body);
    const related = async () =>
      v.parse(memberAnswer, (await caller.call('GET', '/api/member.php?id=amara')).body).related;
    const [first] = await related();
    const id = first?.id ?? '';
    const before = await search('?gender=female');
    const likeAmara = await similar();
    await caller.call('POST', '/api/pass.php', { profile: id, kind: 'passed' });
    expect(await found()).toContain(id);
    await caller.call('POST', '/api/pass.php', { profile: id, kind: 'hidden' });
    expect(await found()).not.toContain(id);
    expect((await search('?gender=female')).numResults).toBe(before.numResults - 1);
    expect((await similar()).numResults).toBe(likeAmara.numResults - 1);
    expect((await related()).map((member) => member.id)).not.toContain(id);
    expect((await caller.call('GET', `/api/member.php?id=${id}`)).status).toBe(200);
    await caller.call('DELETE', '/api/pass.php', { profile: id });
    expect(await search('?gender=female')).toEqual(before);
  });
});
