/** The worker's push handlers with a browser of our own, and messages that mean no good. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PUSH_CACHE } from '@/config/storageKeys';
import { createCaches } from '@tests/factories/caches';

const ORIGIN = 'https://site.test';
const shown = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const openWindow = vi.fn<(path: string) => Promise<null>>();
const setAppBadge = vi.fn<(count: number) => Promise<void>>();
const subscribe = vi.fn<(options: object) => Promise<object>>();
const request = vi.fn<typeof fetch>();
const handlers = new Map<string, (event: unknown) => void>();
let pages: { url: string; postMessage: (message: unknown) => void; focus: () => Promise<unknown> }[] = [];

const page = (path: string) => ({
  url: ORIGIN + path,
  postMessage: vi.fn<(message: unknown) => void>(),
  focus: vi.fn<() => Promise<unknown>>().mockResolvedValue(null),
});

vi.stubGlobal('self', {
  addEventListener: (type: string, handler: (event: unknown) => void) => handlers.set(type, handler),
  navigator: { language: 'nl-BE', setAppBadge },
  clients: { matchAll: () => Promise.resolve(pages), openWindow },
  registration: { showNotification: shown, pushManager: { subscribe } },
});
vi.stubGlobal('fetch', request);
let caches = createCaches();
await import('./push');

/** Lets an event happen and waits for everything the handler keeps the worker alive for. */
async function happen(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  handlers.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
}
const push = (text: string | null) => happen('push', { data: text === null ? null : { text: () => text } });
const click = (data: unknown) => {
  const close = vi.fn<() => void>();
  return happen('notificationclick', { notification: { close, data } }).then(() => close);
};

beforeEach(() => {
  pages = [];
  shown.mockReset().mockResolvedValue();
  openWindow.mockReset().mockResolvedValue(null);
  setAppBadge.mockReset().mockResolvedValue();
  subscribe.mockReset();
  request.mockReset().mockResolvedValue(new Response('{}'));
  caches = createCaches();
  vi.stubGlobal('caches', caches);
});

/** What the owner of this device lets a notice show. */
const choose = async (shows: string) => (await caches.open(PUSH_CACHE)).put('/note', new Response(shows));

describe('a push message', () => {
  it.each([
    null,
    '',
    'Elena: tonight?',
    '{"title":"Elena","body":"Tonight at eight?","image":"https://evil.test/e.webp"}',
    '{"__proto__":{"path":"//evil.test"}}',
    '[]',
    '{"path":"https://evil.test","language":"__proto__"}',
  ])('shows one discreet sentence and nothing of the message: %j [ST-17] [BX-24]', async (text) => {
    await push(text);
    expect(shown).toHaveBeenCalledExactlyOnceWith('Er staat iets nieuws voor je klaar', {
      tag: 'news',
      icon: '/icons/icon-192.png',
      data: '/chats',
    });
  });

  it('is handed to every open page, which reads it for itself', async () => {
    const [one, two] = [page('/chats'), page('/premium')];
    pages = [one, two];
    const text = '{"kind":"like","path":"/likes","language":"de"}';
    vi.spyOn(Date, 'now').mockReturnValueOnce(7);
    await push(text);
    const news = { type: 'PUSH', text, at: 7 };
    expect(one.postMessage).toHaveBeenCalledExactlyOnceWith(news);
    expect(two.postMessage).toHaveBeenCalledExactlyOnceWith(news);
    expect(shown.mock.calls[0]?.[0]).toBe('Es gibt etwas Neues für dich');
  });

  it('tells the pages once the notice is there, so that one that is looked at can take it away [ST-17]', async () => {
    const there = page('/chats');
    pages = [there];
    let show = (): void => undefined;
    shown.mockReturnValue(new Promise((resolve) => (show = resolve)));
    const handled = push('{}');
    await Promise.resolve();
    expect(there.postMessage).not.toHaveBeenCalled();
    show();
    await handled;
    expect(there.postMessage).toHaveBeenCalledOnce();
  });

  it('is told to the pages also where the notice is not allowed', async () => {
    const there = page('/chats');
    pages = [there];
    shown.mockRejectedValue(new TypeError('No permission'));
    await expect(push('{}')).rejects.toThrow('No permission');
    expect(there.postMessage).toHaveBeenCalledOnce();
  });
});

describe('what the owner of the device wants shown [BX-24]', () => {
  const sent = { kind: 'new_messages', path: '/chats/c1', name: 'Elena', text: 'Tonight?', language: 'de' };
  const notice = (title: string, more: object = {}) => [
    title,
    { tag: 'news', icon: '/icons/icon-192.png', data: '/chats/c1', ...more },
  ];

  it.each([
    ['nothing', notice('Es gibt etwas Neues für dich')],
    ['everything', notice('Es gibt etwas Neues für dich')],
    ['name', notice('Elena', { body: 'Neue Nachricht', renotify: true })],
    ['text', notice('Elena', { body: 'Tonight?', renotify: true })],
  ])('is %s, whatever was sent', async (shows, expected) => {
    await choose(shows);
    await push(JSON.stringify(sent));
    expect(shown.mock.calls).toEqual([expected]);
  });

  it('says of a fictional profile that it is one', async () => {
    await choose('name');
    await push(JSON.stringify({ ...sent, fictional: true, kind: 'like' }));
    expect(shown).toHaveBeenCalledExactlyOnceWith(
      'Elena · Fiktives Profil',
      expect.objectContaining({ body: 'Neues Like!' }),
    );
  });

  it.each([
    'Elena: tonight?',
    '{"name":5,"text":["x"],"kind":{}}',
    '{"name":"","text":"Tonight?"}',
    '{"name":"\u202e\n","text":"Tonight?"}',
    JSON.stringify({ name: 'Elena', text: 'x'.repeat(5000) }),
    'x'.repeat(5_000_000),
  ])('is shown of no message in another shape: %.40j', async (text) => {
    await choose('text');
    pages = [page('/chats')];
    await push(text);
    expect(shown).toHaveBeenCalledExactlyOnceWith('Er staat iets nieuws voor je klaar', {
      tag: 'news',
      icon: '/icons/icon-192.png',
      data: '/chats',
    });
    const [[news] = []] = vi.mocked(pages[0]?.postMessage ?? vi.fn<() => void>()).mock.calls;
    expect(JSON.stringify(news).length).toBeLessThan(200);
  });
});

describe('the badge of the app [ST-15]', () => {
  it('tells what is new, also while no page is open', async () => {
    await push('{"unread":3}');
    await push('{"unread":0}');
    expect(setAppBadge.mock.calls).toEqual([[3], [0]]);
  });

  it.each(['{}', '{"unread":-1}', '{"unread":1.5}', '{"unread":"3"}', '{"unread":1e9}', 'null'])(
    'stays as it is where the message does not tell: %s',
    async (text) => {
      await push(text);
      expect(setAppBadge).not.toHaveBeenCalled();
    },
  );

  it('is not missed when the system refuses it [ER-21]', async () => {
    setAppBadge.mockRejectedValue(new Error('refused'));
    await push('{"unread":3}');
    expect(shown).toHaveBeenCalledOnce();
  });
});

describe('a subscription that the push service has changed [ST-17]', () => {
  const key = new Uint8Array([4, 7]).buffer;
  const old = { options: { applicationServerKey: key } };
  const renewed = { endpoint: 'https://push.test/2' };

  it('is renewed with the same key, and told to the account when no page is open', async () => {
    await choose('name');
    subscribe.mockResolvedValue(renewed);
    await happen('pushsubscriptionchange', { oldSubscription: old, newSubscription: null });
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: key });
    const [[address, { method, headers, body } = {}] = []] = request.mock.calls;
    expect([address, method, body]).toEqual([
      '/api/user.php?push=1',
      'POST',
      JSON.stringify({ subscription: renewed, shows: 'name' }),
    ]);
    expect(headers).toMatchObject({ 'X-Request-Type': 'client' });
    // Every write has a key, so that whatever repeats it does nothing twice.
    expect(new Headers(headers).get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
  });

  it('that the browser has renewed itself is told by one open page, and not twice', async () => {
    pages = [page('/chats'), page('/likes')];
    await happen('pushsubscriptionchange', { oldSubscription: old, newSubscription: renewed });
    expect(subscribe).not.toHaveBeenCalled();
    expect(request).not.toHaveBeenCalled();
    expect(pages[0]?.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'PUSH_CHANGED' });
    expect(pages[1]?.postMessage).not.toHaveBeenCalled();
  });

  it('that cannot be renewed waits for the next start of the app', async () => {
    subscribe.mockRejectedValue(new DOMException('No permission', 'NotAllowedError'));
    await happen('pushsubscriptionchange', { oldSubscription: old, newSubscription: null });
    await happen('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
    request.mockRejectedValue(new TypeError('offline'));
    await happen('pushsubscriptionchange', { oldSubscription: null, newSubscription: renewed });
    expect(request).toHaveBeenCalledOnce();
  });
});

describe('a tap on the notice', () => {
  it('brings the page that shows the news to the front', async () => {
    const [elsewhere, there] = [page('/premium'), page('/chats/c12')];
    pages = [elsewhere, there];
    const close = await click('/chats');
    expect(close).toHaveBeenCalledOnce();
    expect(there.focus).toHaveBeenCalledOnce();
    expect(elsewhere.focus).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens one where that page was closed this very moment', async () => {
    const there = page('/chats/c12');
    there.focus.mockRejectedValue(new TypeError('gone'));
    pages = [there];
    await click('/chats/c12');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/chats/c12');
  });

  it('opens a page of its own and leaves the others alone', async () => {
    pages = [page('/settings')];
    await click('/likes');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/likes');
  });

  it.each([
    'https://evil.test/chats',
    '//evil.test',
    '/api/logout.php',
    '/%2f%2fevil.test',
    { path: '/likes' },
    undefined,
  ])('never leaves the site: %j', async (data) => {
    await click(data);
    const [path = ''] = openWindow.mock.calls[0] ?? [];
    expect(new URL(path, ORIGIN).href).toBe(`${ORIGIN}/chats`);
  });
});
