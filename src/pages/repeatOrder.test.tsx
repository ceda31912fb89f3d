// @vitest-environment jsdom
/** Ordering again with a stored card, against the mock backend. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isWriting } from '@/app/writing';
import { REQUEST_RETRIES } from '@/config/limits';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { addTimeBonusListeners } from '@/features/timeBonus/timeBonusListeners';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { headingHasFocus } from '@tests/factories/focus';
import { renderPages } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import RepeatOrderPage from './RepeatOrderPage';

let backend: TestBackend;
let known: ReadonlySet<string>;

beforeEach(async () => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  await startI18n('en');
  await loadNamespaces(['premium', 'cards']);
});
afterEach(() => {
  backend.close();
});

async function visit(persona = 'premium@example.test', prepare?: () => void) {
  backend = createTestBackend({ persona });
  known = new Set(backend.db.payments.keys());
  prepare?.();
  const { store, startListening } = createTestStore();
  addTimeBonusListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = renderPages(
    store,
    [
      {
        path: patterns.creditsRepeat,
        element: (
          <main>
            <RepeatOrderPage />
          </main>
        ),
      },
      { path: '*', element: null },
    ],
    '/credits/repeat-order',
  );
  return { router };
}

const orders = () => [...backend.db.payments.values()].filter(({ payment_id }) => !known.has(payment_id));
const card = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });
const payButton = () => screen.findByRole('button', { name: /^Pay €.* now$/ });

describe('the order page of stored cards', () => {
  it('lists the cards and begins with the last package and the first card [SC-09] [RT-07]', async () => {
    await visit();
    expect((await card('Visa ending in 4242')).checked).toBe(true);
    expect((await card('Mastercard ending in 0002')).checked).toBe(false);
    expect(screen.getByText('Expires 08/2029')).toBeDefined();
    expect(screen.getByText('150 credits')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Pay €49.99 now' })).toBeDefined();
    expect(
      screen.getByText('Visa ending in 4242: 150 credits, €0.33 per message. Nothing renews.'),
    ).toBeDefined();
  });

  it('charges the card for one order, however often it is pressed, and shows how it went [SC-09] [RT-07]', async () => {
    const { router } = await visit();
    await userEvent.dblClick(await payButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/credits/p2/visa'));
    const [order, ...others] = orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ package: 'p2', amount: 4_999, method: 'visa', status: 'pending' });
    expect(router.state.location.search).toBe(`?payment=${order?.payment_id}`);
  });

  it('is in its buyer’s hands: nothing reloads the page meanwhile [SC-09] [BX-21]', async () => {
    await visit();
    expect(isWriting()).toBe(false);
    await payButton();
    expect(isWriting()).toBe(true);
  });

  it('offers the other packages [SC-09]', async () => {
    await visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another package' }));
    const choice = within(await screen.findByRole('group', { name: 'Choose a package' }));
    expect(choice.getAllByRole('radio')).toHaveLength(4);
    expect(document.activeElement).toBe(choice.getByRole('radio', { checked: true }));
    await userEvent.click(choice.getByRole('radio', { name: /^20/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €9.99 now' }));
    await waitFor(() => expect(orders()[0]).toMatchObject({ package: 'p0', amount: 999 }));
  });

  it('says why this person pays less, as the shop does [SC-09] [BX-14]', async () => {
    await visit('free@example.test', () => {
      for (const [id, card] of backend.db.cards) backend.db.cards.set(id, { ...card, member: 'free' });
    });
    expect(await screen.findByText(/^You pay 25% less because you joined/)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Pay €37.49 now' })).toBeDefined();
  });

  it('says that a card was refused, and leads to another card or to PayPal [ER-12]', async () => {
    const { router } = await visit();
    await userEvent.click(await card('Mastercard ending in 0002'));
    await userEvent.click(await payButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Credit card payment failed');
    expect(alert.textContent).toContain('You haven’t been charged.');
    expect(within(alert).getByRole('link', { name: 'Pay with PayPal' }).getAttribute('href')).toBe(
      '/credits/p2/paypal',
    );
    expect(orders().filter(({ status }) => status !== 'failed' && status !== 'cancelled')).toEqual([]);
    // The same card once more, and then another one.
    await userEvent.click(await payButton());
    expect(await screen.findByRole('alert')).toBeDefined();
    await userEvent.click(await card('Visa ending in 4242'));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(await payButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/credits/p2/visa'));
    expect(orders().filter(({ status }) => status === 'pending')).toHaveLength(1);
  });

  it('has no field for card data [SC-09]', async () => {
    await visit();
    await payButton();
    expect(
      document.querySelectorAll('[autocomplete^="cc-"], input:not([type="radio"], [type="checkbox"])'),
    ).toHaveLength(0);
  });
});

describe('a stored card', () => {
  it('that has expired is said to be, and cannot be chosen [SC-09]', async () => {
    await visit('premium@example.test', () => {
      for (const stored of backend.db.cards.values()) if (stored.brand === 'visa') stored.expires = '2020-08';
    });
    expect((await card('Visa ending in 4242')).disabled).toBe(true);
    expect(screen.getByText('Expired 08/2020')).toBeDefined();
    expect((await card('Mastercard ending in 0002')).checked).toBe(true);
  });

  it('does not pay when all have expired: another way does [SC-09]', async () => {
    await visit('premium@example.test', () => {
      for (const stored of backend.db.cards.values()) stored.expires = '2020-08';
    });
    expect(await screen.findByText(/^Your stored cards have expired/)).toBeDefined();
    expect((await payButton()).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('link', { name: 'Pay another way' }).getAttribute('href')).toBe('/credits/p2');
  });

  it('is removed after a question, and the focus goes on [SC-09]', async () => {
    await visit('premium@example.test', () => backend.db.cards.delete('card-3'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
    expect(document.activeElement?.textContent).toBe('Keep it');
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Visa ending in 4242');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Visa ending in 4242' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Visa ending in 4242 was removed.')).toBeDefined();
    expect(screen.queryByRole('radio', { name: /^Visa/ })).toBeNull();
    expect((await card('Mastercard ending in 0002')).checked).toBe(true);
    expect(document.activeElement?.textContent).toBe('Pay with');
    expect(backend.db.cards.has('card-1')).toBe(false);

    await userEvent.click(screen.getByRole('button', { name: 'Remove Mastercard ending in 0002' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'No card stored yet' })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Order again');
  });

  it('stays when it could not be removed, and that is said [SC-09]', async () => {
    await visit();
    backend.fault({ match: 'DELETE cards.php', kind: 'status', status: 400, times: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Visa ending in 4242 couldn’t be removed.',
    );
    expect(await card('Visa ending in 4242')).toBeDefined();
  });

  const removeVisa = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  };

  it('that is gone already is told as removed, and the list is asked for [SC-09]', async () => {
    await visit();
    await card('Visa ending in 4242');
    backend.db.cards.delete('card-1');
    backend.db.cards.delete('card-3');
    await removeVisa();
    expect(await screen.findByText('Visa ending in 4242 was removed.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    // What else has changed meanwhile is seen as well.
    expect(screen.getAllByRole('radio', { name: /ending in/ })).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Pay with');
  });

  it('whose removal got no answer is told as removed when the list says so [SC-09]', async () => {
    await visit();
    backend.fault({ match: 'DELETE cards.php', kind: 'drop_after_commit', times: REQUEST_RETRIES + 1 });
    await removeVisa();
    expect(await screen.findByText('Visa ending in 4242 was removed.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('radio', { name: /^Visa/ })).toBeNull();
  });

  it('is not called refused while nobody knows: another press settles it [SC-09]', async () => {
    await visit();
    await card('Visa ending in 4242');
    backend.fault({ match: 'DELETE cards.php', kind: 'drop_after_commit', times: REQUEST_RETRIES + 1 });
    backend.fault({ match: 'GET cards.php', kind: 'status', status: 400, times: 1 });
    await removeVisa();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We can’t tell whether Visa ending in 4242 was removed.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Visa ending in 4242 was removed.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('without stored cards', () => {
  it('leads to the packages and says how a card comes to be stored [SC-09]', async () => {
    await visit('low@example.test');
    expect(await screen.findByRole('heading', { name: 'No card stored yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe('/credits');
  });

  it('asks again when they could not be loaded [SC-09] [BX-20]', async () => {
    await visit('premium@example.test', () =>
      backend.fault({ match: 'GET cards.php', kind: 'status', status: 400, times: 1 }),
    );
    expect(await screen.findByText('Your cards couldn’t be loaded.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Visa ending in 4242')).toBeDefined();
    await headingHasFocus(/./);
  });
});
