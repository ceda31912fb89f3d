/** Search, likes, blocking and invisible members of the mock backend. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { autoLikeAnswer, likeAnswer, likesAnswer, memberAnswer, searchPageAnswer } from '@/api/wire/members';
import { clientId, createCaller, type Caller } from './caller';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

const search = async (query = '') =>
  v.parse(searchPageAnswer, (await caller.call('GET', `/api/members.php${query}`)).body);
const everybody = async (query = '?') => {
  const first = await search(query);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(first.numResults / 24) }, (_, index) =>
      search(`${query}&page=${index + 1}`),
    ),
  );
  return pages.flatMap(({ results }) => results);
};
const like = (profile: string, source = 'search') =>
  caller.call('POST', '/api/like.php', { profile, source });
const member = (id: string) => caller.call('GET', `/api/member.php?id=${id}`);

describe('search', () => {
  it('finds only those who match, never oneself [RT-02]', async () => {
    await caller.logIn('premium');
    const found = await everybody(
      '?gender=female&country=BE&min_age=30&max_age=39&countryregion=East%20Flanders',
    );
    expect(found.length).toBeGreaterThan(5);
    for (const { gender, country, region, age, status } of found) {
      expect({ gender, country, region, status }).toEqual({
        gender: 'female',
        country: 'BE',
        region: 'East Flanders',
        status: 'active',
      });
      expect(age).toBeGreaterThanOrEqual(30);
      expect(age).toBeLessThanOrEqual(39);
    }
    expect((await everybody('?gender=male')).map(({ id }) => id)).not.toContain('premium');
  });

  it('shows everybody once, those online first, then the nearest [RT-02]', async () => {
    await caller.logIn('premium');
    const found = await everybody();
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const firstOffline = found.findIndex(({ online }) => !online);
    expect(found.slice(firstOffline).every(({ online }) => !online)).toBe(true);
    // Pictures alike are kept apart: somebody may stand six places further to the front than by distance alone.
    const distances = found.slice(0, firstOffline).map(({ distance_km }) => distance_km ?? 0);
    const sixteenth = distances.toSorted((a, b) => a - b)[15] ?? 0;
    expect(sixteenth).toBeGreaterThan(0);
    expect(Math.max(...distances.slice(0, 10))).toBeLessThanOrEqual(sixteenth);
  });

  it('never goes below the least age, whatever is asked [VA-02]', async () => {
    caller.db.settings.min_age = 16;
    expect((await everybody('?min_age=1')).every(({ age }) => age >= 18)).toBe(true);
  });

  it('follows the setting for visitors [ST-20]', async () => {
    expect((await caller.call('GET', '/api/members.php?page=2')).status).toBe(200);
    caller.db.settings.logged_out_search = 'limited';
    expect((await caller.call('GET', '/api/members.php')).status).toBe(200);
    expect((await caller.call('GET', '/api/members.php?page=2')).status).toBe(403);
    caller.db.settings.logged_out_search = 'none';
    expect(await caller.call('GET', '/api/members.php')).toMatchObject({ body: { error: 'search_closed' } });
    await caller.logIn('free');
    expect((await caller.call('GET', '/api/members.php?page=2')).status).toBe(200);
  });
});

describe('likes', () => {
  it('makes a match with somebody who likes already, and with some at once [ST-05]', async () => {
    await caller.logIn('premium');
    const { liked_by, profiles } = v.parse(likesAnswer, (await caller.call('GET', '/api/likes.php')).body);
    const fresh = liked_by.find(({ id }) => !profiles.some((given) => given.id === id));
    expect((await like(fresh?.id ?? '')).body).toMatchObject({ match: true });
    const people = (await search()).results.filter(
      ({ id }) => ![...liked_by, ...profiles].some((one) => one.id === id),
    );
    const matches: boolean[] = [];
    for (const { id } of people) matches.push(v.parse(likeAnswer, (await like(id)).body).match);
    expect(matches).toContain(true);
    expect(matches).toContain(false);
  });

  it('makes a match once: a like that is there already tells of none, one given anew does [ST-05]', async () => {
    await caller.logIn('premium');
    const { liked_by, profiles } = v.parse(likesAnswer, (await caller.call('GET', '/api/likes.php')).body);
    const { id = '' } = liked_by.find((one) => !profiles.some((given) => given.id === one.id)) ?? {};
    const match = async () => v.parse(likeAnswer, (await like(id)).body).match;
    expect([await match(), await match()]).toEqual([true, false]);
    await caller.call('DELETE', '/api/like.php', { profile: id });
    expect(await match()).toBe(true);
  });

  it('clears the new-like flag when the profile is opened [ST-11]', async () => {
    await caller.logIn('premium');
    const likes = async () =>
      v.parse(likesAnswer, (await caller.call('GET', '/api/likes.php')).body).liked_by;
    const [first] = await likes();
    expect(first?.like_new).toBe(true);
    await member(first?.id ?? '');
    expect((await likes()).find(({ id }) => id === first?.id)?.like_new).toBe(false);
    expect((await likes()).filter(({ like_new }) => like_new)).toHaveLength(4);
  });

  it('takes a like back, once or twice [ST-05]', async () => {
    await caller.logIn('premium');
    await like('yuki');
    for (const status of [200, 200]) {
      expect((await caller.call('DELETE', '/api/like.php', { profile: 'yuki' })).status).toBe(status);
    }
    expect(caller.db.likes.has('premium>yuki')).toBe(false);
  });

  it('gives four swipe likes a day and new ones at midnight of the member [CO-02]', async () => {
    await caller.logIn('premium');
    const people = (await everybody())
      .filter(({ id }) => !caller.db.likes.has(`premium>${id}`))
      .map(({ id }) => id);
    for (const id of people.slice(0, 4)) expect((await like(id, 'swipe')).status).toBe(200);
    expect(await like(people[4] ?? '', 'swipe')).toMatchObject({
      status: 429,
      body: { error: 'daily_limit', resets_at: '2026-01-15T23:00:00.000Z' },
    });
    caller.advance(11 * 3_600_000);
    expect((await like(people[4] ?? '', 'swipe')).status).toBe(200);
  });

  it('lets somebody like by themselves and shows who [AP-04]', async () => {
    await caller.logIn('free');
    const profile = v.parse(autoLikeAnswer, (await caller.call('GET', '/api/auto-like.php')).body);
    expect(caller.db.likes.get(`${profile.id}>free`)?.seen).toBe(false);
  });
});

describe('a conversation that the member removed', () => {
  it('is named no more, and the next message opens it anew [ST-12] [RT-04]', async () => {
    await caller.logIn('premium');
    const { relation } = v.parse(memberAnswer, (await member('elena')).body);
    expect(relation.conversation_id).not.toBeNull();
    await caller.call('DELETE', '/api/chat.php', { conversation: relation.conversation_id });
    const after = v.parse(memberAnswer, (await member('elena')).body);
    expect(after.relation.conversation_id).toBeNull();
    expect(v.parse(likeAnswer, (await like('elena')).body).conversation_id).toBeNull();
    const message = { profile: 'elena', client_id: clientId(1), text: 'Hello again' };
    expect(await caller.call('POST', '/api/chat.php', message)).toMatchObject({ status: 200 });
    const again = v.parse(memberAnswer, (await member('elena')).body);
    expect(again.relation.conversation_id).toBe(relation.conversation_id);
  });
});

describe('blocking', () => {
  it('says by whom one is blocked [RO-04]', async () => {
    await caller.logIn('blocked');
    const refusal = { status: 403, body: { error: 'blocked_by', name: 'Claire' } };
    expect(await member('claire')).toMatchObject(refusal);
    expect(await like('claire')).toMatchObject(refusal);
    const message = { profile: 'claire', client_id: clientId(1), text: 'Hello' };
    expect(await caller.call('POST', '/api/chat.php', message)).toMatchObject(refusal);
    expect((await everybody()).map(({ id }) => id)).not.toContain('claire');
  });

  it('deletes chats and likes and hides both from each other [RO-04]', async () => {
    await caller.logIn('premium');
    await like('elena');
    await caller.call('POST', '/api/block.php', { profile: 'elena' });
    const chats = (await caller.call('GET', '/api/chats.php')).body;
    expect(JSON.stringify(chats)).not.toContain('"elena"');
    expect(
      [...caller.db.likes.keys()].filter((key) => key.includes('elena') && key.includes('premium')),
    ).toEqual([]);
    expect((await everybody()).map(({ id }) => id)).not.toContain('elena');
    await caller.call('DELETE', '/api/block.php', { profile: 'elena' });
    expect((await everybody()).map(({ id }) => id)).toContain('elena');
  });
});

describe('profiles', () => {
  it('hides an invisible member until that member makes the first step [ST-02]', async () => {
    const yuki = caller.db.members.get('yuki');
    if (yuki) yuki.invisible = true;
    await caller.logIn('free');
    expect((await member('yuki')).status).toBe(404);
    expect((await like('yuki')).status).toBe(404);
    expect((await everybody()).map(({ id }) => id)).not.toContain('yuki');
    await caller.call('POST', '/__mock/event', { kind: 'message', from: 'yuki', text: 'Hello' });
    expect((await member('yuki')).status).toBe(200);
  });

  it('shows the like of an invisible member, whose step it was, and does not list that member otherwise [ST-02]', async () => {
    await caller.logIn('free');
    const helga = caller.db.members.get('helga');
    if (helga) helga.invisible = true;
    await caller.call('POST', '/__mock/event', { kind: 'like', from: 'helga', to: 'free@example.test' });
    const { liked_by, profiles } = v.parse(likesAnswer, (await caller.call('GET', '/api/likes.php')).body);
    expect(liked_by.map(({ id }) => id)).toContain('helga');
    expect(profiles.map(({ id }) => id)).not.toContain('helga');
    expect((await member('helga')).status).toBe(200);
    expect((await everybody()).map(({ id }) => id)).not.toContain('helga');
  });

  it('names no file of a photo that the viewer may not see [RO-02] [RO-03]', async () => {
    const photos = async () => v.parse(memberAnswer, (await member('elena')).body).photos;
    const visitor = await photos();
    expect(visitor.map(({ restricted }) => restricted)).toEqual(visitor.map((_, index) => index > 0));
    const named = visitor.filter(({ restricted }) => restricted).map(({ image }) => image.filename);
    expect(named.every((name) => name.endsWith('-thumb.webp'))).toBe(true);
    await caller.logIn('premium');
    expect((await photos()).some(({ restricted }) => restricted)).toBe(false);
  });

  it('keeps a date of birth private', async () => {
    expect(v.parse(memberAnswer, (await member('elena')).body).profile.date_of_birth).toBeNull();
  });
});
