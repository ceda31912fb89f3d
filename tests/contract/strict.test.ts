/** Requests held to the letter: what is wrong is named, with its place and its reason. */
import { describe, expect, it } from 'vitest';
import { connectionLost } from '@mocks/answer';
import { dispatch } from '@mocks/dispatch';
import { createWorlds } from '@mocks/worlds';
import { createHandlers } from '@mocks/handlers';
import { getResponse } from 'msw';
import { frozenWorld } from './mounts';
import { play } from './play';

const written = { 'X-Request-Type': 'client', 'Content-Type': 'application/json' };

async function ask(method: string, url: string, body = '', headers: Record<string, string> = written) {
  const outcome = await dispatch(
    frozenWorld(),
    { method, url, headers: new Headers(headers), cookies: {}, body, signal: new AbortController().signal },
    { strict: true },
  );
  if (outcome === connectionLost) throw new Error('The connection was lost.');
  const answer: unknown = JSON.parse(outcome.body);
  return { status: outcome.status, answer };
}
const hints = (...found: readonly [place: string, path: string, reason: string][]) => ({
  mock_hint: found.map(([place, path, reason]) => ({ in: place, path, reason })),
});

describe('a request held to the letter', () => {
  it('is answered as ever when nothing is wrong with it', async () => {
    const body = JSON.stringify({ email: 'free@example.test', password: 'demo-password' });
    expect((await ask('POST', '/api/user.php', body)).status).toBe(200);
    expect((await ask('GET', '/api/members.php?gender=female&page=2')).status).toBe(200);
  });

  it('names fields that are missing, of the wrong kind, or unknown [BX-27]', async () => {
    const body = JSON.stringify({ password: 5, remember: true });
    expect(await ask('POST', '/api/user.php', body)).toEqual({
      status: 422,
      answer: {
        error: 'validation',
        fields: { email: 'required', password: 'invalid', remember: 'invalid' },
        ...hints(
          ['body', 'email', 'is missing'],
          ['body', 'password', 'Invalid type: Expected string but received 5'],
          ['body', 'remember', 'is no field of this call'],
        ),
      },
    });
  });

  it('names fields deep inside, by their path', async () => {
    const answers = { wish: 'money', evening: 'home', place: 'near', age: 'any', interests: [7], mood: 1 };
    const { answer } = await ask('POST', '/api/match-finder.php', JSON.stringify({ answers }));
    expect(answer).toMatchObject(
      hints(
        [
          'body',
          'answers.wish',
          'Invalid type: Expected ("talk" | "date" | "relationship" | "adventure") but received "money"',
        ],
        ['body', 'answers.interests.0', 'Invalid type: Expected string but received 7'],
        ['body', 'answers.mood', 'is no field of this call'],
      ),
    );
  });

  it('names parameters of an address', async () => {
    expect((await ask('GET', '/api/members.php?gender=other&pages=2')).answer).toMatchObject(
      hints(
        ['query', 'gender', 'Invalid type: Expected ("male" | "female") but received "other"'],
        ['query', 'pages', 'is no field of this call'],
      ),
    );
    expect((await ask('DELETE', '/api/like.php?profile=elena', '{"profile":"elena"}')).answer).toMatchObject(
      hints(['query', 'profile', 'is not read: a write has its fields in the body']),
    );
  });

  it('names headers that are missing or wrong', async () => {
    const body = JSON.stringify({ profile: 'elena' });
    expect(await ask('POST', '/api/block.php', body, { 'Content-Type': 'application/json' })).toMatchObject({
      status: 403,
      answer: { error: 'csrf', ...hints(['header', 'X-Request-Type', 'must be "client" on every write']) },
    });
    expect(await ask('POST', '/api/block.php', body, { 'X-Request-Type': 'client' })).toMatchObject({
      status: 400,
      answer: hints(['header', 'Content-Type', 'must be application/json and is missing']),
    });
    expect(
      await ask('POST', '/api/block.php', body, { ...written, 'Idempotency-Key': 'once' }),
    ).toMatchObject({ status: 400, answer: hints(['header', 'Idempotency-Key', 'must be a UUID']) });
  });

  it.each([
    ['{"email": ', 'JSON'],
    ['[1]', 'must be an object'],
  ])('says why %s holds no fields', async (body, reason) => {
    const { status, answer } = await ask('POST', '/api/user.php', body);
    expect(status).toBe(422);
    expect(JSON.stringify(answer)).toContain(reason);
  });

  it.each([
    ['PATCH', '/api/user.php', '/api/user.php is asked with GET, POST, PUT, DELETE, and not with PATCH'],
    ['GET', '/api/usr.php', 'there is no call /api/usr.php: GET /__mock/openapi.json lists all of them'],
  ])('says of %s %s what there is', async (method, url, reason) => {
    const path = url.replace('/api/', '');
    expect(await ask(method, url)).toEqual({
      status: 404,
      answer: { error: 'not_found', ...hints(['address', path, reason]) },
    });
  });

  it('says what each side of a choice lacks', async () => {
    const { answer } = await ask('POST', '/api/activate.php', '{}');
    expect(answer).toMatchObject(hints(['body', 'token', 'is missing'], ['body', 'resend', 'is missing']));
  });

  it('takes everything that the contract takes: the whole script passes but for what it gets wrong on purpose', async () => {
    const handlers = createHandlers(createWorlds(frozenWorld), undefined, { strict: true });
    const answers = await play({
      origin: 'http://strict.test',
      send: async (request) =>
        (await getResponse(handlers, request, { baseUrl: 'http://strict.test' })) ?? Response.error(),
      close: () => undefined,
    });
    const refused = answers.filter(({ body }) => body.includes('mock_hint')).map(({ call }) => call);
    expect(refused).toEqual(['POST match-finder.php', 'POST report.php', 'GET faq.php']);
  });
});
