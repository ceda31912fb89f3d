// The browser's side of push, where no push service can be reached.
import type { BrowserContext } from '@playwright/test';

/**
 * No push service can be reached from here: the browser's side is played, with an answer to its question. It keeps what
 * it holds over reloads, as a browser does.
 * @param answer to the question whether notices are allowed
 * @param before what was decided earlier; a question that was answered then is not asked again
 */
export async function playPush(
  context: BrowserContext,
  answer: 'granted' | 'denied',
  before: NotificationPermission = 'default',
): Promise<void> {
  await context.addInitScript(
    ({ answer, before }) => {
      const read = (key: string) => localStorage.getItem(`played-${key}`);
      const keep = (key: string, value: string | null) =>
        value === null
          ? localStorage.removeItem(`played-${key}`)
          : localStorage.setItem(`played-${key}`, value);
      Object.defineProperty(Notification, 'permission', { get: () => read('permission') ?? before });
      Notification.requestPermission = () => {
        keep('permission', answer);
        return Promise.resolve(answer);
      };
      const held = () => {
        const endpoint = read('endpoint');
        return (
          endpoint && {
            endpoint,
            toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
            unsubscribe: () => {
              keep('endpoint', null);
              return Promise.resolve(true);
            },
          }
        );
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(held()),
        subscribe: () => {
          keep('endpoint', 'https://push.example.test/1');
          return Promise.resolve(held());
        },
      });
    },
    { answer, before },
  );
}
