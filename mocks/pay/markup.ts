/** The test payment page as HTML: no script, one form, every text escaped. */
import type { Payment } from '../tables';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const page = (title: string, main: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/__mock/pay.css">
</head>
<body>
<main>
${main}
</main>
</body>
</html>`;

export const money = ({ amount, currency }: Pick<Payment, 'amount' | 'currency'>): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);

const button = (outcome: string, text: string) =>
  `<button type="submit" name="outcome" value="${outcome}"${outcome === 'pay' ? ' class="first"' : ''}>${text}</button>`;

/** What is inside `main`: the browser mount puts it into its own page. */
export function payMain(payment: Payment): string {
  const open = payment.status === 'open';
  const note = open
    ? `<form method="post" action="/__mock/pay/${encodeURIComponent(payment.payment_id)}">
${button('pay', `Pay ${escape(money(payment))}`)}
${button('stay', 'Stay pending')}
${button('fail', 'Fail')}
${button('cancel', 'Cancel')}
</form>`
    : `<p role="status">This payment is ${escape(payment.status)}.</p>
<form method="post" action="/__mock/pay/${encodeURIComponent(payment.payment_id)}">${button('cancel', 'Back to the shop')}</form>`;
  return `<p class="notice"><strong>Test payment page, no real money.</strong></p>
<h1>${escape(money(payment))}</h1>
<dl>
<div><dt>Order</dt><dd>${payment.credits} credits</dd></div>
<div><dt>Method</dt><dd>${escape(payment.method)}</dd></div>
<div><dt>Payment</dt><dd>${escape(payment.payment_id)}</dd></div>
</dl>
${note}`;
}

export const payPage = (payment: Payment): string => page('Test payment', payMain(payment));
export const missingMain = `<p class="notice"><strong>Test payment page, no real money.</strong></p>
<h1>Payment not found</h1>
<p><a href="/">Back to home</a></p>`;
export const missingPage = (): string => page('Payment not found', missingMain);
