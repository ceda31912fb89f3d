/** Every answer that the page of the direct debit can get, and what it shows then. */
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/api/failure';
import type { Mandate, Payment, PaymentStatus } from '@/domain/model';
import { refusedFields } from './detailsRefusal';
import { directDebitView } from './directDebitView';

const order: Payment = {
  payment_id: 'pay-1',
  status: 'open',
  package: 'p1',
  credits: 60,
  amount: 2_499,
  currency: 'EUR',
  method: 'sdd',
  created_at: '2026-11-21T20:00:00Z',
};
const mandate: Mandate = {
  payment_id: 'pay-1',
  status: 'open',
  creditor: { name: 'Vesper', address: 'Ghent', identifier: 'NL00ZZZ000000000000' },
  mandate_reference: 'M-pay-1',
  amount: 2_499,
  currency: 'EUR',
  debit_date: '2026-11-26',
  refund_weeks: 8,
};
const refused = (status: number, code: string, fields: Record<string, string> = {}): Failure => ({
  kind: 'refused',
  status,
  code,
  details: {},
  fields,
});
const nothing = { data: undefined, failure: null };
const known = <T>(data: T) => ({ data, failure: null });
const failed = (failure: Failure) => ({ data: undefined, failure });
const shown = (...answers: Parameters<typeof directDebitView>) => directDebitView(...answers).show;

describe('the page of the direct debit', () => {
  it('waits for the order, then for the mandate, then shows the form [RT-08]', () => {
    expect(shown(nothing, nothing, null)).toBe('loading');
    expect(shown(known(order), nothing, null)).toBe('loading');
    expect(shown(known(order), known(mandate), null)).toBe('form');
  });

  it.each([
    ['pending', 'progress'],
    ['completed', 'progress'],
    ['failed', 'progress'],
    ['cancelled', 'over'],
  ] as const satisfies [PaymentStatus, string][])('never lets a %s order be signed again', (status, show) => {
    expect(shown(known({ ...order, status }), known(mandate), null)).toBe(show);
  });

  it('leaves an order of another method to its own page', () => {
    expect(shown(known({ ...order, method: 'paypal' }), nothing, null)).toBe('progress');
  });

  it('tells a blocked account and a limit, whichever call says so [ER-08] [ER-09]', () => {
    for (const [code, show] of [
      ['sdd_blocked', 'blocked'],
      ['sdd_limit', 'limit'],
    ] as const) {
      expect(shown(known(order), failed(refused(403, code)), null)).toBe(show);
      expect(shown(known(order), known(mandate), refused(403, code))).toBe(show);
    }
  });

  it('tells an order that there is not from one that could not be asked for', () => {
    expect(shown(failed(refused(404, 'not_found')), nothing, null)).toBe('unknown');
    for (const failure of [
      { kind: 'offline' },
      { kind: 'timeout' },
      { kind: 'server', status: 503 },
      { kind: 'wrong_shape', call: 'GET payment.php' },
      refused(429, 'rate_limited'),
    ] as const satisfies Failure[]) {
      expect(shown(failed(failure), nothing, null)).toBe('unreachable');
      expect(shown(known(order), failed(failure), null)).toBe('unreachable');
      // A form that is being filled in stays.
      expect(shown(known(order), { data: mandate, failure }, failure)).toBe('form');
    }
  });

  it('names the refused fields in the order of the form [SC-11]', () => {
    const fields = { phone: 'invalid', otp: 'invalid', iban: 'invalid', zip: 'required', other: 'x' };
    expect(refusedFields(refused(422, 'invalid', fields))).toEqual([
      { field: 'iban', problem: 'iban_refused' },
      { field: 'zip', problem: 'refused' },
      { field: 'phone', problem: 'phone_refused' },
    ]);
    expect(refusedFields({ kind: 'offline' })).toEqual([]);
  });
});
