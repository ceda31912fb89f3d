// @vitest-environment jsdom
/** The browser's own notice. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeNotices, showNotice } from './notice';

afterEach(() => {
  vi.unstubAllGlobals();
});

function worker() {
  const close = vi.fn<() => void>();
  const registration = {
    showNotification: vi
      .fn<(title: string, options: NotificationOptions) => Promise<void>>()
      .mockResolvedValue(),
    getNotifications: vi
      .fn<(filter: GetNotificationOptions) => Promise<{ close: () => void }[]>>()
      .mockResolvedValue([{ close }]),
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  return { registration, close };
}

describe('the notice [ST-17]', () => {
  it('says one discreet sentence in the member’s language, without a sound, and opens the conversation', async () => {
    const { registration } = worker();
    await showNotice({ path: '/chats/c1', language: 'de' });
    expect(registration.showNotification).toHaveBeenCalledExactlyOnceWith('Es gibt etwas Neues für dich', {
      tag: 'news',
      icon: '/icons/icon-192.png',
      data: '/chats/c1',
      silent: true,
    });
  });

  it('comes from the page where there is no worker', async () => {
    const shown = vi.fn<(title: string) => void>();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal(
      'Notification',
      class extends EventTarget {
        constructor(title: string) {
          super();
          shown(title);
        }
      },
    );
    await showNotice({ path: '/chats/c1', language: 'xx' });
    expect(shown).toHaveBeenCalledExactlyOnceWith('Something new is waiting for you');
    await closeNotices();
  });

  it('goes when it is not needed any more', async () => {
    const { close, registration } = worker();
    await closeNotices();
    expect(close).toHaveBeenCalledOnce();
    expect(registration.getNotifications).toHaveBeenCalledExactlyOnceWith({ tag: 'news' });
  });
});
