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
  'POST complaint.php': { name: 'Ada', email: 'ada@example.test', category: 'other', text: 'Hello' },
  'POST activate.php': { token: 'x' },
  'POST reset-password.php': { email: 'free@example.test' },
  'PUT reset-password.php': { token: 'x', password: 'long-enough' },
  'POST mail-change.php': { token: 'x' },
  'POST reactivate.php': { token: 'x' },
  'GET token.php': { token: 'x' },
  'GET member.php': { id: 'elena' },
  'GET similar.php': { id: 'elena' },
  'POST photo.php': { file: 'a picture' },
  'PUT photo.php': { id: 'premium-1', position: 0 },
  'DELETE photo.php': { id: 'premium-1' },
  'POST like.php': { profile: 'elena', source: 'search' },
  'DELETE like.php': { profile: 'elena' },
  'POST pass.php': { profile: 'elena', kind: 'passed' },
  'DELETE pass.php': { profile: 'elena' },
  'POST match-finder.php': {
    answers: { wish: 'date', evening: 'home', place: 'near', age: 'similar', interests: [] },
  },
  'POST gift.php': { profile: 'elena', gift: 'rose' },
  'POST block.php': { profile: 'elena' },
  'DELETE block.php': { profile: 'elena' },
  'POST report.php': { reason: 'spam', text: '' },
  'GET chat.php': { conversation: 'c1' },
  'POST chat.php': { client_id: clientId(1), text: 'Hello' },
  'PUT chat.php': { conversation: 'c1', read_until: 'c1-1' },
  'DELETE chat.php': { conversation: 'c1' },
  'PUT chats.php': { conversation: 'c1' },
  'POST typing.php': { conversation: 'c1' },
  'PUT reaction.php': { message: 'c1-1', emoji: '🙂' },
  'DELETE message.php': { message: 'c1-1' },
  'POST attachment.php': { file: 'a picture' },
  'GET chat-search.php': { conversation: 'c1', text: 'a' },
  'GET icebreakers.php': { profile: 'elena' },
  'POST payment.php': { package: 'p1', method: 'visa', return_url: '/credits' },
  'GET payment.php': { id: 'pay-1' },
  'DELETE payment.php': { payment_id: 'pay-1' },
  'GET directdebit.php': { payment_id: 'pay-1' },
  'PUT directdebit.php': { payment_id: 'pay-1', phone: '+32 470 00 00 00' },
  'POST directdebit.php': {
    payment_id: 'pay-1',
    otp: '123456',
    account_holder: 'Marek',
    iban: 'BE68 5390 0754 7034',
    street: 'Kaai',
    house_number: '1',
    zip: '9000',
    city: 'Ghent',
    phone: '+32 470 00 00 00',
  },
  'POST withdrawal.php': { payment_id: 'pay-1', name: 'Marek', email: 'premium@example.test' },
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
    'sensitive_consent',
    'emails_again',
    'terms_accepted',
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
  'POST payment.php': ['code', 'card', 'start_now', 'tracking'],
  'POST chat.php': ['profile', 'conversation', 'attachment', 'reply_to'],
  'PUT chats.php': ['pinned', 'archived'],
  'POST signup.php': ['tracking', 'signup_message'],
  'POST complaint.php': ['item', 'good_faith', 'decision'],
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
