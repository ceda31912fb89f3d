/** The swipe game, the match finder, matches for new members and advertisements. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { matchFinderAnswer, signupMatchesAnswer, swipeAnswer, tilesAnswer } from '@/api/wire/discovery';
import type { MatchReason } from '@/domain/model';
import { likesAnswer } from '@/api/wire/members';
import { cast, likenessOf } from '@mocks/world/cast';
import { createCaller, type Caller } from './caller';

let caller: Caller;
beforeEach(async () => {
  caller = createCaller();
  await caller.logIn('premium');
});

const swipe = async () => v.parse(swipeAnswer, (await caller.call('GET', '/api/swipe.php')).body);
const like = (profile: string, headers?: Record<string, string>) =>
  caller.call('POST', '/api/like.php', { profile, source: 'swipe' }, headers);
const unlike = (profile: string) => caller.call('DELETE', '/api/like.php', { profile });
const idsOf = (profiles: readonly { id: string }[]) => profiles.map(({ id }) => id);
const cards = async () => idsOf((await swipe()).profiles);
const firstCard = async () => (await cards())[0] ?? '';
const likesLeft = async () => (await swipe()).likes_left;

describe('the swipe game', () => {
  it('deals twenty different people who fit, near ones and not in a row by distance [SC-12]', async () => {
    const { profiles, likes_left, resets_at } = await swipe();
    expect(new Set(idsOf(profiles)).size).toBe(20);
    expect({ likes_left, resets_at }).toEqual({ likes_left: 4, resets_at: '2026-01-15T23:00:00.000Z' });
    for (const { id, gender, country, age } of profiles) {
      expect({ gender, country }).toEqual({ gender: 'female', country: 'BE' });
      expect(caller.db.members.get(id)?.looking_for).toBe('male');
      expect(age).toBeGreaterThanOrEqual(18);
    }
    const away = profiles.map(({ distance_km }) => distance_km ?? Infinity);
    expect(Math.max(...away)).toBeLessThan(60);
    expect(away).not.toEqual(away.toSorted((a, b) => a - b));
  });

  it('deals the same cards again, and the next ones after a decision [SC-12]', async () => {
    const [first = '', second = '', ...rest] = await cards();
    expect(await cards()).toEqual([first, second, ...rest]);
    await like(first);
    await caller.call('POST', '/api/pass.php', { profile: second, kind: 'passed' });
    const after = await cards();
    expect(after).not.toContain(first);
    expect(after).not.toContain(second);
    expect(after).toEqual(expect.arrayContaining(rest));
    await caller.call('DELETE', '/api/pass.php', { profile: second });
    expect(await cards()).toContain(second);
  });

  it('leaves out who was liked elsewhere, hidden, blocked or does not want to be seen [SC-12]', async () => {
    const [liked = '', hidden = '', blocked = '', invisible = '', blocker = ''] = await cards();
    await caller.call('POST', '/api/like.php', { profile: liked, source: 'profile' });
    await caller.call('POST', '/api/pass.php', { profile: hidden, kind: 'hidden' });
    await caller.call('POST', '/api/block.php', { profile: blocked });
    caller.db.blocks.add(`${blocker}>premium`);
    const member = caller.db.members.get(invisible);
    if (member) member.invisible = true;
    const after = await cards();
    for (const id of [liked, hidden, blocked, invisible, blocker, 'premium']) expect(after).not.toContain(id);
  });

  it('ends, when everybody was seen [SC-12]', async () => {
    for (let round = 0; round < 12; round += 1) {
      for (const id of await cards())
        await caller.call('POST', '/api/pass.php', { profile: id, kind: 'passed' });
    }
    expect(await swipe()).toMatchObject({ profiles: [], likes_left: 4 });
  });

  it('keeps a like counted that was taken back, and counts it no second time [CO-02]', async () => {
    const id = await firstCard();
    await like(id);
    await unlike(id);
    expect(await swipe()).toMatchObject({ likes_left: 3, spent: [id] });
    expect(await cards()).toContain(id);
    await like(id);
    await like(id);
    expect(await likesLeft()).toBe(3);
  });

  it('counts a like once when its answer was lost or its key comes again [CO-02] [RO-06]', async () => {
    const id = await firstCard();
    const fault = { match: 'POST like.php', kind: 'drop_after_commit', times: 1 };
    const key = { 'Idempotency-Key': '00000000-0000-4000-8000-000000000001' };
    await caller.call('POST', '/__mock/fault', fault);
    expect((await like(id, key)).status).toBe(0);
    expect((await like(id, key)).status).toBe(200);
    expect((await like(id)).status).toBe(200);
    expect(await likesLeft()).toBe(3);
    const { profiles } = v.parse(likesAnswer, (await caller.call('GET', '/api/likes.php')).body);
    expect(idsOf(profiles).filter((given) => given === id)).toHaveLength(1);
  });

  it('refuses the fifth like, not those given elsewhere, and has new ones from midnight on [CO-02]', async () => {
    for (let count = 0; count < 4; count += 1) await like(await firstCard());
    const id = await firstCard();
    expect(await like(id)).toMatchObject({ status: 429, body: { error: 'daily_limit' } });
    expect(await likesLeft()).toBe(0);
    expect((await caller.call('POST', '/api/like.php', { profile: id, source: 'profile' })).status).toBe(200);
    caller.advance(11 * 3_600_000 - 1);
    expect(await likesLeft()).toBe(0);
    caller.advance(1);
    expect(await swipe()).toMatchObject({ likes_left: 4, spent: [], resets_at: '2026-01-16T23:00:00.000Z' });
    expect((await like(await firstCard())).status).toBe(200);
  });
});

it.each(['premium', 'low', 'free'])(
  'suggests to %s nobody who has an account and would never answer [SC-12]',
  async (persona) => {
    await caller.logIn(persona);
    const { country, gender, looking_for } = caller.db.members.get(persona) ?? {};
    // All the others who could log in would fit.
    for (const id of caller.db.accounts.keys()) {
      const other = caller.db.members.get(id);
      if (other && id !== persona)
        Object.assign(other, { country, gender: looking_for, looking_for: gender, status: 'active' });
    }
    const answers = { wish: 'date', evening: 'out', place: 'near', age: 'any', interests: [] };
    const dealt: string[] = [];
    for (;;) {
      const more = await cards();
      if (more.length === 0) break;
      dealt.push(...more);
      for (const id of more) await caller.call('POST', '/api/pass.php', { profile: id, kind: 'passed' });
    }
    const suggested = [...dealt, ...idsOf(await find(answers)), ...idsOf(await firstMembers())];
    expect(dealt.length).toBeGreaterThan(0);
    expect(suggested.filter((id) => caller.db.accounts.has(id))).toEqual([]);
  },
);

const answersOf = fc.record({
  wish: fc.constantFrom('talk', 'date', 'relationship', 'adventure'),
  evening: fc.constantFrom('out', 'home', 'nature', 'culture'),
  place: fc.constantFrom('near', 'region', 'anywhere'),
  age: fc.constantFrom('similar' as const, 'younger' as const, 'older' as const, 'any' as const),
  interests: fc.subarray(['music', 'art', 'hiking', 'reading', 'beach', 'unknown']),
});
const find = async (answers: unknown) =>
  v.parse(matchFinderAnswer, (await caller.call('POST', '/api/match-finder.php', { answers })).body).profiles;

describe('the match finder', () => {
  it('names only reasons that are true, the best first, nobody twice or under 18 [SC-13]', async () => {
    const me = caller.db.members.get('premium');
    await fc.assert(
      fc.asyncProperty(answersOf, async (answers) => {
        const found = await find(answers);
        expect(found).toHaveLength(20);
        expect(new Set(idsOf(found)).size).toBe(20);
        const scores = found.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        for (const match of found) {
          const { reasons, shared_interests, age } = match;
          expect(age).toBeGreaterThanOrEqual(18);
          expect(shared_interests).toEqual(
            answers.interests.filter((name) => match.interests.includes(name)),
          );
          const apart = age - 36;
          const facts: Record<MatchReason, boolean> = {
            wish: true,
            evening: true,
            active: true,
            interests: shared_interests.length > 0,
            near: answers.place === 'near' && (match.distance_km ?? Infinity) <= 25,
            region: answers.place !== 'anywhere' && match.region === me?.region,
            age: { similar: Math.abs(apart) <= 5, younger: apart < 0, older: apart > 0, any: false }[
              answers.age
            ],
          };
          expect(reasons.filter((reason) => !facts[reason])).toEqual([]);
          expect(new Set(reasons).size).toBe(reasons.length);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('gives everybody one wish and one evening, whatever is asked [SC-13]', async () => {
    const base = { evening: 'home', place: 'anywhere', age: 'any', interests: [] };
    const fitting = new Map<string, string[]>();
    for (const wish of ['talk', 'date', 'relationship', 'adventure']) {
      for (const { id, reasons } of await find({ ...base, wish }))
        if (reasons.includes('wish')) fitting.set(id, [...(fitting.get(id) ?? []), wish]);
    }
    expect(fitting.size).toBeGreaterThan(40);
    expect([...fitting.values()].every((wishes) => wishes.length === 1)).toBe(true);
  });

  it('leaves out who is hidden or blocked, and takes no answer that does not exist', async () => {
    const answers = { wish: 'date', evening: 'out', place: 'near', age: 'any', interests: [] };
    const [hidden, blocked] = await find(answers);
    await caller.call('POST', '/api/pass.php', { profile: hidden?.id, kind: 'hidden' });
    await caller.call('POST', '/api/block.php', { profile: blocked?.id });
    const after = idsOf(await find(answers));
    expect(after).not.toContain(hidden?.id);
    expect(after).not.toContain(blocked?.id);
    const refused = await caller.call('POST', '/api/match-finder.php', {
      answers: { ...answers, age: '17' },
    });
    expect(refused).toMatchObject({ status: 422, body: { fields: { 'answers.age': 'invalid' } } });
  });
});

const firstMembers = async () =>
  v.parse(signupMatchesAnswer, (await caller.call('GET', '/api/signup-matches.php')).body).profiles;

describe('matches for a new member', () => {
  it('are twelve who fit, nearer and more alike than the rest, without those already liked [SC-14]', async () => {
    await caller.logIn('free');
    const found = await firstMembers();
    expect(found).toHaveLength(12);
    const own = caller.db.members.get('free')?.interests ?? [];
    expect(
      found.filter(({ interests }) => interests.some((name) => own.includes(name))).length,
    ).toBeGreaterThan(6);
    const [first] = found;
    await caller.call('POST', '/api/like.php', { profile: first?.id, source: 'likes' });
    const after = await firstMembers();
    expect(after).toHaveLength(12);
    expect(idsOf(after)).not.toContain(first?.id);
  });

  it('are of different faces', async () => {
    await caller.logIn('free');
    const faces = (await firstMembers()).map(({ id, main_image }) => likenessOf(main_image?.filename ?? id));
    expect(new Set(faces).size).toBe(12);
  });

  it('are there for somebody without interests and photos too [SC-14]', async () => {
    await caller.logIn('new');
    const found = await firstMembers();
    expect(found).toHaveLength(12);
    expect(found.every(({ gender }) => gender === 'male')).toBe(true);
  });
});

describe('advertisements', () => {
  const tiles = async (path: string) =>
    v.parse(tilesAnswer, (await caller.call('GET', `/api/${path}`)).body).tiles;

  it('are there only where the settings ask for them, also for visitors [CO-04]', async () => {
    await caller.call('POST', '/__mock/persona', { email: null });
    expect([await tiles('resold.php'), await tiles('cams.php')]).toEqual([[], []]);
    await caller.call('PATCH', '/__mock/settings', { member_resell: true });
    expect(await tiles('resold.php')).toHaveLength(3);
    expect((await tiles('cams.php')).map(({ live }) => live)).toEqual([true, false]);
  });

  it('say whose they are, lead to addresses that nobody owns, and show drawn adults', async () => {
    await caller.call('PATCH', '/__mock/settings', { member_resell: true });
    const all = [...(await tiles('resold.php')), ...(await tiles('cams.php'))];
    expect(new Set(all.map(({ id }) => id)).size).toBe(5);
    for (const { advertiser, url, image } of all) {
      expect(advertiser).not.toBe('');
      expect(new URL(url).hostname).toMatch(/\.example$/);
      const portrait = cast.find(({ id }) => image?.filename === `${id}.webp`);
      expect(portrait?.age).toBeGreaterThanOrEqual(18);
    }
  });
});
