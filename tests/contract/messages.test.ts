/** Messages in the mock backend: credits, limits, attempts, answers. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { chatAnswer, chatsAnswer, sendAnswer } from '@/api/wire/chat';
import * as v from 'valibot';
import { clientId, createCaller, type Caller } from './caller';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

const send = (number: number, profile: string, text = 'Hello', headers: Record<string, string> = {}) =>
  caller.call('POST', '/api/chat.php', { profile, client_id: clientId(number), text }, headers);

/** Somebody the premium and low personas have not written with. */
const strangers = () => {
  const known = new Set([...caller.db.conversations.values()].flatMap(({ members }) => members));
  return [...caller.db.members.values()].filter(
    ({ id, status, invisible, gender }) =>
      !known.has(id) &&
      status === 'active' &&
      !invisible &&
      gender === 'female' &&
      !caller.db.accounts.has(id),
  );
};

describe('credits', () => {
  it('takes the price of a message and shows what is left [BX-05]', async () => {
    await caller.logIn('premium');
    const answer = v.parse(sendAnswer, (await send(1, 'elena')).body);
    expect(answer.credits).toBe(119);
    expect(answer.message.from).toBe('premium');
  });

  it('refuses without credits and takes nothing [ER-13]', async () => {
    await caller.logIn('empty');
    expect(await send(1, 'elena')).toMatchObject({ status: 402, body: { error: 'not_enough_credits' } });
    expect(caller.account('empty').credits).toBe(0);
  });

  it('never goes below zero, whatever is sent and repeated [BX-05]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ message: fc.nat(12), again: fc.boolean(), keyed: fc.boolean() }), {
          maxLength: 24,
        }),
        fc.integer({ min: 1, max: 4 }),
        async (attempts, price) => {
          caller = createCaller();
          caller.db.settings.message_credits = price;
          caller.account('empty').credits = 7;
          await caller.logIn('empty');
          const accepted = new Set<number>();
          for (const { message, again, keyed } of attempts) {
            const headers: Record<string, string> = keyed ? { 'Idempotency-Key': `key-${message}` } : {};
            for (let attempt = 0; attempt < (again ? 2 : 1); attempt += 1) {
              const { status } = await send(message, 'elena', 'Hello', headers);
              if (status === 200) accepted.add(message);
            }
          }
          const { credits } = caller.account('empty');
          expect(credits).toBeGreaterThanOrEqual(0);
          expect(credits).toBe(7 - accepted.size * price);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('attempts', () => {
  it('answers the same key the same way and sends once', async () => {
    await caller.logIn('premium');
    const first = await send(1, 'elena', 'Hello', { 'Idempotency-Key': 'k' });
    const second = await send(1, 'elena', 'Hello', { 'Idempotency-Key': 'k' });
    expect(second.body).toEqual(first.body);
    expect(caller.account('premium').credits).toBe(119);
  });

  it('refuses the same key with another body', async () => {
    await caller.logIn('premium');
    await send(1, 'elena', 'Hello', { 'Idempotency-Key': 'k' });
    const other = await send(1, 'elena', 'Other', { 'Idempotency-Key': 'k' });
    expect(other).toMatchObject({ status: 409, body: { error: 'idempotency_conflict' } });
  });

  it('forgets a key after 24 hours', async () => {
    await caller.logIn('premium');
    await send(1, 'elena', 'Hello', { 'Idempotency-Key': 'k' });
    caller.advance(24 * 3_600_000);
    expect((await send(2, 'elena', 'Other', { 'Idempotency-Key': 'k' })).status).toBe(200);
  });

  it('knows a message by its client id even without a key', async () => {
    await caller.logIn('premium');
    const first = v.parse(sendAnswer, (await send(1, 'elena')).body);
    const second = v.parse(sendAnswer, (await send(1, 'elena')).body);
    expect(second.message.id).toBe(first.message.id);
    expect(caller.account('premium').credits).toBe(119);
  });

  it('keeps a message whose answer was lost and charges for it once', async () => {
    await caller.logIn('premium');
    await caller.call('POST', '/__mock/fault', {
      match: 'POST chat.php',
      kind: 'drop_after_commit',
      times: 1,
    });
    expect((await send(1, 'elena', 'Hello', { 'Idempotency-Key': 'k' })).status).toBe(0);
    expect((await send(1, 'elena', 'Hello', { 'Idempotency-Key': 'k' })).status).toBe(200);
    expect(caller.account('premium').credits).toBe(119);
  });

  it('lets a refused message through with another key once there are credits; the same one hears the same', async () => {
    await caller.logIn('empty');
    const refused = await send(1, 'elena', 'Hello', { 'Idempotency-Key': 'k' });
    expect(refused.status).toBe(402);
    caller.account('empty').credits = 1;
    expect(await send(1, 'elena', 'Hello', { 'Idempotency-Key': 'k' })).toEqual(refused);
    expect(caller.account('empty').credits).toBe(1);
    expect((await send(1, 'elena', 'Hello', { 'Idempotency-Key': 'k2' })).status).toBe(200);
    expect(caller.account('empty').credits).toBe(0);
  });

  it('keeps no wish for a log-in or a pause for an answer', async () => {
    const key = { 'Idempotency-Key': 'k' };
    expect((await send(1, 'elena', 'Hello', key)).status).toBe(403);
    await caller.logIn('premium');
    caller.db.settings.message_credits = 0;
    let sent = 2;
    while ((await send(sent, 'elena')).status === 200) sent += 1;
    expect((await send(1, 'elena', 'Hello', key)).status).toBe(429);
    caller.advance(3_600_000);
    expect((await send(1, 'elena', 'Hello', key)).status).toBe(200);
  });
});

describe('limits', () => {
  it('lets a free member start two conversations, and more once premium [RO-02]', async () => {
    await caller.logIn('free');
    caller.account('free').credits = 9;
    const [first, second, third] = strangers();
    expect((await send(1, first?.id ?? '')).status).toBe(200);
    expect((await send(2, second?.id ?? '')).status).toBe(200);
    expect(await send(3, third?.id ?? '')).toMatchObject({
      status: 403,
      body: { error: 'premium_only', reason: 'conversations' },
    });
    expect((await send(4, first?.id ?? '')).status).toBe(200);
    caller.account('free').paid_user = true;
    expect((await send(5, third?.id ?? '')).status).toBe(200);
  });

  it('counts a deleted conversation as started [RO-02]', async () => {
    await caller.logIn('free');
    caller.account('free').credits = 9;
    const [first, second, third] = strangers();
    for (const [number, member] of [first, second].entries()) {
      const { conversation } = v.parse(sendAnswer, (await send(number, member?.id ?? '')).body).conversation;
      await caller.call('DELETE', '/api/chat.php', { conversation: conversation.id });
    }
    expect((await send(9, third?.id ?? '')).status).toBe(403);
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(501), 'too_long'],
  ])('refuses the text %j [VA-10]', async (text, code) => {
    await caller.logIn('premium');
    expect(await send(1, 'elena', text)).toMatchObject({ status: 422, body: { fields: { text: code } } });
  });

  it('takes a text of exactly the limit, counted in characters [VA-10]', async () => {
    await caller.logIn('premium');
    expect((await send(1, 'elena', '🌙'.repeat(500))).status).toBe(200);
  });
});

describe('the pace', () => {
  it('is at most 20 messages in ten seconds, then told to wait, nothing taken [BX-05]', async () => {
    await caller.logIn('premium');
    for (let number = 1; number <= 20; number += 1) {
      expect((await send(number, 'elena')).status).toBe(200);
      caller.advance(100);
    }
    expect(await send(21, 'elena')).toMatchObject({
      status: 429,
      body: { error: 'rate_limited' },
      headers: { 'Retry-After': '8' },
    });
    expect(caller.account('premium').credits).toBe(100);
    caller.advance(8000);
    expect((await send(21, 'elena')).status).toBe(200);
    expect(caller.account('premium').credits).toBe(99);
  });

  it('does not count attempts at the same message, nor what others send', async () => {
    await caller.logIn('premium');
    for (let number = 1; number <= 20; number += 1) await send(number, 'elena');
    expect((await send(20, 'elena')).status).toBe(200);
    await caller.logIn('low');
    expect((await send(30, 'elena')).status).not.toBe(429);
  });
});

describe('answers', () => {
  const chat = async (id: string) =>
    v.parse(chatAnswer, (await caller.call('GET', `/api/chat.php?conversation=${id}`)).body);

  it('shows typing after about two seconds and an answer after about five', async () => {
    await caller.logIn('premium');
    const { conversation } = v.parse(sendAnswer, (await send(1, 'yuki', 'How are you?')).body).conversation;
    expect((await chat(conversation.id)).typing).toBe(false);
    caller.advance(2500);
    expect((await chat(conversation.id)).typing).toBe(true);
    caller.advance(3500);
    const answered = await chat(conversation.id);
    expect(answered.typing).toBe(false);
    expect(answered.messages.at(-1)?.from).toBe('yuki');
    expect(answered.messages.find(({ client_id }) => client_id === clientId(1))?.read).toBe(true);
  });

  it('counts what is unread and clears it when it is read [ST-11]', async () => {
    await caller.logIn('premium');
    const { conversation } = v.parse(sendAnswer, (await send(1, 'yuki')).body).conversation;
    caller.advance(7000);
    const unread = async () =>
      v
        .parse(chatsAnswer, (await caller.call('GET', '/api/chats.php')).body)
        .chats.find((item) => item.conversation.id === conversation.id)?.num_unread_messages;
    expect(await unread()).toBe(1);
    const last = (await chat(conversation.id)).messages.at(-1);
    await caller.call('PUT', '/api/chat.php', { conversation: conversation.id, read_until: last?.id });
    expect(await unread()).toBe(0);
  });

  it('stops after three answers to somebody whose e-mail is not confirmed [RO-02]', async () => {
    await caller.logIn('new');
    caller.account('new').credits = 9;
    const answers: boolean[] = [];
    let id = '';
    for (const number of [1, 2, 3, 4]) {
      const answer = v.parse(sendAnswer, (await send(number, 'kofi')).body);
      ({ id } = answer.conversation.conversation);
      caller.advance(7000);
      const { messages } = await chat(id);
      answers.push(messages.at(-1)?.from === 'kofi');
    }
    expect(answers).toEqual([true, true, true, false]);
    expect((await chat(id)).partner_can_reply).toBe(false);
  });

  it('pages back through 5,000 messages without a gap', async () => {
    await caller.logIn('premium');
    const longest = [...caller.db.conversations.values()].find(({ messages }) => messages.length === 5000);
    const newest = await chat(longest?.id ?? '');
    const older = v.parse(
      chatAnswer,
      (await caller.call('GET', `/api/chat.php?conversation=${longest?.id}&before=${newest.messages[0]?.id}`))
        .body,
    );
    expect(newest.messages).toHaveLength(30);
    expect([...older.messages, ...newest.messages].map(({ id }) => id)).toEqual(
      longest?.messages.slice(-60).map(({ id }) => id),
    );
  });

  it('hides all but the newest messages from a free member and says so [CO-07]', async () => {
    await caller.logIn('premium');
    const longest = [...caller.db.conversations.values()].find(({ messages }) => messages.length === 5000);
    expect((await chat(longest?.id ?? '')).history_limited).toBe(false);
    caller.account('premium').paid_user = false;
    expect((await chat(longest?.id ?? '')).history_limited).toBe(true);
  });
});
