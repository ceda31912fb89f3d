/** What is new in a list of conversations. */
import { describe, expect, it } from 'vitest';
import { makeChatItem, NOON } from '@tests/factories/chats';
import { arrivals } from './arrivals';

const item = (unread: number, at: number, from = 'm1', id = 'c1') =>
  makeChatItem({
    conversation: { id, updated_at: new Date(at).toISOString() },
    num_unread_messages: unread,
    last_message: { text: 'Hi', from, sent_at: new Date(at).toISOString(), attachment: false },
  });

describe('arrivals [ST-15]', () => {
  it('are conversations whose partner has written, known or not', () => {
    expect(arrivals([item(0, NOON)], [item(1, NOON + 1)])).toEqual(['c1']);
    expect(arrivals([item(1, NOON)], [item(2, NOON + 1), item(1, NOON, 'm1', 'c2')])).toEqual(['c1', 'c2']);
  });

  it('are not what was read, what is the same, what the reader wrote or what was taken back', () => {
    expect(arrivals([item(2, NOON)], [item(0, NOON)])).toEqual([]);
    expect(arrivals([item(2, NOON)], [item(2, NOON)])).toEqual([]);
    expect(arrivals([item(0, NOON)], [item(0, NOON + 1, 'p1')])).toEqual([]);
    expect(arrivals([item(2, NOON)], [item(1, NOON - 1)])).toEqual([]);
    expect(arrivals([item(2, NOON)], [])).toEqual([]);
  });
});
