/** What an answer shows of the message before it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from './model';
import { emptied, quoteOf } from './quote';

const message: Message = {
  id: 'x1',
  client_id: null,
  conversation: 'c1',
  from: 'm1',
  text: 'That little place by the canal?',
  attachment: null,
  sent_at: '2026-09-01T12:00:00.000Z',
  read: true,
};

describe('a quote [BX-22]', () => {
  it('is a short message as it stands', () => {
    expect(quoteOf(message)).toEqual({
      id: 'x1',
      from: 'm1',
      text: message.text,
      attachment: false,
      gift: null,
    });
  });

  it('says what stood in place of words', () => {
    const attachment = { id: 'a1', url: 'a1.jpg', width: 600, height: 800 };
    expect(quoteOf({ ...message, text: '', attachment })).toMatchObject({ text: '', attachment: true });
    expect(quoteOf({ ...message, text: '', gift: 'rose' })).toMatchObject({ gift: 'rose' });
  });

  it('is the beginning of any text, 120 characters at most, with no half of one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const quote = quoteOf({ ...message, text }).text;
        expect(text.startsWith(quote)).toBe(true);
        expect(Array.from(quote).length).toBe(Math.min(120, Array.from(text).length));
        expect(quote.isWellFormed()).toBe(true);
      }),
    );
  });

  it('keeps nothing of a message that was taken back', () => {
    expect(emptied(quoteOf(message))).toEqual({
      id: 'x1',
      from: 'm1',
      text: '',
      attachment: false,
      gift: null,
    });
  });
});
