/** The faces of the payment page. */
import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '@/domain/model';
import { makePayment } from '@tests/factories/order';
import { paymentView } from './paymentView';

const payment = (status: PaymentStatus) => makePayment({ status });
const refused = { kind: 'refused', status: 404, code: 'not_found', details: {}, fields: {} } as const;

describe('the face of the payment page [ST-03]', () => {
  it.each([
    ['pending', 'pending'],
    ['completed', 'completed'],
    ['failed', 'failed'],
    ['cancelled', 'failed'],
    ['open', 'loading'],
  ] as const)('of a payment that is %s is %s', (status, view) => {
    expect(paymentView(payment(status), null, 0)).toBe(view);
  });

  it('of a purchase that was withdrawn from is no thanks for it [BX-23]', () => {
    const withdrawn = {
      reference: 'W-1',
      withdrawn_at: '2026-11-22T08:00:00.000Z',
      name: 'Noor',
      email: 'noor@example.test',
      used_credits: 0,
      used_amount: 0,
      refund: 3_749,
    };
    expect(paymentView({ ...payment('completed'), withdrawn }, null, 0)).toBe('withdrawn');
    expect(paymentView({ ...payment('completed'), withdrawn: null }, null, 0)).toBe('completed');
  });

  it('says that nothing was paid once an order stays open', () => {
    expect(paymentView(payment('open'), null, 3_999)).toBe('loading');
    expect(paymentView(payment('open'), null, 4_000)).toBe('open');
  });

  it('waits without an answer, and tells a silent server from an unknown payment', () => {
    expect(paymentView(undefined, null, 0)).toBe('loading');
    expect(paymentView(undefined, { kind: 'offline' }, 0)).toBe('unreachable');
    expect(paymentView(undefined, refused, 0)).toBe('unknown');
    expect(paymentView(undefined, { ...refused, status: 429 }, 0)).toBe('unreachable');
  });

  it('keeps the last word of the server when a later question fails', () => {
    expect(paymentView(payment('pending'), { kind: 'offline' }, 60_000)).toBe('pending');
  });
});
