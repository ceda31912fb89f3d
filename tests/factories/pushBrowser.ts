/** A browser with push for jsdom, which has none: permission, worker and push service, as a test wants them. */
import { vi } from 'vitest';

export interface PushBrowser {
  permission: NotificationPermission;
  /** What the member answers when the browser asks. */
  answer: NotificationPermission;
  /** False: the push service cannot be reached. */
  service: boolean;
  /** Address of the subscription that the browser holds; null without one. */
  endpoint: string | null;
  /** The key that the last subscription was asked for with. */
  key: Uint8Array<ArrayBuffer> | null;
  /** False: an older browser, which does not tell what it subscribed with. */
  tells: boolean;
  /** Titles of the notices on the screen. */
  notices: string[];
  /** What the worker says to the page. */
  workerSays: (message: unknown) => void;
}

/** Installs it; `vi.unstubAllGlobals` and the end of the test file take it away. */
export function installPushBrowser(changes: Partial<PushBrowser> = {}): PushBrowser {
  const heard = new EventTarget();
  const browser: PushBrowser = {
    permission: 'default',
    answer: 'granted',
    service: true,
    endpoint: null,
    key: null,
    tells: true,
    notices: [],
    workerSays: (data) => heard.dispatchEvent(new MessageEvent('message', { data })),
    ...changes,
  };
  let made = 0;
  const subscription = () =>
    browser.endpoint === null
      ? null
      : {
          endpoint: browser.endpoint,
          ...(browser.tells && { options: { applicationServerKey: browser.key?.buffer ?? null } }),
          toJSON: () => ({ endpoint: browser.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: () => {
            browser.endpoint = null;
            return Promise.resolve(true);
          },
        };
  const registration = {
    getNotifications: () =>
      Promise.resolve(
        browser.notices.map((title) => ({
          title,
          close: () => {
            browser.notices = browser.notices.filter((shown) => shown !== title);
          },
        })),
      ),
    pushManager: {
      getSubscription: () => Promise.resolve(subscription()),
      subscribe: (options: { applicationServerKey: Uint8Array<ArrayBuffer>; userVisibleOnly: boolean }) => {
        if (!browser.service || !options.userVisibleOnly)
          return Promise.reject(new DOMException('No service'));
        made += 1;
        browser.key = options.applicationServerKey;
        browser.endpoint = `https://push.test/${made}`;
        return Promise.resolve(subscription());
      },
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(heard, {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    }),
  });
  vi.stubGlobal('PushManager', vi.fn<() => void>());
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => {
      if (browser.permission === 'default') browser.permission = browser.answer;
      return Promise.resolve(browser.permission);
    },
  });
  return browser;
}

/** Takes push from the browser again. */
export function removePushBrowser(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
