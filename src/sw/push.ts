/** Push messages: a notice that shows what its owner wants shown, and news for the open pages (spec 4, 7). */
import { PUSH_CACHE } from '../config/storageKeys';
import { pushDetail } from '../domain/pushDetail';
import { PUSH_LENGTH, pushPath, readPush } from '../domain/pushNotice';
import { readNote } from '../lib/cacheNote';

declare const self: ServiceWorkerGlobalScope;

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('push', (event) => event.waitUntil(tell(event.data?.text() ?? '')));

async function tell(sent: string): Promise<void> {
  // The pages would read it only to find out the same.
  const text = sent.length > PUSH_LENGTH ? '' : sent;
  // The choice of this device counts, whatever the sender knows of it.
  const shows = pushDetail(await readNote(PUSH_CACHE));
  const { title, body, path, unread } = readPush(text, { shows, language: self.navigator.language });
  // One notice at a time. One that says more than that there is news may say something else by now: it is heard again.
  const more = body === '' ? {} : { body, renotify: true };
  const options = { tag: 'news', icon: '/icons/icon-192.png', data: path, ...more };
  // The pages read it with the care that they read everything with.
  // By the time they see that they speak of one message, and one of them asks the server.
  const news = { type: 'PUSH', text, at: Date.now() };
  // Browsers want a notice for every push. A page that somebody looks at takes it away again: it is there before that is told.
  try {
    await self.registration.showNotification(title, options);
  } finally {
    await showBadge(unread);
    (await pages()).forEach((page) => page.postMessage(news));
  }
}

/** The number on the app's icon while no page is there to count; an open one corrects it. */
async function showBadge(unread: number | null): Promise<void> {
  if (unread === null || !('setAppBadge' in self.navigator)) return;
  // A badge that the system refuses is no news (spec 8).
  await self.navigator.setAppBadge(unread).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // Checked again: the notice may be of an older worker.
  event.waitUntil(show(pushPath(event.notification.data)));
});

async function show(path: string): Promise<void> {
  // A page that shows something else is left alone: somebody may be writing there.
  const there = (await pages()).find(({ url }) => `${new URL(url).pathname}/`.startsWith(`${path}/`));
  try {
    if (there) await there.focus();
  } catch {
    // It was closed this very moment, or the browser lets no page come forward.
    await self.clients.openWindow(path);
    return;
  }
  if (!there) await self.clients.openWindow(path);
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** The push service has ended a subscription: another one takes its place, and the account learns of it, from one side alone. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  // The server may have another key by now, which only its settings tell: the next start of the app compares, and subscribes anew.
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  // Where this fails, the next start of the app notices.
  const subscription =
    newSubscription ??
    (applicationServerKey &&
      (await self.registration.pushManager
        .subscribe({ userVisibleOnly: true, applicationServerKey })
        .catch(() => null)));
  if (!subscription) return;
  const [page] = await pages();
  if (page) page.postMessage({ type: 'PUSH_CHANGED' });
  else await tellAccount(subscription);
}

/** Without a page. An answer that does not come is no loss: the next start finds an address that it does not know. */
async function tellAccount(subscription: PushSubscription): Promise<void> {
  const shows = pushDetail(await readNote(PUSH_CACHE));
  await fetch('/api/user.php?push=1', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Request-Type': 'client',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ subscription, shows }),
  }).catch(() => undefined);
}

export {};
