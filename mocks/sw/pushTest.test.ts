/** What the QA console asks the worker for reaches the app's own handler of pushes, word for word. */
import { afterAll, expect, it, vi } from 'vitest';

/** As much of a worker's push as is used. */
class PlayedPush extends Event {
  readonly text: string;
  /** Of a worker's own events; this one's is put there by whoever makes it. */
  declare readonly waitUntil: (work: Promise<unknown>) => void;

  constructor(type: string, { data }: { data: string }) {
    super(type);
    this.text = data;
  }
}

const worker = new EventTarget();
vi.stubGlobal('self', worker);
vi.stubGlobal('PushEvent', PlayedPush);
await import('./pushTest');
afterAll(() => vi.unstubAllGlobals());

const isPlayed = (event: Event): event is PlayedPush => event instanceof PlayedPush;
const pushed = vi.fn<(push: PlayedPush) => void>();
worker.addEventListener('push', (event) => isPlayed(event) && pushed(event));

/** A page says something. @returns what keeps the worker awake for it */
function say(data: unknown): Promise<unknown>[] {
  const awakeFor: Promise<unknown>[] = [];
  const message = Object.assign(new MessageEvent('message', { data }), {
    waitUntil: (work: Promise<unknown>) => void awakeFor.push(work),
  });
  worker.dispatchEvent(message);
  return awakeFor;
}

it('is a push with the kind and the name that the tester chose, and the worker lives until it is shown [BX-03] [ST-17]', () => {
  const shown = Promise.resolve();
  pushed.mockImplementationOnce((push) => push.waitUntil(shown));
  const text = '{"kind":"like","path":"/likes","language":"de","name":"Elena","fictional":false}';
  expect(say({ type: 'mock-push', text })).toEqual([shown]);
  expect(pushed).toHaveBeenCalledOnce();
  expect(pushed.mock.calls[0]?.[0].text).toBe(text);
});

it.each([
  null,
  'mock-push',
  { type: 'mock-push' },
  { type: 'mock-push', text: {} },
  { type: 'OTHER', text: '' },
])('is none for anything else that a page says: %j', (data) => {
  pushed.mockClear();
  expect(say(data)).toEqual([]);
  expect(pushed).not.toHaveBeenCalled();
});
