/** One script of calls for every mount: each call of the table at least once, in an order that makes sense. */
import * as v from 'valibot';
import { clientId } from './caller';

/** What a step needs from the answers before it, by name. */
export type Memory = Record<string, string>;

export interface Step {
  /** The row of the table, such as `POST user.php?push=1`; null for control calls. */
  call: string | null;
  method: string;
  url: string;
  body?: unknown;
  /** Names of values to keep from the answer. */
  keep?: (body: unknown, memory: Memory) => void;
}

const text = v.string();
/** Keeps a value that lies at a path of the answer. */
const keep = (name: string, ...path: (string | number)[]): NonNullable<Step['keep']> => {
  return (body, memory) => {
    let value: unknown = body;
    for (const key of path) {
      const parent = v.parse(v.union([v.record(text, v.unknown()), v.array(v.unknown())]), value);
      value = Object.entries(parent).find(([entry]) => entry === String(key))?.[1];
    }
    memory[name] = v.parse(text, value);
  };
};
/** Keeps the token of the newest mail. */
const keepToken: Step['keep'] = (body, memory) => {
  const { outbox } = v.parse(v.object({ outbox: v.array(v.object({ links: v.array(text) })) }), body);
  memory['token'] = outbox.at(-1)?.links[0]?.replace(/^.*[/=]/, '') ?? '';
};

const api = (method: string, path: string, body?: unknown, keepValue?: Step['keep']): Step => ({
  call: `${method} ${path.includes('push=1') ? path : path.split('?')[0]}`,
  method,
  url: `/api/${path}`,
  ...(body !== undefined && { body }),
  ...(keepValue && { keep: keepValue }),
});
const control = (method: string, path: string, body?: unknown, keepValue?: Step['keep']): Step => ({
  call: null,
  method,
  url: `/__mock/${path}`,
  ...(body !== undefined && { body }),
  ...(keepValue && { keep: keepValue }),
});
const persona = (name: string) => control('POST', 'persona', { email: `${name}@example.test` });

/** The steps; later ones may use what earlier ones have put into the memory. */
export const script: readonly ((memory: Memory) => Step)[] = [
  () => api('GET', 'settings.php'),
  () => api('GET', 'interests.php'),
  () => api('GET', 'regions.php'),
  () => api('GET', 'companyinfo.php'),
  () => api('GET', 'geocode.php?lat=51.05&lon=3.72'),
  () => api('POST', 'page-hidden.php', {}),
  () => api('GET', 'user.php'),
  () => api('GET', 'likes.php'),
  () => api('GET', 'members.php?page=2'),
  () => api('POST', 'user.php', { email: 'premium@example.test', password: 'wrong' }),
  () => api('POST', 'user.php', { email: 'premium@example.test', password: 'demo-password' }),
  () => api('GET', 'user.php'),
  () => api('PUT', 'user.php', { language: 'nl' }),
  () => api('POST', 'user.php?push=1', { subscription: { endpoint: 'https://push.example/1' } }),
  () => api('PUT', 'profile.php', { about: 'New words', city: 'Bruges', region: 'West Flanders' }),
  () => api('GET', 'members.php?gender=female&min_age=30&max_age=45'),
  () => api('GET', 'member.php?id=elena'),
  () => api('GET', 'member.php?id=nobody'),
  () => api('GET', 'similar.php?id=elena'),
  () => api('POST', 'like.php', { profile: 'yuki', source: 'search' }),
  () => api('DELETE', 'like.php', { profile: 'yuki' }),
  () => api('GET', 'likes.php'),
  () => api('GET', 'auto-like.php'),
  () => api('GET', 'chats.php', undefined, keep('chat', 'chats', 0, 'conversation', 'id')),
  ({ chat }) => api('GET', `chat.php?conversation=${chat}`, undefined, keep('message', 'messages', 0, 'id')),
  ({ chat, message }) => api('GET', `chat.php?conversation=${chat}&before=${message}`),
  ({ chat, message }) => api('PUT', 'chat.php', { conversation: chat, read_until: message }),
  ({ chat }) =>
    api('POST', 'chat.php', { conversation: chat, client_id: clientId(1), text: 'Hoi, alles goed?' }),
  () => api('POST', 'chat.php', { profile: 'elena', client_id: clientId(2), text: '' }),
  () => control('POST', 'clock', { advance_ms: 2500 }),
  ({ chat }) => api('GET', `chat.php?conversation=${chat}`),
  () => control('POST', 'clock', { advance_ms: 4000 }),
  ({ chat }) => api('GET', `chat.php?conversation=${chat}`),
  ({ chat }) => api('DELETE', 'chat.php', { conversation: chat }),
  () => api('GET', 'icebreakers.php?profile=nora'),
  () => api('POST', 'block.php', { profile: 'nora' }),
  () => api('GET', 'block.php'),
  () => api('DELETE', 'block.php', { profile: 'nora' }),
  () => api('POST', 'report.php', { profile: 'nora', reason: 'spam', text: '' }),
  () => api('GET', 'cards.php'),
  () => api('DELETE', 'cards.php', { id: 'card-2' }),
  () => api('GET', 'packages.php'),
  () =>
    api(
      'POST',
      'payment.php',
      { package: 'p1', method: 'ideal', return_url: '/credits/p1' },
      keep('payment', 'payment_id'),
    ),
  ({ payment }) => api('GET', `payment.php?id=${payment}`),
  () => api('GET', 'transactions.php'),
  () => control('POST', 'event', { kind: 'message', from: 'sofia', text: 'Hello' }),
  () => control('GET', 'outbox'),
  () => control('GET', 'state'),
  () => api('GET', 'logout.php'),
  () =>
    api('POST', 'signup.php', {
      email: 'ada@example.test',
      name: 'Ada',
      password: 'long-enough',
      date_of_birth: '1990-06-01',
      gender: 'female',
      looking_for: 'male',
      language: 'en',
    }),
  () => api('GET', 'discountcode.php?welcome=true'),
  () => control('GET', 'outbox', undefined, keepToken),
  ({ token }) => api('GET', `token.php?token=${token}`),
  ({ token }) => api('POST', 'activate.php', { token }),
  () => api('PUT', 'user.php', { new_email: 'ada2@example.test' }),
  () => control('GET', 'outbox', undefined, keepToken),
  ({ token }) => api('POST', 'mail-change.php', { token }),
  () => api('POST', 'reset-password.php', { email: 'ada2@example.test' }),
  () => control('GET', 'outbox', undefined, keepToken),
  ({ token }) => api('PUT', 'reset-password.php', { token, password: 'another-one' }),
  () => api('POST', 'user.php', { email: 'ada2@example.test', password: 'another-one' }),
  () => api('DELETE', 'user.php', { password: 'another-one', reason: 'tired' }),
  () => api('POST', 'reactivate.php', { email: 'ada2@example.test' }),
  () => persona('blocked'),
  () => api('GET', 'member.php?id=claire'),
  () => control('POST', 'fault', { match: 'GET members.php', kind: 'status', status: 503, times: 1 }),
  () => api('GET', 'members.php'),
  () => control('POST', 'fault', { match: 'GET members.php', kind: 'malformed', times: 1 }),
  () => api('GET', 'members.php'),
  () => control('POST', 'fault', { match: 'GET members.php', kind: 'offline', times: 1 }),
  () => api('GET', 'members.php'),
  () => control('DELETE', 'fault'),
  () => control('PATCH', 'settings', { logged_out_search: 'none' }),
  () => control('POST', 'persona', { email: null }),
  () => api('GET', 'members.php'),
  () => api('GET', 'photo.php'),
];
