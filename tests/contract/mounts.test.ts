/** The same answers in all three mounts, each in the shape that the client expects. */
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { calls } from '@mocks/backend';
import { errorAnswer } from '@/api/wire/error';
import { mounts } from './mounts';
import { play, type Answer } from './play';

const played: Record<string, Answer[]> = {};
beforeAll(async () => {
  for (const [name, make] of Object.entries(mounts)) {
    const mount = await make();
    played[name] = await play(mount);
    await mount.close();
  }
});

describe('the mounts', () => {
  it('give equal answers to the same calls', () => {
    expect(played['node']).toEqual(played['browser']);
    expect(played['runner']).toEqual(played['browser']);
  });

  it('answer every call of the table with success at least once', () => {
    const done = new Set(played['browser']?.filter(({ status }) => status === 200).map(({ call }) => call));
    expect(calls.map(({ method, path }) => `${method} ${path}`).filter((name) => !done.has(name))).toEqual(
      [],
    );
  });

  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'answer %s in the shape the client reads',
    (name, { answer }) => {
      const bodies = played['browser']?.filter(({ call, status, headers }) => {
        return call === name && status === 200 && headers['x-mock-fault'] === null;
      });
      for (const { body } of bodies ?? [])
        expect(v.safeParse(answer, JSON.parse(body)).issues).toBeUndefined();
      expect(bodies).not.toEqual([]);
    },
  );

  it('refuse in the shape of an error, with a code', () => {
    const refused = played['browser']?.filter(({ status }) => status >= 400) ?? [];
    expect(refused.length).toBeGreaterThan(6);
    for (const { body } of refused) expect(v.parse(errorAnswer, JSON.parse(body)).error).toMatch(/^[a-z_]+$/);
  });

  it('are never cached and tell the time by the clock of the world', () => {
    const answered = played['node']?.filter(({ status }) => status > 0) ?? [];
    expect(new Set(answered.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
    expect(answered[0]?.headers['date']).toBe('Thu, 15 Jan 2026 12:00:00 GMT');
  });

  it.each(Object.entries(mounts))('do not send a list again to whoever has it: %s', async (_, make) => {
    const { send, origin, close } = await make();
    const ask = (method: string, url: string, headers: Record<string, string>, body?: string) =>
      send(
        new Request(`${origin}${url}`, {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          ...(body !== undefined && { body }),
        }),
      );
    const email = JSON.stringify({ email: 'premium@example.test' });
    const [session = ''] = (await ask('POST', '/__mock/persona', {}, email)).headers.getSetCookie();
    const cookie = session.split(';')[0] ?? '';
    const first = await ask('GET', '/api/chats.php', { cookie });
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^".+"$/u)]);
    const again = await ask('GET', '/api/chats.php', { cookie, 'If-None-Match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask('GET', '/api/chats.php', { cookie, 'If-None-Match': '"another"' })).status).toBe(200);
    await close();
  });
});
