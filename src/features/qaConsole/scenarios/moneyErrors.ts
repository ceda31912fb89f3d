/** The errors of the catalogue that are about money: paying, codes, credits and what only premium members may do (ER-08 to ER-14). */
import { as, call, fails, type Scenario } from './scenario';

const area = 'Errors';
const debit = (pkg: string) =>
  call('POST', 'payment.php', { package: pkg, method: 'sdd', return_url: `/credits/${pkg}/sdd` });

export const moneyErrors: readonly Scenario[] = [
  {
    id: 'er-08',
    area,
    title: 'ER-08 Blocked for direct debit',
    steps: [as('blocked'), debit('p1')],
    at: '/directdebit?payment={payment_id}',
    shows: 'Your account is blocked for direct debit payments.',
    place: 'alert',
  },
  {
    id: 'er-09',
    area,
    title: 'ER-09 Direct-debit limit reached',
    steps: [as('premium'), debit('p3'), fails('GET directdebit.php*', 403, { error: 'sdd_limit' })],
    at: '/directdebit?payment={payment_id}',
    shows:
      'Your limit for direct debit payments has been reached. Please try later, a cheaper package or another payment method.',
    place: 'alert',
  },
  {
    id: 'er-10-not-found',
    area,
    title: 'ER-10 Code not found',
    steps: [as('premium')],
    at: '/credits/p1?code=NOSUCHCODE',
    shows: 'Code not found',
    place: 'field',
  },
  {
    id: 'er-10-used',
    area,
    title: 'ER-10 Code already used',
    steps: [as('premium')],
    at: '/credits/p1?code=USED15',
    shows: 'Code already used',
    place: 'field',
  },
  {
    id: 'er-10-invalid',
    area,
    title: 'ER-10 Code invalid',
    steps: [
      as('premium'),
      fails('GET discountcode.php*', 422, { error: 'validation', fields: { code: 'invalid' } }),
    ],
    at: '/credits/p1?code=SUMMER10',
    shows: 'Code invalid',
    place: 'field',
  },
  {
    id: 'er-11',
    area,
    title: 'ER-11 Payment failed',
    steps: [
      as('premium'),
      call('POST', 'payment.php', {
        package: 'p1',
        method: 'bancontact',
        return_url: '/credits/p1/bancontact',
      }),
      { do: 'payment', status: 'failed' },
    ],
    at: '/credits/p1/bancontact?payment={payment_id}',
    shows: 'Payment failed or has been cancelled.',
    place: 'heading',
  },
  {
    id: 'er-12',
    area,
    title: 'ER-12 Stored card refused',
    steps: [as('premium')],
    at: '/credits/repeat-order',
    presses: [{ press: 'Mastercard ending in 0002', as: 'radio' }, { press: 'Pay €49.99 now' }],
    shows: 'Credit card payment failed',
    place: 'alert',
  },
  {
    id: 'er-13',
    area,
    title: 'ER-13 Not enough credits for a message',
    steps: [as('empty')],
    at: '/members/sofia/chat',
    shows: 'You do not have enough credits to send this message',
  },
  {
    id: 'er-14',
    area,
    title: 'ER-14 Only for premium members',
    steps: [as('premium'), fails('POST chat.php', 403, { error: 'premium_only', reason: 'conversations' })],
    at: '/chats/c1',
    presses: [{ fill: 'Message to', with: 'Saturday at the market, then?' }, { press: 'Send message' }],
    shows: 'Not sent. This feature is only available for premium members',
    place: 'log',
  },
];
