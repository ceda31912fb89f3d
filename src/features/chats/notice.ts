/** The browser's own notice for a message that comes while nobody looks: as discreet as a push message (spec 4). */
import { readPush } from '@/domain/pushNotice';

/** The same as the worker's, so that there is one notice at a time. */
const TAG = 'news';
const ICON = '/icons/icon-192.png';

interface News {
  /** Path of the page that shows it. */
  path: string;
  /** The member's language. */
  language: string;
}

/** Shows one sentence that names nobody. Permission must have been given. */
export async function showNotice(news: News): Promise<void> {
  const { title, path } = readPush(JSON.stringify(news), { shows: 'nothing', language: news.language });
  // It makes no sound of its own: that is another choice.
  const options = { tag: TAG, icon: ICON, data: path, silent: true };
  const registration = await workerRegistration();
  if (registration) {
    await registration.showNotification(title, options);
    return;
  }
  const notice = new Notification(title, options);
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
  });
}

/** Takes it away once somebody looks. */
export async function closeNotices(): Promise<void> {
  const registration = await workerRegistration();
  const notices = (await registration?.getNotifications({ tag: TAG })) ?? [];
  notices.forEach((notice) => notice.close());
}

const workerRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
