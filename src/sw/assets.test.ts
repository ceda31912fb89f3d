/** The worker's care for the files of a release, with a browser of our own: full caches, forbidden ones, networks that stumble. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://site.test';
const FILE = `${ORIGIN}/assets/page-abc1234.js`;

type Handler = (call: {
  request: Request;
  event: { waitUntil: (work: Promise<unknown>) => void };
}) => Promise<Response>;
const routing = vi.hoisted((): { handler?: unknown } => ({}));
vi.mock('workbox-routing', () => ({
  registerRoute: (_: unknown, handler: unknown) => (routing.handler = handler),
}));
vi.mock('workbox-precaching', () => ({ matchPrecache: () => Promise.resolve(undefined) }));

const isHandler = (value: unknown): value is Handler => typeof value === 'function';
const fetched = vi.fn<typeof fetch>();
const listeners = new Map<string, (event: unknown) => void>();
let boxes = new Map<string, Map<string, Response>>();
let room = true;

const caches = {
  keys: () => Promise.resolve([...boxes.keys()]),
  delete: (name: string) => Promise.resolve(boxes.delete(name)),
  match: (url: string, { cacheName }: { cacheName?: string } = {}) => {
    const looked = cacheName === undefined ? [...boxes.values()] : [boxes.get(cacheName)];
    return Promise.resolve(
      looked
        .find((box) => box?.has(url))
        ?.get(url)
        ?.clone(),
    );
  },
  open: (name: string) =>
    Promise.resolve({
      put: (url: string, response: Response) => {
        if (!room) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
        boxes.set(name, (boxes.get(name) ?? new Map<string, Response>()).set(url, response));
        return Promise.resolve();
      },
    }),
};

vi.stubGlobal('self', {
  addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  location: { origin: ORIGIN },
  navigator: { onLine: true },
});
const { serveAssets } = await import('./assets');

/** Asks the worker for a file, and waits for what it does besides. */
async function ask(url = FILE): Promise<string> {
  const work: Promise<unknown>[] = [];
  if (!isHandler(routing.handler)) throw new Error('The worker answers nothing.');
  const request = new Request(url);
  const response = await routing.handler({ request, event: { waitUntil: (one) => work.push(one) } });
  await Promise.all(work);
  return response.text();
}

async function happen(type: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}
const box = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([url, text]) => [url, new Response(text)]));

beforeEach(() => {
  boxes = new Map();
  room = true;
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('fresh')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', caches);
  serveAssets('two');
});

describe('a file of the release', () => {
  it('is fetched once, and kept', async () => {
    expect(await ask()).toBe('fresh');
    expect(await ask()).toBe('fresh');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('that both releases share is taken over from the last one', async () => {
    boxes.set('assets-one', box({ [FILE]: 'kept' }));
    expect(await ask()).toBe('kept');
    expect(fetched).not.toHaveBeenCalled();
    expect(boxes.get('assets-two')?.has(FILE)).toBe(true);
  });

  it('arrives although there is no room to keep it', async () => {
    room = false;
    expect(await ask()).toBe('fresh');
    boxes.set('assets-one', box({ [FILE]: 'kept' }));
    expect(await ask()).toBe('kept');
  });

  it('arrives although the browser forbids every cache', async () => {
    const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
    vi.stubGlobal('caches', { ...caches, match: refuse, open: refuse });
    expect(await ask()).toBe('fresh');
  });

  it('that is gone from the host is not kept as such', async () => {
    fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }));
    expect(await ask()).toBe('gone');
    expect(await ask()).toBe('fresh');
  });
});

describe('a network that stumbles', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it.each([
    ['loses a request', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has a server that fails', () => Promise.resolve(new Response('bad', { status: 503 }))],
  ])('%s: the page hears nothing of it', async (_, stumble) => {
    fetched.mockImplementationOnce(stumble).mockImplementationOnce(stumble);
    const text = ask();
    await vi.runAllTimersAsync();
    expect(await text).toBe('fresh');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('is asked three times at most', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const failed = ask().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failed).toBeInstanceOf(TypeError);
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});

describe('the caches', () => {
  it('are those of this release and of the last one, and nothing else of ours', async () => {
    for (const name of ['assets', 'assets-zero', 'workbox-precache', 'assets-one', 'assets-two'])
      boxes.set(name, box({}));
    await happen('activate');
    expect([...boxes.keys()]).toEqual(['workbox-precache', 'assets-one', 'assets-two']);
  });

  it('take in what the first page had before the worker was there, and only that', async () => {
    const urls = [FILE, FILE, `${ORIGIN}/assets/film.webm`, 'https://evil.test/assets/x.js', 'rubbish', 7];
    await happen('message', { data: { type: 'KEEP_ASSETS', urls } });
    expect([...(boxes.get('assets-two')?.keys() ?? [])]).toEqual([FILE]);
    await happen('message', { data: { type: 'KEEP_ASSETS' } });
    await happen('message', { data: null });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
