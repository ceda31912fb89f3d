// @vitest-environment jsdom
/** The page of notices against the mock backend. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectUser } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { DisabledReason } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createCaches } from '@tests/factories/caches';
import { installPushBrowser, removePushBrowser } from '@tests/factories/pushBrowser';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import NotificationsPage from './NotificationsPage';

const MEMBER = 'premium@example.test';
const PUT = 'PUT /api/user.php';
let backend: TestBackend;

beforeEach(async () => {
  backend = createTestBackend({ persona: MEMBER });
  await startI18n('en');
  await loadNamespaces(['account', 'pages', 'profile']);
});
afterEach(() => {
  backend.close();
  removePushBrowser();
});

async function open() {
  const { store } = createTestStore();
  await Promise.all([store.dispatch(fetchUser()), store.dispatch(fetchSettings({}))]);
  renderInRouter(store, <NotificationsPage />);
  const device = await screen.findByRole('region', { name: 'On this device' });
  await waitFor(() => expect(device.querySelector('.push-state')).not.toBeNull());
  return { store, device: within(device) };
}
const toggle = (name: string) => screen.getByRole('switch', { name });
const isOn = (name: string) => toggle(name).matches(':checked');
const off = () => backend.account(MEMBER).notifications_disabled;

describe('the kinds of notices', () => {
  it('are eight switches, each with a line of what it is about [RT-09, EN-03]', async () => {
    await open();
    const switches = screen.getAllByRole('switch');
    expect(switches).toHaveLength(8);
    for (const one of switches) {
      const help = document.getElementById(one.getAttribute('aria-describedby') ?? '');
      expect(help?.textContent).toMatch(/\w.*\.$/);
    }
  });

  it('are saved one by one and can be taken back each [EN-03]', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(toggle('Likes'));
    expect(isOn('Likes')).toBe(false);
    await screen.findByText('Saved');
    expect(off()).toEqual(['like']);
    await user.click(toggle('Offers'));
    await waitFor(() => expect(off()).toEqual(['like', 'promotions']));
    await user.click(await screen.findByRole('button', { name: 'Undo: Offers' }));
    expect(document.activeElement).toBe(toggle('Offers'));
    await screen.findByText('Undone');
    expect(off()).toEqual(['like']);
    expect([isOn('Likes'), isOn('Offers')]).toEqual([false, true]);
  });

  it('stand as before when the server refuses, and say so beside the switch', async () => {
    const user = userEvent.setup();
    await open();
    backend.fault({ match: PUT, kind: 'status', status: 422 });
    await user.click(toggle('News'));
    const alerts = await screen.findAllByRole('alert');
    await waitFor(() =>
      expect(alerts.map((one) => one.textContent)).toContain(
        'Not saved. An error occured, please try again later.',
      ),
    );
    expect(isOn('News')).toBe(true);
    expect(off()).toEqual([]);
    backend.db.faults = [];
    await user.click(toggle('News'));
    await screen.findByText('Saved');
    expect(screen.queryByText(/Not saved/)).toBeNull();
  });
});

describe('why e-mails are off', () => {
  it.each<[DisabledReason, RegExp, RegExp]>([
    ['fbl', /marked as spam/, /Open your spam folder/],
    ['bounce', /didn’t accept our messages/, /Check the address/],
    ['listunsubscribe', /you unsubscribed/, /turn them back on here/],
  ])('is said, with what to do about it: %s [EN-03]', async (reason, what, todo) => {
    backend.account(MEMBER).disabled_reason = reason;
    await open();
    const panel = within(screen.getByRole('region', { name: what }));
    expect(panel.getByText(todo)).toBeDefined();
    expect(panel.getByRole('link', { name: backend.db.settings.support_email })).toBeDefined();
    const change = panel.queryByRole('link', { name: 'Change my e-mail' });
    expect(change?.getAttribute('href') ?? null).toBe(reason === 'bounce' ? '/settings#email' : null);
  });

  it.each<DisabledReason>(['fbl', 'listunsubscribe'])(
    'is undone by one button, which a failure leaves where it is: %s [EN-03]',
    async (reason) => {
      backend.account(MEMBER).disabled_reason = reason;
      await open();
      const again = () => screen.getByRole('button', { name: 'Turn my e-mails back on' });
      backend.fault({ match: PUT, kind: 'status', status: 422, times: 1 });
      await userEvent.click(again());
      expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
      expect(document.activeElement).toBe(again());
      expect(backend.account(MEMBER).disabled_reason).toBe(reason);
      await userEvent.click(again());
      const said = await screen.findByText('Your e-mails are back on.');
      await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
      expect(document.activeElement?.tagName).toBe('OUTPUT');
      expect(screen.queryByText(/We’ve stopped e-mailing you/)).toBeNull();
      expect(backend.account(MEMBER).disabled_reason).toBeNull();
    },
  );

  it('stays said when the server takes the wish and keeps them off [EN-03, ER-01]', async () => {
    backend.account(MEMBER).disabled_reason = 'fbl';
    const { store } = await open();
    backend.fault({ match: PUT, kind: 'wrong_shape', body: { user: selectUser(store.getState()) } });
    await userEvent.click(screen.getByRole('button', { name: 'Turn my e-mails back on' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
    expect(screen.queryByText('Your e-mails are back on.')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Turn my e-mails back on' }));
  });

  it('offers no such button to somebody whose mailbox took none [EN-03]', async () => {
    backend.account(MEMBER).disabled_reason = 'bounce';
    await open();
    expect(screen.getByRole('link', { name: 'Change my e-mail' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Turn my e-mails back on' })).toBeNull();
  });

  it('is not said while they are on', async () => {
    await open();
    expect(screen.queryByText(/We’ve stopped e-mailing you/)).toBeNull();
  });
});

describe('push on this device', () => {
  it('says what a browser without push needs [ST-17]', async () => {
    const { device } = await open();
    expect(device.getByText(/This browser can’t show notifications/)).toBeDefined();
    expect(device.queryByRole('button')).toBeNull();
  });

  it('is turned on and off by one button [ST-17]', async () => {
    const user = userEvent.setup();
    installPushBrowser();
    const { device } = await open();
    await user.click(device.getByRole('button', { name: 'Notify me on this device' }));
    await device.findByText('Done. You’ll get notifications on this device from now on.');
    expect(backend.account(MEMBER).push_devices).toHaveLength(1);
    await user.click(device.getByRole('button', { name: 'Turn off on this device' }));
    await device.findByText('Done. You’ll get no more notifications on this device.');
    expect(backend.account(MEMBER).push_devices).toEqual([]);
  });

  it('shows nothing personal until more is chosen, and says when that was not saved [BX-24]', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('caches', createCaches());
    installPushBrowser();
    const { device } = await open();
    expect(device.getByText(/Notifications show no names/)).toBeDefined();
    expect(device.queryByRole('radio')).toBeNull();
    await user.click(device.getByRole('button', { name: 'Notify me on this device' }));
    const group = await device.findByRole('group', { name: 'What notifications show here' });
    const choice = (name: string) => within(group).getByRole<HTMLInputElement>('radio', { name });
    expect(choice('Discreet').checked).toBe(true);
    const shows = () => backend.account(MEMBER).push_devices.map((known) => known.shows);

    await user.click(choice('Name and message'));
    expect(choice('Name and message').checked).toBe(true);
    expect(
      within(group).getByText(/and the message\. Anyone who sees this screen can read them/),
    ).toBeDefined();
    await waitFor(() => expect(shows()).toEqual(['text']));
    await user.click(choice('Discreet'));
    await waitFor(() => expect(shows()).toEqual(['nothing']));

    backend.fault({ match: 'POST /api/user.php?push=1', kind: 'status', status: 422 });
    await user.click(choice('Name'));
    expect(await within(group).findByText(/^Not saved: notifications stay as they were\./)).toBeDefined();
    expect(choice('Discreet').checked).toBe(true);
    expect(shows()).toEqual(['nothing']);
  });

  it('once refused explains how to allow it, and sees when that was done [ST-17, ER-21]', async () => {
    const user = userEvent.setup();
    const browser = installPushBrowser({ answer: 'denied' });
    const { device } = await open();
    await user.click(device.getByRole('button', { name: 'Notify me on this device' }));
    const said = await device.findByText(/Your browser blocks notifications from this site/);
    // The pressed button is gone: the sentence in its place has the focus, and is read out where it is not.
    expect(said.tagName).toBe('OUTPUT');
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(device.getByText('How to allow them again')).toBeDefined();
    expect(device.queryByRole('button')).toBeNull();
    browser.permission = 'default';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await device.findByRole('button', { name: 'Notify me on this device' })).toBeDefined();
  });

  it('leaves the focus alone of who has gone on before the browser was answered [ST-17]', async () => {
    const user = userEvent.setup();
    installPushBrowser();
    const answer = Promise.withResolvers<NotificationPermission>();
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => answer.promise });
    const { device } = await open();
    await user.click(device.getByRole('button', { name: 'Notify me on this device' }));
    toggle('News').focus();
    answer.resolve('denied');
    await device.findByText(/Your browser blocks notifications from this site/);
    await waitFor(() => expect(device.queryByRole('button')).toBeNull());
    expect(document.activeElement).toBe(toggle('News'));
  });

  it('says honestly that the push service was not to be had, or the server refused', async () => {
    const user = userEvent.setup();
    const browser = installPushBrowser({ service: false });
    const { device } = await open();
    await user.click(device.getByRole('button', { name: 'Notify me on this device' }));
    await device.findByText(/We couldn’t reach your browser’s push service/);
    browser.service = true;
    backend.fault({ match: 'POST /api/user.php?push=1', kind: 'status', status: 422 });
    await user.click(device.getByRole('button', { name: 'Notify me on this device' }));
    await device.findByText(/We couldn’t save your choice, so nothing has changed/);
    expect(browser.endpoint).toBeNull();
  });
});
