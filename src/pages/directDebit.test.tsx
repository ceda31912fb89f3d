// @vitest-environment jsdom
/** From an open order to the signed mandate, against the mock backend. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelPayment } from '@/api/calls/payments';
import { isWriting } from '@/app/writing';
import { REQUEST_RETRIES } from '@/config/limits';
import { SESSION_KEYS } from '@/config/storageKeys';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { field, fill, orderByDebit as order, press, toCode } from '@tests/factories/directDebitForm';
import { headingHasFocus } from '@tests/factories/focus';
import { visitDirectDebit as open } from '@tests/journeys/directDebitPage';
import { settled } from '@tests/journeys/settled';

const MINUTE_MS = 60_000;
let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['directDebit']);
});
afterEach(async () => {
  await settled();
  sessionStorage.clear();
  backend.close();
});

async function visit(persona = 'free@example.test', pkg = 'p1') {
  backend = createTestBackend({ persona });
  const id = await order(pkg);
  const view = await open(`?payment=${id}`);
  return { id, view };
}

const payment = (id: string) => backend.db.payments.get(id);
const codeSent = () => /\d{6}/u.exec(backend.db.outbox.at(-1)?.text ?? '')?.[0] ?? '';

describe('a direct debit', () => {
  it('is signed with all eight fields, and paid once [SC-11] [RT-08] [EN-04]', async () => {
    const { id } = await visit();
    const code = await toCode();
    expect(screen.getByText(/^The code is on its way to/)).toBeDefined();
    await userEvent.type(code, codeSent());
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sign and pay €18.74' }));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe(`/credits/p1/sdd?payment=${id}`);
    expect(payment(id)).toMatchObject({ status: 'pending', mandate: { reference: `M-${id}` } });
    expect(sessionStorage.getItem(SESSION_KEYS.formDrafts)).toBeNull();
  });

  it('is in its signer’s hands until it is signed: nothing reloads the page meanwhile [SC-11] [BX-21]', async () => {
    await visit();
    const code = await toCode();
    expect(isWriting()).toBe(true);
    await userEvent.type(code, codeSent());
    await press('Sign and pay €18.74');
    await screen.findByTestId('elsewhere');
    expect(isWriting()).toBe(false);
  });

  it('shows the whole mandate before it can be signed [SC-11]', async () => {
    const { id } = await visit();
    await field('IBAN');
    expect(screen.queryByRole('button', { name: /Sign|code/ })).toBeNull();
    await fill();
    const mandate = within(await screen.findByRole('article', { name: 'SEPA Direct Debit Mandate' }));
    for (const text of [
      backend.db.settings.company_name,
      'NL00ZZZ000000000000',
      `M-${id}`,
      'Noor de Vries',
      'Keizersgracht 12 b, 1015 CX Amsterdam',
      'NL91 •••• •••• ••43 00',
      'One-off payment',
      '€18.74',
      'Date of the debit',
    ])
      expect(mandate.getByText(text)).toBeDefined();
    expect(
      mandate.getByText(/^By signing this mandate form, you authorise .* your account in accordance/),
    ).toBeDefined();
    expect(mandate.getByText(/claimed within 8 weeks/)).toBeDefined();
    expect(mandate.getByText(/explained in a statement that you can obtain from your bank/)).toBeDefined();
    expect(mandate.queryByText(/ABNA/)).toBeNull();
    expect(document.activeElement?.textContent).toContain('Read the mandate');
  });

  it('says what is wrong with every field, and goes to the first [SC-11]', async () => {
    await visit();
    await fill({ 'Account holder': '12', IBAN: 'NL91ABNA041716430', Street: '', 'Mobile number': '12' });
    const holder = await field('Account holder');
    await waitFor(() => expect(document.activeElement).toBe(holder));
    expect(holder).toHaveProperty('ariaInvalid', 'true');
    expect(screen.getByText('An IBAN from this country has 18 characters. This one has 17.')).toBeDefined();
    expect(screen.getByText('Enter the name of your street.')).toBeDefined();
    expect(screen.getByText(/^Enter a mobile number/)).toBeDefined();
    expect(screen.queryByText('SEPA Direct Debit Mandate')).toBeNull();
  });

  it('groups the IBAN, names the country of its bank and tells a wrong digit at once [VA-08]', async () => {
    await visit();
    const iban = await field('IBAN');
    await settled();
    await userEvent.type(iban, 'nl92abna0417164300');
    expect(iban.value).toBe('NL92 ABNA 0417 1643 00');
    expect(screen.getByText('Country of the bank: Netherlands')).toBeDefined();
    expect(await screen.findByText(/^There’s a mistake in this IBAN/)).toBeDefined();
  });

  it('goes back to a field that the server refused', async () => {
    const { id } = await visit();
    await userEvent.type(await toCode(), codeSent());
    backend.fault({
      match: 'POST directdebit.php',
      kind: 'status',
      status: 422,
      body: { error: 'invalid', fields: { iban: 'invalid' } },
      times: 1,
    });
    await press(/^Sign and pay/);
    expect(await screen.findByText(/^Our bank doesn’t recognise this IBAN/)).toBeDefined();
    expect(document.activeElement).toBe(await field('IBAN'));
    expect(payment(id)?.status).toBe('open');
  });

  it('is debited once when the answer gets lost [SC-11]', async () => {
    const { id } = await visit();
    await userEvent.type(await toCode(), codeSent());
    backend.fault({ match: 'POST directdebit.php', kind: 'drop_after_commit' });
    await press(/^Sign and pay/);
    await screen.findByTestId('elsewhere');
    expect(payment(id)?.status).toMatch(/^(?:pending|completed)$/);
    const mandates = backend.db.outbox.filter(({ subject }) => subject === `Your SEPA mandate M-${id}`);
    expect(mandates).toHaveLength(1);
  });
});

it('that nobody heard of may be signed, which is said [SC-11] [ER-20]', async () => {
  const { id } = await visit();
  await userEvent.type(await toCode(), codeSent());
  backend.fault({ match: 'POST directdebit.php', kind: 'drop_after_commit', times: null });
  backend.fault({ match: 'GET payment.php', kind: 'offline', times: null });
  await press(/^Sign and pay/);
  const said = await screen.findByText(/We couldn’t tell whether that worked/, undefined, {
    timeout: 20_000,
  });
  expect(said.textContent).toContain('you won’t be charged twice');
  expect(payment(id)?.status).toBe('pending');
}, 30_000);

it('that was signed as the line dropped is known to be once it is back [SC-11] [ER-20]', async () => {
  const { view } = await visit();
  const asked = () => backend.db.requests.filter(({ fault }) => fault === 'offline');
  await userEvent.type(await toCode(), codeSent());
  backend.fault({ match: 'POST directdebit.php', kind: 'drop_after_commit', times: null });
  backend.fault({ match: 'GET payment.php', kind: 'offline', times: null });
  await press(/^Sign and pay/);
  await screen.findByText(/We couldn’t tell whether that worked/, undefined, { timeout: 20_000 });
  // The order was asked for as often as it is, in vain.
  await waitFor(() => expect(asked()).toHaveLength(1 + REQUEST_RETRIES));
  act(() => void view.store.dispatch(connectionChanged(false)));
  backend.db.faults = [];
  act(() => void view.store.dispatch(connectionChanged(true)));
  await screen.findByTestId('elsewhere');
}, 30_000);

describe('the page of the direct debit', () => {
  it('offers another way to an account that is blocked [ER-08]', async () => {
    await visit('blocked@example.test');
    expect(
      await screen.findByRole('heading', { name: 'Your account is blocked for direct debit payments.' }),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pay another way' }).getAttribute('href')).toBe('/credits/p1');
  });

  it('says that the limit is reached, and what is left to do [ER-09]', async () => {
    const { id } = await visit('premium@example.test', 'p3');
    backend.fault({
      match: 'PUT directdebit.php',
      kind: 'status',
      status: 403,
      body: { error: 'sdd_limit' },
    });
    await fill();
    await press('Send me the code');
    expect(
      await screen.findByRole('heading', {
        name: 'Your limit for direct debit payments has been reached. Please try later, a cheaper package or another payment method.',
      }),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pay another way' }).getAttribute('href')).toBe('/credits/p3');
    expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe('/credits');
    expect(payment(id)?.status).toBe('open');
  });

  it('finds the newest order that waits [RT-08]', async () => {
    backend = createTestBackend({ persona: 'free@example.test' });
    await order('p0');
    backend.advance(MINUTE_MS);
    await order('p1');
    await open('');
    expect(await screen.findByText('60 credits')).toBeDefined();
  });

  it('leads on when it is signed already [RT-08]', async () => {
    const { id, view } = await visit();
    await field('IBAN');
    view.unmount();
    const signed = payment(id);
    if (signed) signed.status = 'pending';
    await open(`?payment=${id}`);
    expect((await screen.findByTestId('elsewhere')).textContent).toBe(`/credits/p1/sdd?payment=${id}`);
  });

  it('leads on when another tab has signed it in the meantime [RT-08]', async () => {
    const { id } = await visit();
    await fill();
    const signed = payment(id);
    if (signed) signed.status = 'pending';
    await press('Send me the code');
    expect((await screen.findByTestId('elsewhere')).textContent).toBe(`/credits/p1/sdd?payment=${id}`);
    expect(sessionStorage.getItem(SESSION_KEYS.formDrafts)).toBeNull();
  });

  it('offers a new beginning when the order was dropped', async () => {
    backend = createTestBackend({ persona: 'free@example.test' });
    const id = await order();
    await cancelPayment(id);
    await open(`?payment=${id}`);
    await screen.findByRole('heading', { name: 'This order has ended' });
    expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/credits/p1/sdd');
  });

  it('does not know an order that there is not', async () => {
    backend = createTestBackend({ persona: 'free@example.test' });
    await open('?payment=pay-none');
    expect(await screen.findByRole('heading', { name: 'We can’t find this order' })).toBeDefined();
  });

  it('can be asked again when nothing came, with the focus at the heading [BX-20]', async () => {
    backend = createTestBackend({ persona: 'free@example.test' });
    const id = await order();
    backend.fault({ match: 'GET directdebit.php', kind: 'status', status: 400, times: 1 });
    await open(`?payment=${id}`);
    await press('Try again');
    expect(await field('IBAN')).toBeDefined();
    await headingHasFocus(/./);
  });
});
