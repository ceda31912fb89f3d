// @vitest-environment jsdom
/** What stands below the packages of a paying member, against the mock backend. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import CreditsPage from './CreditsPage';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => backend.close());

async function visit(address?: string) {
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  renderInRouter(store, <CreditsPage />, address);
  await screen.findByRole('region', { name: 'Packages' });
}
/** The way to order again once it is known that nothing of the order can be named. */
const againUnnamed = () =>
  waitFor(() => {
    const link = screen.getByRole('link', { name: 'Order again with a stored card' });
    // The line that held the place of card and price.
    expect(link.querySelector('.again-offer')).toBeNull();
    return link;
  });

describe('the way to order again', () => {
  it('names what would be bought, for how much, and the card that would pay [RT-07] [SC-09]', async () => {
    await visit();
    const link = await screen.findByRole('link', {
      name: 'Order again with a stored card 150 credits · €49.99 Visa ending in 4242',
    });
    expect(link.getAttribute('href')).toBe('/credits/repeat-order');
  });

  it('keeps the way back to where its member came from [RT-07]', async () => {
    await visit('/credits?next=/chats/c1');
    const link = await screen.findByRole('link', { name: /^Order again with a stored card 150 credits/ });
    expect(link.getAttribute('href')).toBe('/credits/repeat-order?next=%2Fchats%2Fc1');
  });

  it('names nothing of it where no card works any more [SC-09]', async () => {
    for (const card of backend.db.cards.values()) card.expires = '2020-01';
    await visit();
    expect(await againUnnamed()).toBeDefined();
  });

  it('is not offered beside a code, which it would not count [CO-08]', async () => {
    await visit('/credits?code=STAY-1');
    expect(await screen.findByRole('link', { name: /^Purchases/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Order again/ })).toBeNull();
  });

  it('is there as well when the cards cannot be had', async () => {
    backend.fault({ match: 'GET cards.php', kind: 'status', status: 400 });
    await visit();
    expect(await againUnnamed()).toBeDefined();
  });
});

it('says how a purchase is taken back: by the days of the house, without them by the law [SC-08]', async () => {
  await visit();
  expect(
    await screen.findByText(/^Ask within 14 days of your purchase and we’ll refund the credits/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'How refunds work' }).getAttribute('href')).toBe('/return-policy');
});

it('says what the law gives where the house refunds nothing of its own accord', async () => {
  backend.db.settings.refund_days = 0;
  await visit();
  expect(
    await screen.findByText(/^In your country you can withdraw from a purchase within 14 days/),
  ).toBeDefined();
});

it('says of a single credit how far it goes', async () => {
  backend.account('premium').credits = 1;
  await visit();
  expect(screen.getByRole('heading', { level: 1, name: 'You have 1 credit' })).toBeDefined();
  expect(await screen.findByText('Enough for 1 message.')).toBeDefined();
});

it('says how far the credits go where a message costs more than one [CO-08]', async () => {
  backend.db.settings.message_credits = 2;
  await visit();
  expect(await screen.findByText('Enough for 60 messages.')).toBeDefined();
});
