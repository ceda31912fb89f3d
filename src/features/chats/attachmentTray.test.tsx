// @vitest-environment jsdom
/** How far a picture is on its way to the server, seen and read. */
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { AttachmentTray } from './AttachmentTray';
import { pictureMoved, picturePicked } from './attachmentsSlice';

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['chatTools']);
});

it('says what part of a picture is uploaded, in whole hundredths, and never more than there is [SC-04]', () => {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(picturePicked({ profile: 'elena', key: 'k1', account: 'u1' }));
  renderInRouter(store, <AttachmentTray id="tray" profile="elena" onGone={() => undefined} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  const sent = (bytes: number, total: number) =>
    act(() => {
      const to = { state: 'sending' as const, sent: bytes, total };
      store.dispatch(pictureMoved({ profile: 'elena', key: 'k1', to }));
    });
  const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading your photo' });
  // Before the size is known.
  sent(0, 0);
  expect(screen.getByText('0%')).toBeDefined();
  sent(1_249, 2_000);
  expect(screen.getByText('62%')).toBeDefined();
  expect([bar().value, bar().max]).toEqual([1_249, 2_000]);
  sent(1_999, 2_000);
  expect(screen.getByText('99%')).toBeDefined();
  sent(2_000, 2_000);
  expect(screen.getByText('100%')).toBeDefined();
});
