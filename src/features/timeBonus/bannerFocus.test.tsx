// @vitest-environment jsdom
/** Where the focus is once the banner of the bonus is closed; no dialog of another test holds on to it here. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startPersistence } from '@/app/afterPaint';
import { loggedIn } from '@/core/auth/authSlice';
import { timeBonus } from '@/domain/timeBonus';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { headingHasFocus } from '@tests/factories/focus';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { TimeBonusBanner } from './TimeBonusBanner';
import { bonusStarted } from './timeBonusSlice';

it('leaves it at the heading of the page [BX-20]', async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
  const { store } = createTestStore();
  await startPersistence(store);
  const user = makeUser({ credits: 0 });
  const now = Date.parse(user.signup_date) + 60_000;
  const bonus = timeBonus(user, now);
  if (bonus === null) throw new Error('No bonus');
  store.dispatch(loggedIn(user));
  store.dispatch(bonusStarted({ bonus, endsAt: now + 3_600_000, now }));
  renderInRouter(
    store,
    <>
      <TimeBonusBanner />
      <main>
        <h1 tabIndex={-1}>Members</h1>
      </main>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close the bonus banner' }));
  expect(screen.queryByRole('region', { name: 'Welcome bonus' })).toBeNull();
  await headingHasFocus('Members');
});
