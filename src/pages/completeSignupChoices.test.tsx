// @vitest-environment jsdom
/** What the rest of the sign-up asks permission for: push on this device, and keeping sexuality and interests. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPushRecord } from '@/core/push/pushRecord';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { NEW, press, visitJoin } from '@tests/factories/joinPage';
import { installPushBrowser, removePushBrowser } from '@tests/factories/pushBrowser';
import { required } from '@tests/factories/required';
import { settled } from '@tests/journeys/settled';

let backend: TestBackend;

beforeEach(async () => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  backend = createTestBackend();
  await startI18n('en');
  await loadNamespaces(['join', 'profile', 'members', 'interests', 'account']);
});
afterEach(async () => {
  await settled();
  removePushBrowser();
  backend.close();
});

const TURN_ON = 'Notify me on this device';
const atPush = () => visitJoin(backend, '/complete-signup?step=push');
const here = (address: string, endpoint: string | null) =>
  keepPushRecord(backend.account(address).id, { endpoint, told: true });

describe('push in the sign-up [ST-04, ST-17]', () => {
  it.each([
    ['nobody has answered yet', 'default', null, 'push'],
    ['the browser may send, and this member gets nothing here', 'granted', null, 'push'],
    ['this browser is subscribed', 'granted', 'https://push.test/1', 'done'],
    ['the permission was taken back', 'default', 'https://push.test/1', 'push'],
    ['the browser blocks it', 'denied', null, 'done'],
  ] as const)('where %s: %s, %s leads to %s', async (_, permission, endpoint, step) => {
    installPushBrowser({ permission, endpoint });
    here(NEW, endpoint);
    const { where } = await visitJoin(backend, '/complete-signup?step=about-me');
    await press('Skip this');
    expect(where()).toBe(`/complete-signup?step=${step}`);
  });

  it('is left out where the browser cannot', async () => {
    const { where } = await visitJoin(backend, '/complete-signup?step=about-me');
    await press('Skip this');
    expect(where()).toBe('/complete-signup?step=done');
  });

  it('goes on once it is on', async () => {
    const browser = installPushBrowser();
    const { where } = await atPush();
    await press(TURN_ON);
    await waitFor(() => expect(where()).toBe('/complete-signup?step=done'));
    expect(browser.endpoint).not.toBeNull();
    expect(backend.account(NEW).push_devices).toMatchObject([
      { subscription: { endpoint: browser.endpoint } },
    ]);
  });

  it('stays, and says what to do, when the browser is told no; the way on is open', async () => {
    installPushBrowser({ answer: 'denied' });
    const { where } = await atPush();
    await press(TURN_ON);
    expect(
      await screen.findByText('Your browser blocks notifications from this site.', { exact: false }),
    ).toBeDefined();
    expect(where()).toBe('/complete-signup?step=push');
    expect(backend.account(NEW).push_devices).toEqual([]);
    await press('Skip this');
    expect(where()).toBe('/complete-signup?step=done');
  });

  it('stays, and says why, when the server refuses it', async () => {
    const browser = installPushBrowser();
    backend.fault({ match: 'POST user.php', kind: 'status', status: 400 });
    const { where } = await atPush();
    await press(TURN_ON);
    expect(await screen.findByText(/^We couldn’t save your choice, so nothing has changed\./)).toBeDefined();
    expect(where()).toBe('/complete-signup?step=push');
    expect(browser.endpoint).toBeNull();
    expect(screen.getByRole('button', { name: TURN_ON })).toBeDefined();
  });
});

it('keeps what the consent is for once it was given, with its moment [CO-08, EN-07]', async () => {
  const { where } = await visitJoin(backend, '/complete-signup?step=about-you');
  expect(backend.account(NEW).sensitive_consent).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Agree and continue');
  const sexuality = await screen.findByLabelText('Sexuality');
  expect(backend.account(NEW).sensitive_consent).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(sexuality));
  await userEvent.selectOptions(sexuality, 'bi');
  await press('Continue');
  await waitFor(() => expect(where()).toBe('/complete-signup?step=looks'));
  expect(required(backend.db.members.get(backend.account(NEW).id)).sexuality).toBe('bi');
});
