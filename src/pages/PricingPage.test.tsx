// @vitest-environment jsdom
/** The price list as a visitor and as a member see it, against the mock backend. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { addTimeBonusListeners } from '@/features/timeBonus/timeBonusListeners';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { required } from '@tests/factories/required';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import PricingPage from './PricingPage';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium', 'documents']);
});
afterEach(() => {
  backend.close();
});

/** Opens the page and waits until the packages are there. */
async function visit(persona?: string, change?: (db: TestBackend['db']) => void) {
  backend = createTestBackend(persona === undefined ? {} : { persona });
  change?.(backend.db);
  const { store, startListening } = createTestStore();
  addTimeBonusListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  renderInRouter(store, <PricingPage />, '/pricing');
  return { store, cards: within(await screen.findByRole('region', { name: 'Packages' })) };
}
const uses = () => within(screen.getByRole('region', { name: 'What costs credits, and what doesn’t' }));
const costOf = (what: string) => uses().getByText(what).parentElement?.textContent;

describe('for a visitor', () => {
  it('the packages of the country stand there with nothing to buy, and joining is the one action [RT-08] [SC-08]', async () => {
    const { store, cards } = await visit();
    expect(screen.getByRole('heading', { level: 1, name: 'What it costs' })).toBeDefined();
    expect(screen.getByText('Prices vary by country. Yours: Belgium')).toBeDefined();
    expect(cards.getAllByRole('article')).toHaveLength(4);
    expect(cards.getByText('€49.99').tagName).toBe('STRONG');
    expect(document.querySelector('a[href^="/credits"], input[type=radio]')).toBeNull();
    expect(screen.getByText(/^This text is a template\./)).toBeDefined();
    expect(cards.queryByRole('button')).toBeNull();
    expect(screen.getByText('You choose a package later, if you want one.')).toBeDefined();
    // It stands below the packages, and at the end of the page.
    const join = screen.getAllByRole('button', { name: 'Join free' });
    expect(join).toHaveLength(2);
    await userEvent.click(required(join[0]));
    expect(selectOpenModal(store.getState())?.name).toBe('signup');
  });

  it('tells a phone of the same prices: by credit, and which is the best one [RT-08] [SC-08]', async () => {
    await visit();
    const lines = within(screen.getByRole('list', { name: 'Packages' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '20creditsStarter · €0.50 per credit€9.99',
      '60creditsStandard · €0.42 per credit€24.99',
      '150creditsMost popularFavourite · €0.33 per credit€49.99',
      '400creditsBest valuePlenty · €0.25 per credit€99.99',
    ]);
  });

  it('says what costs credits, by the numbers of the server [RT-08] [BX-05]', async () => {
    await visit();
    expect(costOf('A message')).toContain('1 credit');
    expect(screen.getByText(/^A message costs 1 credit, from €0\.25\./)).toBeDefined();
    expect(costOf('A gift')).toContain('From 5 credits');
    expect(costOf('Welcome credits for new members')).toContain('3 credits');
    await userEvent.click(screen.getByText('What does a message cost in other countries?'));
    const table = within(screen.getByRole('table', { name: 'The lowest price of a message, by country' }));
    expect(table.getAllByRole('row')).toHaveLength(16);
    expect(table.getByRole('row', { name: /^Poland PLN/ })).toBeDefined();
  });

  it('compares free and premium honestly: a message costs both [RO-03]', async () => {
    await visit();
    const table = within(screen.getByRole('region', { name: 'Free and Premium compared' }));
    const row = (name: RegExp) => table.getByRole('row', { name });
    expect(row(/^New conversations 2 Unlimited$/)).toBeDefined();
    expect(row(/^Your own photos 3 25$/)).toBeDefined();
    expect(row(/^Sending a message 1 credit 1 credit$/)).toBeDefined();
    expect(table.getByText(/even with no credits left/)).toBeDefined();
  });

  it('says how long money can be had back, and that nothing renews [CO-08] [BX-23]', async () => {
    await visit();
    expect(screen.getByText(/^Ask within 14 days of your purchase/).textContent).toContain(
      'In your country you can withdraw from a purchase within 14 days',
    );
    await userEvent.click(screen.getByText('Can I get my money back?'));
    const refunds = screen.getByRole('link', { name: 'How refunds work' });
    expect(refunds.getAttribute('href')).toBe('/return-policy');
    expect(screen.getByText(/There’s no subscription and nothing to cancel/)).toBeDefined();
    expect(screen.getByText(/within 4 hours of joining pay 25% less/)).toBeDefined();
  });
});

describe('money back', () => {
  const WITHDRAW = 'In your country you can withdraw from a purchase within 14 days';
  const ASK = 'Ask within 9 days of your purchase';
  const NONE = 'Only where the law in your country gives you that right.';

  it.each([
    ['the house refunds and the law lets withdraw', 9, 'BE', [ASK, WITHDRAW]],
    ['the house refunds nothing, yet the law lets withdraw', 0, 'BE', [WITHDRAW]],
    ['the house refunds where no such law is', 9, 'US', [ASK]],
    ['neither does', 0, 'US', [NONE]],
  ])('is told as it is where %s [CO-08] [BX-23]', async (_, days, country, said) => {
    await visit(undefined, (db) => {
      db.settings.refund_days = days;
      db.settings.geoip_country = country;
      db.settings.geoip_selected_country = country;
    });
    await userEvent.click(screen.getByText('Can I get my money back?'));
    const answer = screen.getByRole('link', { name: 'How refunds work' }).parentElement?.textContent ?? '';
    expect([ASK, WITHDRAW, NONE].filter((text) => answer.includes(text))).toEqual(said);
  });
});

it('has every answer open on paper, and afterwards as its reader left it [RT-08]', async () => {
  await visit();
  await userEvent.click(screen.getByText('Can I get my money back?'));
  const all = [...document.querySelectorAll('details')];
  const open = () => all.filter((details) => details.open).length;
  expect([all.length > 3, open()]).toEqual([true, 1]);
  fireEvent(window, new Event('beforeprint'));
  expect(open()).toBe(all.length);
  fireEvent(window, new Event('afterprint'));
  expect(open()).toBe(1);
});

it('is a shop for a member, with the discount and its reason [RT-08] [BX-14]', async () => {
  const { cards } = await visit('free@example.test');
  expect(cards.getByText('€37.49')).toBeDefined();
  expect(cards.getByRole('link', { name: 'Choose Starter' }).getAttribute('href')).toBe('/credits/p0');
  expect(screen.getByText(/^You pay 25% less because you joined in the last few hours/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Join free' })).toBeNull();
});
