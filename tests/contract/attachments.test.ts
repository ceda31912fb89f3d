/** Pictures of messages in the mock backend: what is taken, from whom, and how long it is kept. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { attachmentAnswer, sendAnswer } from '@/api/wire/chat';
import { jpeg, png, svg, webp } from './pictures';
import { createTalk, messageOf, type Talk } from './talk';

const DAY = 24 * 3_600_000;
let talk: Talk;
beforeEach(async () => {
  talk = createTalk();
  await talk.logIn('premium');
});
const upload = (bytes = jpeg(640, 480), headers = {}) => talk.upload('/api/attachment.php', bytes, headers);
const uploaded = async () => v.parse(attachmentAnswer, (await upload()).body).attachment;
const fileOf = ({ url }: { url: string }) => talk.db.files.get(url);

describe('a picture', () => {
  it.each([
    ['JPEG', jpeg(640, 480), 'image/jpeg'],
    ['PNG', png(640, 480), 'image/png'],
    ['WebP', webp('VP8X', 640, 480), 'image/webp'],
  ])('as %s is kept with its size and costs nothing yet', async (_, bytes, type) => {
    const { attachment } = v.parse(attachmentAnswer, (await upload(bytes)).body);
    expect(attachment).toMatchObject({ width: 640, height: 480 });
    expect(fileOf(attachment)).toEqual({ type, bytes });
    expect(talk.account('premium').credits).toBe(500);
  });

  it('of another kind is refused', async () => {
    expect(await upload(svg())).toMatchObject({ status: 415, body: { error: 'unsupported_type' } });
  });

  it('of more than 10 MB is refused', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(jpeg(640, 480));
    expect(await upload(large)).toMatchObject({ status: 413, body: { error: 'too_large' } });
  });

  it('of somebody who cannot pay a message is refused [ER-13]', async () => {
    talk.account('premium').credits = 0;
    expect(await upload()).toMatchObject({ status: 402, body: { error: 'not_enough_credits' } });
    expect(talk.db.files.size).toBe(0);
  });

  it('sent twice with one key is one', async () => {
    const first = await upload(jpeg(640, 480), { 'Idempotency-Key': 'k' });
    const second = await upload(jpeg(640, 480), { 'Idempotency-Key': 'k' });
    expect(second.body).toEqual(first.body);
    expect(talk.db.files.size).toBe(1);
  });

  it('that no message takes is gone after a day', async () => {
    const attachment = await uploaded();
    talk.advance(DAY - 1);
    await talk.call('GET', '/api/user.php');
    expect(fileOf(attachment)).toBeDefined();
    talk.advance(1);
    await talk.call('GET', '/api/user.php');
    expect(fileOf(attachment)).toBeUndefined();
    expect(await talk.say('low', 'Look', { attachment: attachment.id })).toMatchObject({
      status: 422,
      body: { fields: { attachment: 'invalid' } },
    });
  });
});

describe('a message', () => {
  it('may be a picture without words, for the price of any message [SC-04]', async () => {
    const attachment = await uploaded();
    const answer = await talk.said('low', '', { attachment: attachment.id });
    expect(answer.message).toMatchObject({ text: '', attachment });
    expect(answer.credits).toBe(499);
    const { id } = answer.conversation.conversation;
    await talk.logIn('low');
    expect((await talk.chat(id)).messages.at(-1)?.attachment).toEqual(attachment);
    expect((await talk.item(id))?.last_message).toMatchObject({ attachment: true });
  });

  it('keeps its picture longer than a day', async () => {
    const attachment = await uploaded();
    await talk.said('low', 'Look', { attachment: attachment.id });
    talk.advance(2 * DAY);
    await talk.call('GET', '/api/user.php');
    expect(fileOf(attachment)).toBeDefined();
  });

  it('still needs words or a picture, and not too many words', async () => {
    const attachment = (await uploaded()).id;
    expect((await talk.say('low', ' ')).status).toBe(422);
    expect((await talk.say('low', 'x'.repeat(501), { attachment })).status).toBe(422);
    expect((await talk.say('low', 'Look', { attachment })).status).toBe(200);
  });

  it('sent again with its picture is one message and one charge [BX-05]', async () => {
    const attachment = (await uploaded()).id;
    const body = { profile: 'low', client_id: '00000000-0000-4000-8000-999999999999', text: '', attachment };
    const first = v.parse(sendAnswer, (await talk.call('POST', '/api/chat.php', body)).body);
    const second = v.parse(sendAnswer, (await talk.call('POST', '/api/chat.php', body)).body);
    expect(second.message).toEqual(first.message);
    expect(second.credits).toBe(499);
  });

  it('cannot take a picture of another message or another member', async () => {
    const attachment = (await uploaded()).id;
    await talk.logIn('low');
    expect((await talk.say('premium', 'Look', { attachment })).status).toBe(422);
    await talk.logIn('premium');
    await talk.said('low', 'Look', { attachment });
    expect((await talk.say('low', 'Look', { attachment })).status).toBe(422);
    expect(talk.account('premium').credits).toBe(499);
  });

  it('takes its picture along when it is taken back', async () => {
    const attachment = await uploaded();
    const { message } = await talk.said('low', 'Look', { attachment: attachment.id });
    expect(messageOf((await talk.takeBack(message.id)).body).attachment).toBeNull();
    expect(fileOf(attachment)).toBeUndefined();
  });

  it('and its picture are gone when one blocks the other', async () => {
    const attachment = await uploaded();
    await talk.said('low', 'Look', { attachment: attachment.id });
    await talk.call('POST', '/api/block.php', { profile: 'low' });
    expect(fileOf(attachment)).toBeUndefined();
  });
});
