/** Which messages are shown large. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmojiOnly } from './emojiOnly';

describe('messages of emoji alone', () => {
  it.each(['😀', '❤️', '👍🏽', '👨‍👩‍👧‍👦', '🇳🇱', '1️⃣', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏳️‍🌈', '😀😀', '😀 ❤️ 🎉', ' 🥂\n', '☺️'])(
    'finds %s',
    (text) => expect(isEmojiOnly(text)).toBe(true),
  );

  it.each(['', ' ', '😀😀😀😀', '😀!', 'a😀', '1', '123', '#', '©', '™', ':)', '🇳', 'ok', '👍🏽 ok'])(
    'leaves "%s" as it is',
    (text) => expect(isEmojiOnly(text)).toBe(false),
  );

  it('is quick and false for any text with a letter in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        expect(isEmojiOnly(`${text}a`)).toBe(false);
      }),
    );
  });
});
