// @vitest-environment jsdom
/** The order before it is paid: how, with which code, and what is sent. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWriting } from '@/app/writing';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import type { CreditPackage, PaymentMethod } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { isPaymentMethod } from './isPaymentMethod';
import type { leaveFor } from './leave';
import { OrderForm } from './OrderForm';

vi.mock(import('@/config/payOrigins'), () => ({
  PAY_ORIGINS: ['https://pay.example', 'https://bank.example:8443'],
}));
vi.mock(import('./leave'), () => ({ leaveFor: vi.fn<typeof leaveFor>() }));

const ALL = Object.keys(PAYMENT_METHODS).filter((code) => isPaymentMethod(code));
const regular: CreditPackage = {
  id: 'p1',
  style: 'p1',
  credits: 60,
  price: 2_499,
  currency: 'EUR',
  discount: null,
  popular: false,
  methods: ['bancontact', 'creditcard', 'paypal', 'sdd'],
};
const starter: CreditPackage = { ...regular, id: 'p0', style: 'p0', credits: 20, price: 999 };

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
});
afterEach(() => {
  backend.close();
});

interface Opening {
  method?: PaymentMethod;
  tried?: PaymentMethod;
  address?: string;
  shopPath?: string;
  country?: string;
}

/** Opens the order of a premium member, who has no bonus, from Belgium unless said otherwise. */
async function openOrder(pkg: CreditPackage, opening: Opening = {}): Promise<void> {
  backend = createTestBackend({ persona: 'premium@example.test' });
  const member = backend.db.members.get('premium');
  if (member && opening.country !== undefined) member.country = opening.country;
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[opening.address ?? '/credits/p1']}>
        <OrderForm
          pkg={pkg}
          name="Standard"
          method={opening.method ?? null}
          shopPath={opening.shopPath ?? '/credits'}
          tried={opening.tried}
        />
      </MemoryRouter>
    </Provider>,
  );
}
const payButton = (price: string) => screen.findByRole('button', { name: `Pay ${price} now` });
const ordered = () => [...backend.db.payments.values()].at(-1);

async function enterCode(code: string): Promise<void> {
  await userEvent.click(screen.getByText('I have a discount code'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Discount code' }), code);
  await userEvent.click(screen.getByRole('button', { name: 'Use code' }));
}

describe('the ways to pay', () => {
  it('are 18, each with a name and a mark; the usual one is chosen [EN-04]', async () => {
    await openOrder({ ...regular, methods: ALL });
    const group = within(screen.getByRole('group', { name: 'How would you like to pay?' }));
    const radios = group.getAllByRole<HTMLInputElement>('radio');
    expect(radios).toHaveLength(18);
    expect(new Set(radios.map(({ labels }) => labels?.[0]?.textContent)).size).toBe(18);
    expect(radios.every(({ labels }) => labels?.[0]?.querySelector('.method-mark') !== null)).toBe(true);
    expect(radios.find(({ checked }) => checked)?.value).toBe('bancontact');
  });

  it.each([
    ['visa', /card details on the payment provider’s page, never here/],
    ['ideal', /in your bank’s app or online banking/],
    ['paypal', /^You confirm in PayPal/],
    ['paysafecard', /your voucher code on the paysafecard page/],
    ['sct', /^We give you our bank details/],
    ['sdd', /^You enter your IBAN and sign for this one amount/],
  ] as const)('by %s say what happens next [EN-04]', async (method, words) => {
    await openOrder({ ...regular, methods: ALL }, { method });
    const radio = screen.getByRole<HTMLInputElement>('radio', { checked: true });
    expect(radio.value).toBe(method);
    expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(words);
  });

  it('name the sites to which they lead, except the one that stays here [ST-03]', async () => {
    const sites = /^You’ll pay on pay\.example \/ bank\.example:8443, our payment provider’s site/;
    await openOrder(regular, { method: 'bancontact' });
    expect(screen.getByText(sites)).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Direct debit' }));
    expect(screen.queryByText(sites)).toBeNull();
  });

  it('that the package does not offer are passed over [RT-07]', async () => {
    await openOrder(regular, { method: 'blik' });
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('bancontact');
  });

  it('after a failure are one press and the payment away [ER-11]', async () => {
    await openOrder(regular, { method: 'bancontact', tried: 'bancontact' });
    const others = within(await screen.findByRole('region', { name: 'Pay another way' }));
    for (const name of ['Credit card', 'PayPal', 'Direct debit'])
      expect(others.getByRole('button', { name })).toBeDefined();
    await userEvent.click(others.getByRole('button', { name: 'PayPal' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('paypal');
    expect(document.activeElement).toBe(await payButton('€24.99'));
  });
});

describe('a discount code', () => {
  it('that was brought along is used at once, and can be removed [VA-09]', async () => {
    await openOrder(regular, { address: '/credits/p1?code=SUMMER10' });
    expect(await screen.findByText('Code SUMMER10 gives you 10% off.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose another package' }).getAttribute('href')).toBe(
      '/credits?code=SUMMER10',
    );
    await payButton('€22.49');
    await userEvent.click(screen.getByRole('button', { name: 'Remove code' }));
    await payButton('€24.99');
  });

  it.each([
    ['SUMMER10', 'Code SUMMER10 gives you 10% off.'],
    ['NOPE', 'Code not found'],
  ])('%s does not come back once it is removed or refused', async (code, words) => {
    history.replaceState(null, '', `/credits/p1?code=${code}`);
    await openOrder(regular, { address: `/credits/p1?code=${code}`, shopPath: `/credits?code=${code}` });
    await screen.findByText(words);
    const remove = screen.queryByRole('button', { name: 'Remove code' });
    if (remove) await userEvent.click(remove);
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.getByRole('link', { name: 'Choose another package' }).getAttribute('href')).toBe(
      '/credits',
    );
    history.replaceState(null, '', '/');
  });

  it('that is the own one goes from the address, so that a reload after its end blames nobody [ER-10]', async () => {
    const discount = { code: 'OLDCODE', price: 1_999, value_percentage: 20 };
    history.replaceState(null, '', '/credits/p1?code=OLDCODE');
    await openOrder({ ...regular, discount }, { address: '/credits/p1?code=OLDCODE' });
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByText(/^Code invalid/)).toBeNull();
    history.replaceState(null, '', '/');
  });

  it('keeps the focus where it is used and removed', async () => {
    await openOrder(regular);
    await userEvent.click(screen.getByText('I have a discount code'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Discount code' }), 'SUMMER10{Enter}');
    await screen.findByText('Code SUMMER10 gives you 10% off.');
    const place = screen.getByRole('region', { name: 'Discount code' });
    expect(document.activeElement).toBe(place);
    await userEvent.click(screen.getByRole('button', { name: 'Remove code' }));
    expect(document.activeElement).toBe(place);
  });

  it('does not count below its minimum order, and says from where on [ER-10] [VA-09]', async () => {
    await openOrder(starter);
    await enterCode('summer10');
    expect(
      await screen.findByText(
        'Code SUMMER10 doesn’t apply to this order. This code works on orders of €20.00 or more.',
      ),
    ).toBeDefined();
    await userEvent.click(await payButton('€9.99'));
    await waitFor(() => expect(ordered()).toMatchObject({ amount: 999, code: null }));
  });

  it.each([
    ['NOPE', 'BE', 'Code not found'],
    ['USED15', 'BE', 'Code already used'],
    ['OLDCODE', 'BE', 'Code invalid. This code has expired.'],
    ['BELGE20', 'NL', 'Code invalid. This code only works for members in one country: Belgium.'],
  ])('%s from %s is answered with "%s" [ER-10]', async (code, country, words) => {
    await openOrder(regular, { country });
    await enterCode(code);
    expect(await screen.findByText(words)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Discount code' }), 'X');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('that ends between the check and the payment goes, and the full price stands there [ER-10]', async () => {
    await openOrder(regular);
    await enterCode('SUMMER10');
    const pay = await payButton('€22.49');
    backend.db.codes.get('SUMMER10')?.used_by.push('premium');
    await userEvent.click(pay);
    expect(await screen.findByText('Code already used')).toBeDefined();
    await payButton('€24.99');
    expect(backend.db.payments.size).toBe(0);
  });
});

describe('the wish to start at once', () => {
  const box = () =>
    screen.queryByRole<HTMLInputElement>('checkbox', { name: /^I’d like the service to start now/ });

  it('is never ticked for the buyer, and goes with the order when it is [EN-04]', async () => {
    await openOrder(regular);
    expect(box()?.checked).toBe(false);
    await userEvent.click(await payButton('€24.99'));
    await waitFor(() => expect(ordered()).toMatchObject({ start_now: false }));
  });

  it('is told to the server', async () => {
    await openOrder(regular);
    await userEvent.click(screen.getByRole('checkbox', { name: /^I’d like the service to start now/ }));
    await userEvent.click(await payButton('€24.99'));
    await waitFor(() => expect(ordered()).toMatchObject({ start_now: true }));
  });

  it('is not asked for where there is no withdrawal; the days of refund are told there [CO-08]', async () => {
    await openOrder(regular, { country: 'US' });
    expect(box()).toBeNull();
    expect(screen.getByText(/^Changed your mind\? Ask within 14 days/)).toBeDefined();
  });
});

it('is in its buyer’s hands: nothing reloads the page meanwhile [BX-21]', async () => {
  await openOrder(regular);
  expect(isWriting()).toBe(true);
  cleanup();
  expect(isWriting()).toBe(false);
});

it('asks for nothing of a card or an account: those stay with the provider', async () => {
  await openOrder({ ...regular, methods: ALL });
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])')];
  expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['off']);
  expect(screen.getAllByRole('textbox', { hidden: true })).toHaveLength(1);
});
