// @vitest-environment jsdom
/** A device without room: who has chosen a picture hears of it before it is lost. */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mock } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { AttachmentTray } from './AttachmentTray';
import { pictureMoved, picturePicked } from './attachmentsSlice';

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chatTools']);
});
afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

const WARNING = /^Your device is low on space/;
const MB = 1_000_000;
type Estimate = StorageManager['estimate'];

/** @param estimate what the browser says of its room; without one it has no such question */
async function openTray(estimate?: Estimate): Promise<void> {
  if (estimate) Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(picturePicked({ profile: 'elena', key: 'k1', account: 'u1' }));
  store.dispatch(pictureMoved({ profile: 'elena', key: 'k1', to: { state: 'waiting' } }));
  render(
    <Provider store={store}>
      <AttachmentTray id="tray" profile="elena" onGone={() => undefined} />
    </Provider>,
  );
  await screen.findByText('Waiting for a connection');
}
/** Whatever the browser has answered is on screen. */
const answered = (estimate?: Mock<Estimate>) =>
  act(async () => {
    if (estimate) await vi.waitFor(() => expect(estimate.mock.settledResults).toHaveLength(1));
  });
const says = (quota?: number, usage?: number) => {
  const estimate = { ...(quota !== undefined && { quota }), ...(usage !== undefined && { usage }) };
  return vi.fn<Estimate>(() => Promise.resolve(estimate));
};

describe('a picture that is not sent yet [BX-06]', () => {
  it('comes with a warning where little room is left', async () => {
    await openTray(says(100 * MB, 98 * MB));
    expect(await screen.findByText(WARNING)).toBeDefined();
  });

  it.each([
    ['with room', says(100 * MB, 90 * MB)],
    ['that does not say how much it keeps', says(undefined, 90 * MB)],
    ['that does not say how much it has', says(1 * MB)],
    ['that cannot tell', vi.fn<Estimate>(() => Promise.reject(new TypeError('not here')))],
  ])('comes without one on a device %s', async (_, estimate) => {
    await openTray(estimate);
    await answered(estimate);
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  it('comes without one where the browser has no such question', async () => {
    await openTray();
    await answered();
    expect(screen.queryByText(WARNING)).toBeNull();
  });
});
