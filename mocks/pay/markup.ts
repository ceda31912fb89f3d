/** The test payment page. */
import { PAYMENT_METHODS, type PaymentFamily } from '@/config/paymentMethods';
import { element, toHtml, type Markup } from '../markup';
import type { Payment } from '../moneyTables';

/** A sum as people read it. */
export const money = ({ amount, currency }: Pick<Payment, 'amount' | 'currency'>): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);

const notice = element('p', { class: 'notice' }, element('strong', {}, 'Test payment page, no real money.'));
const fact = (name: string, value: string) =>
  element('div', {}, element('dt', {}, name), element('dd', {}, value));
const button = (outcome: string, text: string) =>
  element(
    'button',
    { type: 'submit', name: 'outcome', value: outcome, ...(outcome === 'pay' && { class: 'first' }) },
    text,
  );

/** The field of a card that is to be kept. */
export const REMEMBER = 'remember';

export const familyOf = ({ method }: Payment): PaymentFamily => PAYMENT_METHODS[method].family;

/** What the provider would ask for. */
const asks: Record<PaymentFamily, string> = {
  card: 'Your card would be asked for here, and your bank would check that it is you.',
  bank: 'You would approve this at your bank.',
  direct_debit: 'You would sign a mandate.',
  transfer: 'You would transfer the amount from your bank. It arrives the next day.',
  wallet: 'You would confirm this in your wallet.',
  voucher: 'You would type the code of your voucher here.',
};

const rememberCard = element(
  'label',
  { class: 'remember' },
  element('input', { type: 'checkbox', name: REMEMBER, value: 'yes' }),
  'Remember this card for next time',
);

/** The page of a payment: its facts and a button for every way it can end. */
export function payMain(payment: Payment): Markup {
  const action = `/__mock/pay/${encodeURIComponent(payment.payment_id)}`;
  const choices =
    payment.status === 'open'
      ? [
          ...(familyOf(payment) === 'card' ? [rememberCard] : []),
          button('pay', `Pay ${money(payment)}`),
          button('stay', 'Stay pending'),
          button('fail', 'Fail'),
          button('cancel', 'Cancel'),
        ]
      : [
          element('p', { role: 'status' }, `This payment is ${payment.status}.`),
          button('cancel', 'Back to the shop'),
        ];
  return element(
    'main',
    {},
    notice,
    element('h1', {}, money(payment)),
    element(
      'dl',
      {},
      fact('Order', `${payment.credits} credits`),
      fact('Method', PAYMENT_METHODS[payment.method].label),
      fact('Payment', payment.payment_id),
    ),
    element('p', {}, asks[familyOf(payment)]),
    element('form', { method: 'post', action }, ...choices),
  );
}

/** The page for a payment that does not exist. */
export const missingMain: Markup = element(
  'main',
  {},
  notice,
  element('h1', {}, 'Payment not found'),
  element('p', {}, element('a', { href: '/' }, 'Back to home')),
);

/** The whole HTML document around `main`. */
export const payDocument = (main: Markup): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Test payment</title>
<link rel="stylesheet" href="/__mock/pay.css">
</head>
<body>
${toHtml(main)}
</body>
</html>
`;
