import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newEntry } from '@tests/factories/outboxEntry';
import { messageRows } from './conversation';
import type { Message } from './model';
import type { OutboxEntry } from './outbox';
import { unsentMessages } from './unsentMessages';

const told = (client_id: string | null, number: number): Message => ({
  id: `m${number}`,
  client_id,
  conversation: 'c1',
  from: client_id === null ? 'them' : 'me',
  text: `text ${number}`,
  attachment: null,
  sent_at: new Date(Date.UTC(2026, 10, 21, 10, number)).toISOString(),
  read: true,
});
const entry = (client_id: string): OutboxEntry => ({
  ...newEntry(client_id, { created_at: Date.UTC(2026, 10, 21, 9) }),
  state: 'sending',
  attempts: 1,
});

describe('unsentMessages', () => {
  it('stand below the newest message, in the order of writing [BX-02]', () => {
    const unsent = unsentMessages([told(null, 1)], [entry('k1'), entry('k2')], 'me');
    expect(unsent.map(({ id }) => id)).toEqual(['k1', 'k2']);
    expect(unsent.every(({ sent_at }) => sent_at >= told(null, 1).sent_at)).toBe(true);
  });

  it('leave out what the server has told already: another tab sent it, and its word came later [BX-02] [BX-28]', () => {
    expect(unsentMessages([told('k1', 1)], [entry('k1'), entry('k2')], 'me').map(({ id }) => id)).toEqual([
      'k2',
    ]);
  });

  it('never make two rows of one message [BX-02]', () => {
    const keys = fc.uniqueArray(fc.nat(12), { maxLength: 8 });
    fc.assert(
      fc.property(keys, keys, (sent, waiting) => {
        const messages = sent.toSorted((a, b) => a - b).map((number) => told(`k${number}`, number));
        const entries = waiting.map((number) => entry(`k${number}`));
        const rows = messageRows([...messages, ...unsentMessages(messages, entries, 'me')], 'me', 'UTC', 0);
        const shown = rows.map(({ key }) => key);
        expect(new Set(shown).size).toBe(shown.length);
      }),
    );
  });
});
