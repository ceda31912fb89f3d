/** Members put aside (pass.php): the list, the two kinds, bringing back, and what blocking does. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { asideAnswer } from '@/api/wire/discovery';
import { createCaller, type Caller } from './caller';

let caller: Caller;
beforeEach(async () => {
  caller = createCaller();
  await caller.logIn('premium');
});

const put = (profile: string, kind = 'passed') => caller.call('POST', '/api/pass.php', { profile, kind });
const back = (profile: string) => caller.call('DELETE', '/api/pass.php', { profile });
const list = async () =>
  v
    .parse(asideAnswer, (await caller.call('GET', '/api/pass.php')).body)
    .passed.map(({ id, kind, passed_at }) => `${id} ${kind} ${passed_at.slice(11, 19)}`);

describe('members put aside', () => {
  it('are listed with how and when, the newest first [BX-18]', async () => {
    await put('elena');
    caller.advance(60_000);
    const { body } = await put('nora', 'hidden');
    expect(await list()).toEqual(['nora hidden 12:01:00', 'elena passed 12:00:00']);
    expect(v.parse(asideAnswer, body).passed).toHaveLength(2);
  });

  it('keep their time when the same is done again, and take another kind [BX-18]', async () => {
    await put('elena');
    await put('nora');
    caller.advance(60_000);
    await put('elena');
    expect(await list()).toEqual(['nora passed 12:00:00', 'elena passed 12:00:00']);
    await put('elena', 'hidden');
    expect(await list()).toEqual(['elena hidden 12:01:00', 'nora passed 12:00:00']);
  });

  it('come back once; a second time changes nothing [BX-18]', async () => {
    await put('elena');
    await put('nora');
    for (const status of [200, 200]) expect((await back('elena')).status).toBe(status);
    expect(await list()).toEqual(['nora passed 12:00:00']);
  });

  it.each(['passed', 'hidden'])(
    'leave the list (%s) when they are liked, and stay out of it [BX-18]',
    async (kind) => {
      await put('elena', kind);
      await put('nora');
      const like = { profile: 'elena', source: 'profile' };
      expect((await caller.call('POST', '/api/like.php', like)).status).toBe(200);
      expect(await list()).toEqual(['nora passed 12:00:00']);
      await caller.call('DELETE', '/api/like.php', { profile: 'elena' });
      expect(await list()).toEqual(['nora passed 12:00:00']);
    },
  );

  it('stay there when a like of them is refused [CO-02]', async () => {
    await put('elena');
    const resets_at = Date.parse('2026-01-15T23:00:00.000Z');
    caller.db.swipes.set(
      'premium',
      ['a', 'b', 'c', 'd'].map((profile) => ({ profile, resets_at })),
    );
    const like = { profile: 'elena', source: 'swipe' };
    expect((await caller.call('POST', '/api/like.php', like)).status).toBe(429);
    expect(await list()).toEqual(['elena passed 12:00:00']);
  });

  it('are other members: nobody unknown, not oneself, nobody who is gone', async () => {
    const gone = caller.db.members.get('yuki');
    if (gone) gone.status = 'disabled';
    for (const id of ['nobody', 'premium', 'yuki']) {
      expect((await put(id)).status).toBe(404);
    }
    for (const id of ['nobody', 'premium']) expect((await back(id)).status).toBe(404);
    expect((await put('elena', 'burnt')).status).toBe(422);
    await caller.call('POST', '/__mock/persona', { email: null });
    expect(await put('elena')).toMatchObject({ status: 403, body: { authentication_required: true } });
  });

  it('are the own ones only, and survive a lost answer [RO-06]', async () => {
    caller.db.faults.push({
      id: 'f1',
      match: 'POST pass.php',
      kind: 'drop_after_commit',
      status: 503,
      body: null,
      ms: null,
      times: 1,
      rate: 1,
    });
    expect((await put('elena')).status).toBe(0);
    expect((await put('elena')).status).toBe(200);
    expect(await list()).toHaveLength(1);
    await caller.logIn('empty');
    expect(await list()).toEqual([]);
  });

  it('leave the list when they are blocked, and are not back in it afterwards [RO-04]', async () => {
    await put('elena', 'hidden');
    await caller.call('POST', '/api/block.php', { profile: 'elena' });
    expect(await list()).toEqual([]);
    expect((await put('elena')).status).toBe(403);
    await caller.call('DELETE', '/api/block.php', { profile: 'elena' });
    expect(await list()).toEqual([]);
  });

  it('are told by the controls', async () => {
    await put('elena');
    expect((await caller.call('GET', '/__mock/state')).body).toMatchObject({
      user: { aside: [{ profile: 'elena', kind: 'passed', at: '2026-01-15T12:00:00.000Z' }] },
    });
  });
});
