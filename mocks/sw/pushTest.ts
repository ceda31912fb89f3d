/** Lets the QA console send a push to this very device: the app's own handler shows it, as nobody else can make one here. */
declare const self: ServiceWorkerGlobalScope;

const MESSAGE = 'mock-push';

/** @returns the body of the push message that the console asks for; null for everything else that a page says */
function pushTextOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== MESSAGE) return null;
  return 'text' in data && typeof data.text === 'string' ? data.text : null;
}

self.addEventListener('message', (event) => {
  const text = pushTextOf(event.data);
  if (text === null) return;
  const push = new PushEvent('push', { data: text });
  // An event that a script has made keeps no worker awake: the message that asked for it does.
  Object.defineProperty(push, 'waitUntil', { value: (work: Promise<unknown>) => event.waitUntil(work) });
  self.dispatchEvent(push);
});

export {};
