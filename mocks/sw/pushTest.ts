/** Lets the QA console send a push to this very device: the app's own handler shows it, as nobody else can make one here. */
declare const self: ServiceWorkerGlobalScope;

const MESSAGE = 'mock-push';
const CONTENT = { kind: 'message', path: '/chats' } as const;

const isMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === MESSAGE;

self.addEventListener('message', (event) => {
  if (!isMessage(event.data)) return;
  const push = new PushEvent('push', { data: JSON.stringify(CONTENT) });
  // An event that a script has made keeps no worker awake: the message that asked for it does.
  Object.defineProperty(push, 'waitUntil', { value: (work: Promise<unknown>) => event.waitUntil(work) });
  self.dispatchEvent(push);
});

export {};
