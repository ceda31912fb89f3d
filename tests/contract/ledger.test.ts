/** The book of credits: what they were bought and spent with. */
import { beforeEach, describe, expect, it } from 'vitest';
import { clientId, createCaller, type Caller } from './caller';
import { buy, ledger } from './purchase';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

describe('the book of credits', () => {
  it('has a row for every movement, newest first, with whom it was for [BX-05]', async () => {
    await caller.logIn('empty');
    const id = await buy(caller);
    await caller.call('POST', '/api/gift.php', { profile: 'elena', gift: 'rose' });
    await caller.call('POST', '/api/chat.php', {
      profile: 'elena',
      client_id: clientId(1),
      text: 'Hello there',
    });
    const { rows, total } = await ledger(caller);
    const conversation = rows[0]?.conversation;
    const elena = { id: 'elena', name: 'Elena' };
    expect(rows.slice(0, 3)).toMatchObject([
      { kind: 'message', credits: -1, balance: 54, profile: elena, conversation, payment_id: null },
      { kind: 'gift', credits: -5, balance: 55, profile: elena, conversation },
      { kind: 'purchase', credits: 60, balance: 60, profile: null, conversation: null, payment_id: id },
    ]);
    expect(conversation).toMatch(/^c/);
    expect(total).toBe(36);
  });

  it('comes in pages of 30', async () => {
    await caller.logIn('premium');
    const pages = [await ledger(caller), await ledger(caller, 2), await ledger(caller, 3)];
    const all = pages.flatMap(({ rows }) => rows);
    expect(pages[0]?.rows).toHaveLength(30);
    expect(pages[0]?.total).toBe(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const times = all.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await ledger(caller, 4)).rows).toEqual([]);
    expect((await caller.call('GET', '/api/ledger.php?page=0')).status).toBe(422);
  });

  it.each(['free', 'new', 'premium', 'low', 'empty', 'blocked'])(
    'of %s adds up to the balance, and was never below nothing',
    async (persona) => {
      await caller.logIn(persona);
      const { total } = await ledger(caller);
      const pages = Array.from({ length: Math.ceil(total / 30) }, (_, index) => ledger(caller, index + 1));
      const rows = (await Promise.all(pages)).flatMap((page) => page.rows);
      expect(rows.reduce((sum, { credits }) => sum + credits, 0)).toBe(caller.account(persona).credits);
      expect(rows.every(({ balance }) => balance >= 0)).toBe(true);
      expect(rows.filter(({ kind }) => kind === 'correction')).toEqual([]);
      for (const [index, row] of rows.entries())
        expect(row.balance).toBe((rows[index + 1]?.balance ?? 0) + row.credits);
      const { credits } = caller.account(persona);
      expect(rows[0]?.balance ?? 0).toBe(credits);
    },
  );

  it('explains a balance that was set by hand', async () => {
    await caller.logIn('low');
    caller.account('low').credits = 50;
    const { rows } = await ledger(caller);
    expect(rows[0]).toMatchObject({ kind: 'correction', credits: 43, balance: 50 });
    expect((await ledger(caller)).rows[1]?.kind).not.toBe('correction');
  });

  it('begins with the credits of the sign-up', async () => {
    await caller.call('POST', '/api/signup.php', {
      email: 'ada@example.test',
      name: 'Ada',
      password: 'long-enough',
      date_of_birth: '1990-06-01',
      gender: 'female',
      looking_for: 'male',
      language: 'en',
    });
    expect((await ledger(caller)).rows).toMatchObject([{ kind: 'signup', credits: 3, balance: 3 }]);
  });
});
