// @vitest-environment jsdom
/** The choice of what tells of a message: a sound, a notice of the browser; kept in this browser. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import { chooseSignal, isSignalOn } from '@/core/signals/signals';
import { pushSubscribed } from '@/core/push/pushSlice';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { openSettings, part, press } from '@tests/factories/settingsPage';

const PANEL = 'When a message arrives';
const sound = () => part(PANEL).getByRole('switch', { name: 'A quiet sound' });
const notice = () => part(PANEL).getByRole('switch', { name: 'A notification from your browser' });

/** A browser whose owner answers its question. */
function browser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const state = { permission, requestPermission: vi.fn<() => Promise<NotificationPermission>>() };
  state.requestPermission.mockImplementation(() => {
    state.permission = answer;
    return Promise.resolve(answer);
  });
  vi.stubGlobal('Notification', state);
  return state;
}

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  chooseSignal('notice', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  backend.close();
});

describe('the sound', () => {
  it('is on, and turned off for this browser at once [ST-15]', async () => {
    browser('default');
    await openSettings(backend);
    await screen.findByRole('region', { name: PANEL });
    expect(sound()).toHaveProperty('checked', true);
    await press(sound());
    expect(sound()).toHaveProperty('checked', false);
    expect(isSignalOn('sound')).toBe(false);
    await press(sound());
    expect(isSignalOn('sound')).toBe(true);
  });
});

describe('the notice', () => {
  it('is asked for when it is turned on, and not before', async () => {
    const { requestPermission } = browser('default', 'granted');
    await openSettings(backend);
    await screen.findByRole('region', { name: PANEL });
    expect(notice()).toHaveProperty('checked', false);
    expect(requestPermission).not.toHaveBeenCalled();
    await press(notice());
    await waitFor(() => expect(notice()).toHaveProperty('checked', true));
    await press(notice());
    expect(notice()).toHaveProperty('checked', false);
    expect(isSignalOn('notice')).toBe(false);
    expect(requestPermission).toHaveBeenCalledOnce();
  });

  it('says so when the question was closed', async () => {
    browser('default');
    await openSettings(backend);
    await screen.findByRole('region', { name: PANEL });
    await press(notice());
    expect(await part(PANEL).findByText(/question was closed/)).toBeDefined();
    expect(notice()).toHaveProperty('checked', false);
  });

  it('shows the way out where the browser blocks it', async () => {
    const { requestPermission } = browser('denied');
    await openSettings(backend);
    await screen.findByRole('region', { name: PANEL });
    expect(notice().getAttribute('aria-disabled')).toBe('true');
    await press(notice());
    expect(notice()).toHaveProperty('checked', false);
    expect(requestPermission).not.toHaveBeenCalled();
    expect(part(PANEL).getByRole('link', { name: 'How to allow them again' })).toBeDefined();
  });

  it('keeps the focus when the browser is told to block it [BX-20]', async () => {
    browser('default', 'denied');
    await openSettings(backend);
    await screen.findByRole('region', { name: PANEL });
    await press(notice());
    expect(await part(PANEL).findByRole('link', { name: 'How to allow them again' })).toBeDefined();
    expect(notice()).toHaveProperty('disabled', false);
    expect(document.activeElement).toBe(notice());
  });

  it('is not offered where push does the same, nor where the browser has none', async () => {
    browser('granted');
    const { store } = await openSettings(backend);
    await screen.findByRole('region', { name: PANEL });
    expect(notice()).toHaveProperty('checked', true);
    act(() => void store.dispatch(pushSubscribed({ endpoint: 'https://push.test/1' })));
    expect(await part(PANEL).findByText(/This device already gets push notifications/)).toBeDefined();
    expect(part(PANEL).queryByRole('switch', { name: /notice/ })).toBeNull();
  });
});
