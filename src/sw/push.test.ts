/** The worker's push handlers with a browser of our own, and messages that mean no good. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://site.test';
const shown = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const openWindow = vi.fn<(path: string) => Promise<null>>();
const handlers = new Map<string, (event: unknown) => void>();
let pages: { url: string; postMessage: (message: unknown) => void; focus: () => Promise<unknown> }[] = [];

const page = (path: string) => ({
  url: ORIGIN + path,
  postMessage: vi.fn<(message: unknown) => void>(),
  focus: vi.fn<() => Promise<unknown>>().mockResolvedValue(null),
});

vi.stubGlobal('self', {
  addEventListener: (type: string, handler: (event: unknown) => void) => handlers.set(type, handler),
  navigator: { language: 'nl-BE' },
  clients: { matchAll: () => Promise.resolve(pages), openWindow },
  registration: { showNotification: shown },
});
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
});

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
