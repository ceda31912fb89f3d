/** Gifts, reports and blocks. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { chatAnswer, chatsAnswer } from '@/api/wire/chat';
import { giftAnswer, giftsAnswer, swipeAnswer } from '@/api/wire/discovery';
import { blockedAnswer, likesAnswer, reportAnswer } from '@/api/wire/members';
import { createCaller, type Caller } from './caller';

let caller: Caller;
beforeEach(async () => {
  caller = createCaller();
  await caller.logIn('premium');
});

const give = (profile: string, gift = 'rose', headers?: Record<string, string>) =>
  caller.call('POST', '/api/gift.php', { profile, gift }, headers);
const chats = async () => v.parse(chatsAnswer, (await caller.call('GET', '/api/chats.php')).body).chats;
const messagesOf = async (conversation: string) =>
  v.parse(chatAnswer, (await caller.call('GET', `/api/chat.php?conversation=${conversation}`)).body).messages;
const block = (profile: string) => caller.call('POST', '/api/block.php', { profile });

/** Somebody whom the persona has not written with. */
async function stranger(): Promise<string> {
  const { profiles } = v.parse(swipeAnswer, (await caller.call('GET', '/api/swipe.php')).body);
  const known = new Set((await chats()).map(({ profile }) => profile.id));
  // A member with an account answers for themselves.
  return profiles.find(({ id }) => !known.has(id) && !caller.db.accounts.has(id))?.id ?? '';
}

describe('gifts', () => {
  it('cost from what the settings say up to 25 credits [EN-06]', async () => {
    const { gifts } = v.parse(giftsAnswer, (await caller.call('GET', '/api/gifts.php')).body);
    const prices = gifts.map(({ credits }) => credits);
    expect(Math.min(...prices)).toBe(caller.db.settings.gift_credits);
    expect(Math.max(...prices)).toBeLessThanOrEqual(25);
    expect(new Set(gifts.map(({ id }) => id)).size).toBe(gifts.length);
  });

  it('come as a message without words, begin a conversation and are thanked for [EN-06]', async () => {
    const id = await stranger();
    const answer = v.parse(giftAnswer, (await give(id)).body);
    expect(answer.credits).toBe(115);
    const [newest] = await chats();
    expect(newest).toMatchObject({
      conversation: { id: answer.conversation },
      profile: { id },
      last_message: { text: '', gift: 'rose', from: 'premium' },
    });
    expect(await messagesOf(answer.conversation ?? '')).toMatchObject([
      { text: '', gift: 'rose', client_id: null },
    ]);
    caller.advance(6000);
    const [gift, thanks] = await messagesOf(answer.conversation ?? '');
    expect(gift?.gift).toBe('rose');
    expect(thanks).toMatchObject({ from: id });
    expect(thanks?.text.length).toBeGreaterThan(5);
    expect(thanks?.gift ?? null).toBeNull();
  });

  it('join a conversation that there is already', async () => {
    const [{ profile, conversation } = { profile: { id: '' }, conversation: { id: '' } }] = await chats();
    expect((await give(profile.id)).body).toMatchObject({ conversation: conversation.id });
    expect((await messagesOf(conversation.id)).at(-1)).toMatchObject({ gift: 'rose', read: false });
  });

  it('cost once, whether the key comes again or the answer was lost [RO-06]', async () => {
    const id = await stranger();
    const key = { 'Idempotency-Key': '00000000-0000-4000-8000-000000000009' };
    await caller.call('POST', '/__mock/fault', {
      match: 'POST gift.php',
      kind: 'drop_after_commit',
      times: 1,
    });
    expect((await give(id, 'rose', key)).status).toBe(0);
    expect((await give(id, 'rose', key)).body).toMatchObject({ credits: 115 });
    expect(caller.account('premium').credits).toBe(115);
    expect(await messagesOf((await chats())[0]?.conversation.id ?? '')).toHaveLength(1);
    expect((await give(id, 'coffee', key)).status).toBe(409);
  });

  it('are refused with too few credits, and nothing happens [EN-06]', async () => {
    await caller.logIn('empty');
    const id = await stranger();
    const before = await chats();
    expect(await give(id)).toMatchObject({ status: 402, body: { error: 'not_enough_credits' } });
    expect(await chats()).toEqual(before);
    expect(caller.account('empty').credits).toBe(0);
  });

  it('open no third conversation for a free member [SC-06]', async () => {
    await caller.logIn('free');
    caller.account('free').credits = 100;
    expect((await give(await stranger())).status).toBe(200);
    const second = await stranger();
    expect((await give(second)).status).toBe(200);
    expect(await give(await stranger())).toMatchObject({
      status: 403,
      body: { error: 'premium_only', reason: 'conversations' },
    });
    // Where there is a conversation already, a gift is welcome.
    expect((await give(second)).status).toBe(200);
    expect(caller.account('free').credits).toBe(85);
  });

  it('go to members who can be reached, and are known [RO-04]', async () => {
    expect(await give('elena', 'castle')).toMatchObject({
      status: 422,
      body: { fields: { gift: 'invalid' } },
    });
    for (const id of ['nobody', 'premium']) expect((await give(id)).status).toBe(404);
    await block('elena');
    expect(await give('elena')).toMatchObject({ status: 403, body: { error: 'blocked' } });
    await caller.logIn('blocked');
    expect(await give('claire')).toMatchObject({
      status: 403,
      body: { error: 'blocked_by', name: 'Claire' },
    });
    expect(caller.account('blocked').credits).toBe(30);
  });
});

describe('reports', () => {
  const report = (input: Record<string, unknown>) =>
    caller.call('POST', '/api/report.php', { reason: 'spam', text: '', ...input });

  it('get a reference, each its own, and are all kept', async () => {
    const references: string[] = [];
    for (const text of ['once', 'twice']) {
      references.push(v.parse(reportAnswer, (await report({ profile: 'elena', text })).body).reference);
    }
    expect(new Set(references).size).toBe(2);
    expect((await caller.call('GET', '/__mock/state')).body).toMatchObject({
      counts: { reports: 2 },
      user: {
        reports: references.map((reference, index) => ({
          reference,
          profile: 'elena',
          photo: null,
          message: null,
          reason: 'spam',
          text: ['once', 'twice'][index],
        })),
      },
    });
  });

  it('may be about a photo of that profile, and no other', async () => {
    expect((await report({ profile: 'elena', photo: 'elena-1', reason: 'photo' })).status).toBe(200);
    const refusal = { status: 422, body: { error: 'validation', fields: { photo: 'invalid' } } };
    expect(await report({ profile: 'elena', photo: 'nora-1' })).toMatchObject(refusal);
    const [first] = await chats();
    const message =
      first && (await messagesOf(first.conversation.id)).find(({ from }) => from !== 'premium')?.id;
    expect(await report({ message, photo: 'elena-1' })).toMatchObject(refusal);
    expect((await report({ message })).status).toBe(200);
  });

  it.each(['fake', 'spam', 'rude', 'underage', 'offers_money', 'photo', 'other'])(
    'take the reason %s',
    async (reason) => {
      expect((await report({ profile: 'elena', reason })).status).toBe(200);
    },
  );

  it('are refused without a reason that is known, or about nobody', async () => {
    for (const reason of ['', 'dull'])
      expect(await report({ profile: 'elena', reason })).toMatchObject({
        body: { fields: { reason: 'invalid' } },
      });
    expect(await report({ profile: 'elena', reason: undefined })).toMatchObject({
      body: { fields: { reason: 'required' } },
    });
    expect(await report({})).toMatchObject({ body: { fields: { profile: 'required' } } });
    for (const input of [{ profile: 'nobody' }, { profile: 'premium' }, { message: 'x999' }])
      expect((await report(input)).status).toBe(404);
    expect(caller.db.reports).toEqual([]);
  });

  it('can still be made of somebody who has blocked the reporter', async () => {
    await caller.logIn('blocked');
    expect((await report({ profile: 'claire', reason: 'rude' })).status).toBe(200);
  });
});

describe('a block', () => {
  it('takes the member out of every list; undoing it brings none of it back [RO-04]', async () => {
    const [{ profile: { id } } = { profile: { id: '' } }] = await chats();
    await caller.call('POST', '/api/like.php', { profile: id, source: 'profile' });
    await caller.call('POST', '/__mock/event', { kind: 'like', from: id });
    await caller.call('POST', '/api/pass.php', { profile: id, kind: 'passed' });
    const lists = async () => {
      const likes = v.parse(likesAnswer, (await caller.call('GET', '/api/likes.php')).body);
      const aside = (await caller.call('GET', '/api/pass.php')).body;
      return JSON.stringify([await chats(), likes, aside]).includes(`"${id}"`);
    };
    expect(await lists()).toBe(true);
    await block(id);
    expect(await lists()).toBe(false);
    const answers = { wish: 'talk', evening: 'out', place: 'anywhere', age: 'any', interests: [] };
    const suggestions = [
      await caller.call('GET', '/api/members.php'),
      await caller.call('GET', '/api/swipe.php'),
      await caller.call('GET', '/api/similar.php?id=nora'),
      await caller.call('GET', '/api/signup-matches.php'),
      await caller.call('POST', '/api/match-finder.php', { answers }),
    ];
    expect(JSON.stringify(suggestions)).not.toContain(`"id":"${id}"`);
    await caller.call('DELETE', '/api/block.php', { profile: id });
    expect(await lists()).toBe(false);
    expect((await caller.call('GET', `/api/member.php?id=${id}`)).body).toMatchObject({
      relation: { like: false, liked_by: false, blocked: false, conversation_id: null },
    });
  });

  it('has the same effect once or twice, also when its answer was lost [RO-04] [RO-06]', async () => {
    const fault = { match: 'POST block.php', kind: 'drop_after_commit', times: 1 };
    await caller.call('POST', '/__mock/fault', fault);
    expect((await block('elena')).status).toBe(0);
    const { blocked } = v.parse(blockedAnswer, (await block('elena')).body);
    expect(blocked.filter(({ id }) => id === 'elena')).toHaveLength(1);
    for (const id of ['nobody', 'premium']) expect((await block(id)).status).toBe(404);
  });

  it('stops what the other side was about to do [RO-04]', async () => {
    const id = await stranger();
    await give(id);
    await block(id);
    caller.advance(60_000);
    expect((await chats()).map(({ profile }) => profile.id)).not.toContain(id);
    await caller.call('DELETE', '/api/block.php', { profile: id });
    caller.advance(60_000);
    expect((await chats()).map(({ profile }) => profile.id)).not.toContain(id);
  });
});
