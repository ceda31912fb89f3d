/** Push messages: a discreet notice for the screen, and news for the open pages (spec 4, 7). */
import { pushPath, readPush } from '../domain/pushNotice';

declare const self: ServiceWorkerGlobalScope;

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('push', (event) => {
  const text = event.data?.text() ?? '';
  const { sentence, path } = readPush(text, self.navigator.language);
  // One notice at a time: a second one would only say the same sentence again.
  const options = { tag: 'news', icon: '/icons/icon-192.png', data: path };
  // The pages read it with the care that they read everything with.
  // By the time they see that they speak of one message, and one of them asks the server.
  const news = { type: 'PUSH', text, at: Date.now() };
  // Browsers want a notice for every push. A page that somebody looks at takes it away again: it is there before that is told.
  event.waitUntil(
    (async () => {
      try {
        await self.registration.showNotification(sentence, options);
      } finally {
        (await pages()).forEach((page) => page.postMessage(news));
      }
    })(),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // Checked again: the notice may be of an older worker.
  const path = pushPath(event.notification.data);
  event.waitUntil(
    pages().then((all) => {
      // A page that shows something else is left alone: somebody may be writing there.
      const there = all.find(({ url }) => `${new URL(url).pathname}/`.startsWith(`${path}/`));
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});

export {};
