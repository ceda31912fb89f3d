/** Each way in which a payment can end, and what is said of it (ST-03). */
import { as, call, DAY_MS, fails, later, SECOND_MS, type Scenario, type ScenarioStep } from './scenario';

const area = 'Payments';
/** Who signs a direct debit. */
const PAYER = {
  account_holder: 'Jonas Peeters',
  iban: 'BE68 5390 0754 7034',
  street: 'Meir',
  house_number: '1',
  zip: '2000',
  city: 'Antwerpen',
  phone: '+32 470 12 34 56',
};
/** When the page says so. */
const OPEN_MS = 4000;
const LATE_MS = 30_000;
const order = (pkg: string, method: string): ScenarioStep =>
  call('POST', 'payment.php', { package: pkg, method, return_url: `/credits/${pkg}/${method}` });
const ends = (status: 'pending' | 'completed' | 'failed' | 'cancelled'): ScenarioStep => ({
  do: 'payment',
  status,
});
const at = (pkg: string, method: string) => `/credits/${pkg}/${method}?payment={payment_id}`;

export const payments: readonly Scenario[] = [
  {
    id: 'pay-choose',
    area,
    title: 'Choose a way to pay',
    steps: [as('premium')],
    at: '/credits/p2',
    shows: 'Check and pay',
  },
  {
    id: 'pay-open',
    area,
    title: 'Back from the bank without having paid',
    hint: 'For its first seconds the page says that it is checking the payment.',
    steps: [as('premium'), order('p1', 'bancontact')],
    at: at('p1', 'bancontact'),
    shows: 'Your payment isn’t complete',
    place: 'heading',
    after_ms: OPEN_MS,
  },
  {
    id: 'pay-unknown',
    area,
    title: 'Back from the bank, with a payment that nobody knows',
    steps: [as('premium')],
    at: '/credits/p1/bancontact?payment=pay-none',
    shows: 'We can’t find this payment',
    place: 'heading',
  },
  {
    id: 'pay-pending',
    area,
    title: 'Processing',
    steps: [as('premium'), order('p1', 'bancontact'), ends('pending')],
    at: at('p1', 'bancontact'),
    shows: 'Processing your payment',
  },
  {
    id: 'pay-late',
    area,
    title: 'Processing for longer than usual',
    hint: 'Stay on the page for half a minute: it counts the time that really goes by.',
    steps: [as('premium'), order('p1', 'bancontact'), ends('pending')],
    at: at('p1', 'bancontact'),
    shows: 'This is taking longer than usual.',
    after_ms: LATE_MS,
  },
  {
    id: 'pay-unreachable',
    area,
    title: 'Back from the bank, nobody can say how it went',
    steps: [as('premium'), order('p1', 'bancontact'), fails('GET payment.php*', 500)],
    at: at('p1', 'bancontact'),
    shows: 'We couldn’t check your payment',
    place: 'heading',
  },
  {
    id: 'pay-transfer',
    area,
    title: 'Bank transfer on its way',
    steps: [as('premium'), order('p1', 'sct'), ends('pending')],
    at: at('p1', 'sct'),
    shows: 'We’re waiting for your bank transfer.',
  },
  {
    id: 'pay-completed',
    area,
    title: 'Completed, credits added',
    steps: [as('premium'), order('p1', 'bancontact'), ends('completed')],
    at: at('p1', 'bancontact'),
    shows: 'Thank you',
  },
  {
    id: 'pay-failed',
    area,
    title: 'Failed',
    steps: [as('premium'), order('p1', 'paypal'), ends('failed')],
    at: at('p1', 'paypal'),
    shows: 'Payment failed or has been cancelled.',
  },
  {
    id: 'pay-cancelled',
    area,
    title: 'Cancelled',
    steps: [as('premium'), order('p1', 'paypal'), ends('cancelled')],
    at: at('p1', 'paypal'),
    shows: 'Payment failed or has been cancelled.',
  },
  {
    id: 'pay-debit',
    area,
    title: 'Direct debit to sign',
    steps: [as('free'), order('p1', 'sdd')],
    at: '/directdebit?payment={payment_id}',
    shows: 'Your account and address',
  },
  {
    id: 'pay-debit-signed',
    area,
    title: 'Direct debit, signed',
    steps: [
      as('free'),
      order('p1', 'sdd'),
      call('PUT', 'directdebit.php', { payment_id: '{payment_id}', phone: PAYER.phone }),
      { do: 'code' },
      call('POST', 'directdebit.php', { payment_id: '{payment_id}', otp: '{code}', ...PAYER }),
    ],
    at: '/transactions/{payment_id}',
    shows: 'Mandate reference',
  },
  {
    id: 'pay-cards',
    area,
    title: 'Order again: a card that works, one refused, one expired',
    steps: [as('premium')],
    at: '/credits/repeat-order',
    shows: 'Expired 02/2025',
  },
  {
    id: 'pay-no-card',
    area,
    title: 'Order again: no card stored',
    steps: [as('low')],
    at: '/credits/repeat-order',
    shows: 'No card stored yet',
  },
  {
    id: 'pay-statement',
    area,
    title: 'A purchase in the statement, a day later',
    steps: [as('low'), order('p0', 'bancontact'), ends('completed'), later(DAY_MS + SECOND_MS)],
    at: '/transactions/{payment_id}',
    shows: 'Bancontact',
  },
  {
    id: 'pay-withdrawn',
    area,
    title: 'Withdrawn from a purchase',
    steps: [as('low'), order('p0', 'bancontact'), ends('completed')],
    at: '/transactions/{payment_id}',
    presses: [
      { press: 'Withdraw from the contract here', as: 'link' },
      { press: 'Continue' },
      { press: 'Confirm withdrawal' },
    ],
    shows: 'You’ve withdrawn from this purchase.',
    also: ['Receipt of withdrawal'],
  },
  {
    id: 'pay-withdrawn-return',
    area,
    title: 'Back on the page of a payment that was withdrawn from',
    steps: [
      as('low'),
      order('p0', 'bancontact'),
      ends('completed'),
      call('POST', 'withdrawal.php', {
        payment_id: '{payment_id}',
        name: 'Jonas Peeters',
        email: 'low@example.test',
      }),
    ],
    at: at('p0', 'bancontact'),
    shows: 'You have withdrawn from this purchase',
    place: 'heading',
  },
];
