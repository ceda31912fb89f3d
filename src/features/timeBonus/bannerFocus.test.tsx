// @vitest-environment jsdom
/** Where the focus is once the banner of the bonus is gone; no dialog of another test holds on to it here. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { startPersistence } from '@/app/afterPaint';
import { loggedIn } from '@/core/auth/authSlice';
import { timeBonus } from '@/domain/timeBonus';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { headingHasFocus } from '@tests/factories/focus';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { TimeBonusBanner } from './TimeBonusBanner';
import { bonusEnded, bonusStarted } from './timeBonusSlice';

/** The strip above a page with a heading. */
async function show() {
  const { store } = createTestStore();
  await startPersistence(store);
  const user = makeUser({ credits: 0 });
  const now = Date.parse(user.signup_date) + 60_000;
  const endsAt = now + 3_600_000;
  const bonus = timeBonus(user, now);
  if (bonus === null) throw new Error('No bonus');
  store.dispatch(loggedIn(user));
  store.dispatch(bonusStarted({ bonus, endsAt, now }));
  renderInRouter(
    store,
    <>
      <TimeBonusBanner />
      <main>
        <h1 tabIndex={-1}>Members</h1>
      </main>
    </>,
  );
  return { store, endsAt };
}

describe('the focus goes to the heading of the page [BX-20]', () => {
  beforeEach(async () => {
    await startI18n('en');
    await loadNamespaces(['premium']);
  });

  it('when the banner is closed', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Close the bonus banner' }));
    expect(screen.queryByRole('region', { name: 'Welcome bonus' })).toBeNull();
    await headingHasFocus('Members');
  });

  it('when its time is over under it [ST-09]', async () => {
    const { store, endsAt } = await show();
    screen.getByRole('link', { name: 'Use my bonus' }).focus();
    act(() => void store.dispatch(bonusEnded(endsAt)));
    expect(screen.queryByRole('link', { name: 'Use my bonus' })).toBeNull();
    await headingHasFocus('Members');
  });
});
