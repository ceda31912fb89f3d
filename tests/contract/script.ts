/** One script of calls for every mount: each call of the table at least once, in an order that makes sense. */
import * as v from 'valibot';
import { clientId } from './caller';
import { jpeg } from './pictures';

/** What a step needs from the answers before it, by name. */
export type Memory = Record<string, string>;

export interface Step {
  /** The row of the table, such as `POST user.php?push=1`; null for control calls. */
  call: string | null;
  method: string;
  url: string;
  body?: unknown;
  /** A file, sent in the field `file` of a form. */
  file?: Uint8Array<ArrayBuffer>;
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

/** Keeps the token of the link that a mail event answers. */
const keepLink: Step['keep'] = (body, memory) => {
  memory['token'] = v.parse(v.object({ link: text }), body).link.slice(1);
};

/** Keeps the one-time code of the newest text message. */
const keepCode: Step['keep'] = (body, memory) => {
  const { outbox } = v.parse(v.object({ outbox: v.array(v.object({ text })) }), body);
  memory['otp'] = outbox.at(-1)?.text.slice(0, 6) ?? '';
};

/** A mandate without its payment and its code. */
const debit = {
  account_holder: 'Marek',
  iban: 'BE68 5390 0754 7034',
  street: 'Kaai',
  house_number: '1',
  zip: '9000',
  city: 'Ghent',
  phone: '+32 470 12 34 56',
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
const get = (url: string): Step => ({ call: null, method: 'GET', url });
const upload = (path: string, file: Uint8Array<ArrayBuffer>, keepValue?: Step['keep']): Step => ({
  ...api('POST', path, undefined, keepValue),
  file,
});
const persona = (name: string) => control('POST', 'persona', { email: `${name}@example.test` });

const answers = { wish: 'date', evening: 'home', place: 'near', age: 'similar', interests: ['music', 'art'] };

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
  () => api('PUT', 'user.php', { sensitive_consent: true }),
  () => upload('photo.php', jpeg(600, 800), keep('photo', 'photo', 'id')),
  () => upload('photo.php', new Uint8Array()),
  ({ photo }) => api('PUT', 'photo.php', { id: photo, position: 0 }),
  ({ photo }) => api('PUT', 'photo.php', { id: photo, main: true }),
  () => api('GET', 'member.php?id=premium', undefined, keep('file', 'photos', 0, 'image', 'filename')),
  ({ file }) => get(`/cdn/${file}`),
  ({ photo }) => api('DELETE', 'photo.php', { id: photo }),
  ({ file }) => get(`/cdn/${file}`),
  () => api('GET', 'members.php?gender=female&min_age=30&max_age=45'),
  () =>
    api('GET', 'members.php?interests=music,art&has_photo=true&online_recently=true&new=true&sort=newest'),
  () => api('GET', 'members.php?max_distance=25&sort=nearest'),
  () => api('GET', 'member.php?id=elena'),
  () => api('GET', 'member.php?id=nobody'),
  () => api('GET', 'similar.php?id=elena'),
  () => api('POST', 'like.php', { profile: 'yuki', source: 'search' }),
  () => api('DELETE', 'like.php', { profile: 'yuki' }),
  () => api('GET', 'likes.php'),
  () => api('GET', 'auto-like.php'),
  () => api('GET', 'swipe.php'),
  () => api('POST', 'like.php', { profile: 'nora', source: 'swipe' }),
  () => api('GET', 'swipe.php'),
  () => api('POST', 'match-finder.php', { answers }),
  () => api('POST', 'match-finder.php', { answers: { ...answers, wish: 'money' } }),
  () => api('GET', 'signup-matches.php'),
  () => api('GET', 'resold.php'),
  () => control('PATCH', 'settings', { member_resell: true }),
  () => api('GET', 'resold.php'),
  () => api('GET', 'cams.php'),
  () => api('GET', 'gifts.php'),
  () => api('POST', 'gift.php', { profile: 'priya', gift: 'rose' }),
  () => api('POST', 'gift.php', { profile: 'priya', gift: 'castle' }),
  () => api('GET', 'chats.php', undefined, keep('chat', 'chats', 0, 'conversation', 'id')),
  ({ chat }) => api('GET', `chat.php?conversation=${chat}`, undefined, keep('message', 'messages', 0, 'id')),
  ({ chat, message }) => api('GET', `chat.php?conversation=${chat}&before=${message}`),
  ({ chat, message }) => api('GET', `chat.php?conversation=${chat}&after=${message}`),
  ({ chat, message }) => api('GET', `chat.php?conversation=${chat}&around=${message}`),
  ({ chat }) => api('GET', `chat.php?conversation=${chat}&around=nothing`),
  ({ chat }) => api('GET', `chat-search.php?conversation=${chat}&text=You`),
  ({ chat, message }) => api('PUT', 'chat.php', { conversation: chat, read_until: message }),
  ({ chat }) =>
    api('POST', 'chat.php', { conversation: chat, client_id: clientId(1), text: 'Hoi, alles goed?' }),
  () => api('POST', 'chat.php', { profile: 'elena', client_id: clientId(2), text: '' }),
  ({ chat, message }) =>
    api(
      'POST',
      'chat.php',
      { conversation: chat, client_id: clientId(3), text: 'Dat bedoel ik', reply_to: message },
      keep('own', 'message', 'id'),
    ),
  ({ message }) => api('PUT', 'reaction.php', { message, emoji: '🙂' }),
  ({ message }) => api('PUT', 'reaction.php', { message, emoji: 'fine' }),
  ({ message }) => api('DELETE', 'message.php', { message }),
  ({ own }) => api('DELETE', 'message.php', { message: own }),
  () => upload('attachment.php', jpeg(640, 480), keep('picture', 'attachment', 'id')),
  () => upload('attachment.php', new Uint8Array([1, 2, 3])),
  ({ chat, picture }) =>
    api(
      'POST',
      'chat.php',
      { conversation: chat, client_id: clientId(4), text: '', attachment: picture },
      keep('pictureUrl', 'message', 'attachment', 'url'),
    ),
  ({ pictureUrl }) => get(`/cdn/${pictureUrl}`),
  ({ chat }) => api('POST', 'typing.php', { conversation: chat }),
  ({ chat }) => api('PUT', 'chats.php', { conversation: chat, pinned: true, archived: true }),
  () => api('GET', 'chats.php'),
  () => control('POST', 'clock', { advance_ms: 2500 }),
  ({ chat }) => api('GET', `chat.php?conversation=${chat}`),
  () => control('POST', 'clock', { advance_ms: 4000 }),
  ({ chat }) => api('GET', `chat.php?conversation=${chat}`),
  ({ chat }) => api('DELETE', 'chat.php', { conversation: chat }),
  () => api('GET', 'icebreakers.php?profile=nora'),
  () => api('POST', 'pass.php', { profile: 'nora', kind: 'hidden' }),
  () => api('GET', 'pass.php'),
  () => api('DELETE', 'pass.php', { profile: 'nora' }),
  () => api('POST', 'pass.php', { profile: 'premium', kind: 'passed' }),
  () => api('POST', 'block.php', { profile: 'nora' }),
  () => api('GET', 'block.php'),
  () => api('DELETE', 'block.php', { profile: 'nora' }),
  () => api('POST', 'report.php', { profile: 'nora', reason: 'spam', text: '' }),
  () => api('POST', 'report.php', { profile: 'elena', photo: 'elena-1', reason: 'photo', text: 'Not hers' }),
  () => api('POST', 'report.php', { profile: 'elena', photo: 'nora-1', reason: 'photo', text: '' }),
  () => api('POST', 'report.php', { profile: 'elena', reason: 'dull', text: '' }),
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
  ({ payment }) => api('DELETE', 'payment.php', { payment_id: payment }),
  () =>
    api(
      'POST',
      'payment.php',
      { package: 'p1', method: 'sdd', start_now: true, return_url: '/credits/p1/sdd' },
      keep('payment', 'payment_id'),
    ),
  ({ payment }) => api('GET', `directdebit.php?payment_id=${payment}`),
  ({ payment }) => api('PUT', 'directdebit.php', { payment_id: payment, phone: debit.phone }),
  ({ payment }) => api('PUT', 'directdebit.php', { payment_id: payment, phone: debit.phone }),
  () => control('GET', 'outbox', undefined, keepCode),
  ({ payment }) => api('POST', 'directdebit.php', { ...debit, payment_id: payment, otp: 'no' }),
  ({ payment, otp }) => api('POST', 'directdebit.php', { ...debit, payment_id: payment, otp }),
  ({ payment }) => control('POST', 'payment', { payment_id: payment, status: 'completed' }),
  () => api('GET', 'ledger.php'),
  () => api('GET', 'ledger.php?page=2'),
  ({ payment }) =>
    api('POST', 'withdrawal.php', { payment_id: payment, name: 'Marek', email: 'premium@example.test' }),
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
  () => api('GET', 'discountcode.php?delete=true'),
  () => control('POST', 'event', { kind: 'mail', text: 'unsubscribe' }, keepLink),
  ({ token }) => api('GET', `token.php?token=${token}`),
  () => control('POST', 'event', { kind: 'mail', text: 'login', to: 'ada2@example.test' }, keepLink),
  ({ token }) => api('GET', `token.php?token=${token}`),
  ({ token }) => api('GET', `token.php?token=${token}`),
  () => api('PUT', 'user.php', { old_password: 'another-one', new_password: 'a-third-one' }),
  () => api('DELETE', 'user.php', { password: 'a-third-one', reason: 'tired' }),
  () => api('POST', 'reactivate.php', { email: 'ada2@example.test' }),
  () => control('GET', 'outbox', undefined, keepToken),
  ({ token }) => api('GET', `token.php?token=${token}`),
  ({ token }) => api('POST', 'reactivate.php', { token }),
  () => persona('new'),
  () => api('POST', 'activate.php', { resend: true }),
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
  () => api('GET', 'faq.php'),
  () => api('GET', 'faq.php?language=xx'),
  () =>
    api('POST', 'complaint.php', {
      name: 'Ada',
      email: 'ada@example.test',
      category: 'payment',
      text: 'Paid twice',
    }),
  () => api('POST', 'complaint.php', { name: '', email: 'no', category: 'illegal_content', text: '' }),
];
