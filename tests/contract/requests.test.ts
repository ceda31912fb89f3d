/** Every request that lacks something or is of the wrong kind is refused, field by field. */
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { calls } from '@mocks/backend';
import { clientId, createCaller, type Caller } from './caller';

/** For each call with required input: a request that is right, all of whose fields are required. */
const requests: Record<string, Record<string, unknown>> = {
  'GET geocode.php': { lat: '51', lon: '3.7' },
  'POST user.php': { email: 'free@example.test', password: 'demo-password' },
  'POST user.php?push=1': { subscription: {} },
  'DELETE user.php': { password: 'demo-password', reason: '' },
  'POST signup.php': {
    email: 'ada@example.test',
    name: 'Ada',
    password: 'long-enough',
    date_of_birth: '1990-06-01',
    gender: 'female',
    looking_for: 'male',
    language: 'en',
  },
  'POST activate.php': { token: 'x' },
  'POST reset-password.php': { email: 'free@example.test' },
  'PUT reset-password.php': { token: 'x', password: 'long-enough' },
  'POST mail-change.php': { token: 'x' },
  'POST reactivate.php': { token: 'x' },
  'GET token.php': { token: 'x' },
  'GET member.php': { id: 'elena' },
  'GET similar.php': { id: 'elena' },
  'POST like.php': { profile: 'elena', source: 'search' },
  'DELETE like.php': { profile: 'elena' },
  'POST block.php': { profile: 'elena' },
  'DELETE block.php': { profile: 'elena' },
  'POST report.php': { reason: 'spam', text: '' },
  'GET chat.php': { conversation: 'c1' },
  'POST chat.php': { client_id: clientId(1), text: 'Hello' },
  'PUT chat.php': { conversation: 'c1', read_until: 'c1-1' },
  'DELETE chat.php': { conversation: 'c1' },
  'GET icebreakers.php': { profile: 'elena' },
  'POST payment.php': { package: 'p1', method: 'visa', return_url: '/credits' },
  'GET payment.php': { id: 'pay-1' },
  'DELETE cards.php': { id: 'card-1' },
};
/** Optional fields: leaving them out is fine, a wrong kind is not. */
const optional: Record<string, string[]> = {
  'PUT user.php': [
    'language',
    'notifications_disabled',
    'invisible',
    'new_email',
    'old_password',
    'new_password',
  ],
  'PUT profile.php': [
    'name',
    'country',
    'region',
    'interests',
    'hair_color',
    'eye_color',
    'body_type',
    'about',
  ],
  'POST payment.php': ['code', 'card'],
  'POST chat.php': ['profile', 'conversation'],
  'POST signup.php': ['tracking', 'signup_message'],
};
/** Fields that take anything. */
const anything = new Set(['POST user.php?push=1 subscription']);

let caller: Caller;
// Nothing here takes effect, so one world serves all.
beforeAll(async () => {
  caller = createCaller();
  await caller.logIn('premium');
});

function send(name: string, input: Record<string, unknown>) {
  const [method = '', path = ''] = name.split(' ');
  if (method !== 'GET') return caller.call(method, `/api/${path}`, input);
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  return caller.call(method, `/api/${path}?${query.toString()}`);
}
const fieldsOf = (name: string) => Object.keys(requests[name] ?? {}).map((field) => [name, field] as const);

describe('a request', () => {
  it.each(Object.keys(requests).flatMap((name) => fieldsOf(name)))(
    '%s without %s is refused',
    async (name, field) => {
      const { [field]: _left, ...rest } = requests[name] ?? {};
      const { status, body } = await send(name, rest);
      expect(status).toBe(422);
      expect(body['error']).toBe('validation');
    },
  );

  const wrongKinds = [
    ...Object.keys(requests).flatMap((name) => fieldsOf(name)),
    ...Object.entries(optional).flatMap(([name, fields]) => fields.map((field) => [name, field] as const)),
  ].filter(([name, field]) => !name.startsWith('GET') && !anything.has(`${name} ${field}`));
  it.each(wrongKinds)('%s with a wrong kind of %s is refused', async (name, field) => {
    for (const wrong of [17.5, { nested: true }, [[]]]) {
      const { status, body } = await send(name, { ...requests[name], [field]: wrong });
      expect({ status, error: body['error'] }).toEqual({ status: 422, error: 'validation' });
    }
  });

  it('that is no JSON is refused', async () => {
    const { status } = await caller.call('POST', '/api/like.php', undefined);
    expect(status).toBe(422);
  });

  it('is listed here for every call that needs input', () => {
    const needing = calls.filter(({ request }) => !v.safeParse(request, {}).success);
    expect(needing.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      Object.keys(requests).toSorted(),
    );
  });
});
