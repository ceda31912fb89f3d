// @vitest-environment jsdom
/** How a purchase stands, and where an open order goes on. */
import { describe, expect, it } from 'vitest';
import { openWay } from './openWay';
import { arrivedSince, creditsTaken, fullPrice, purchaseState } from './purchaseState';
import { stepIn, stepQuery } from './withdrawing';

const receipt = {
  reference: 'W-1',
  withdrawn_at: '2026-11-21T12:00:00.000Z',
  name: 'Marek',
  email: 'marek@example.test',
  used_credits: 30,
  used_amount: 0,
  refund: 4999,
};

describe('a purchase', () => {
  it('that was withdrawn from is no longer told as paid [BX-23]', () => {
    const paid = { status: 'completed', method: 'visa' } as const;
    expect(purchaseState({ ...paid, withdrawn: null })).toBe('completed');
    expect(purchaseState({ ...paid, withdrawn: receipt })).toBe('withdrawn');
  });

  it('by bank transfer is awaited until it arrives, and no longer [ST-03]', () => {
    expect(purchaseState({ status: 'pending', method: 'sct' })).toBe('awaited');
    expect(purchaseState({ status: 'pending', method: 'bancontact' })).toBe('pending');
    for (const status of ['open', 'completed', 'failed', 'cancelled'] as const)
      expect(purchaseState({ status, method: 'sct' })).toBe(status);
  });

  it('has arrived when it was under way before and is paid now [ST-03]', () => {
    const paid = { payment_id: 'a', status: 'completed' } as const;
    const under = { payment_id: 'b', status: 'pending' } as const;
    const arrived = { ...under, status: 'completed' } as const;
    expect(arrivedSince([paid, under], [arrived, paid])).toEqual([arrived]);
    expect(arrivedSince([paid, under], [{ ...under, status: 'failed' }, paid])).toEqual([]);
    expect(arrivedSince([paid, under], [paid, under])).toEqual([]);
    // What was bought and paid elsewhere meanwhile was never waited for here.
    expect(arrivedSince([], [paid])).toEqual([]);
  });

  it('had its discount taken off the full price', () => {
    expect(fullPrice({ amount: 3749, discount_amount: 1250 })).toBe(4999);
    expect(fullPrice({ amount: 4999 })).toBe(4999);
  });

  it('gives back the credits that are not used, never less than none', () => {
    expect(creditsTaken(150, receipt)).toBe(120);
    expect(creditsTaken(20, receipt)).toBe(0);
  });
});

describe('an order that is not paid', () => {
  it('goes on at its payment page, or within the app for a direct debit', () => {
    const [page, form] = ['/__mock/pay/pay-1', '/directdebit?payment=pay-1'];
    expect(openWay(page)).toEqual({ to: page, within: false, site: null });
    expect(openWay(form)).toEqual({ to: form, within: true, site: null });
  });

  it('never leads off this site', () => {
    expect(openWay('https://elsewhere.example/')).toBeNull();
    expect(openWay('//elsewhere.example')).toBeNull();
    expect(openWay(undefined)).toBeNull();
  });
});

it('the step of a withdrawal stands in the address', () => {
  expect(stepIn(new URLSearchParams(stepQuery(2)))).toBe(2);
  expect(stepIn(new URLSearchParams(stepQuery(1)))).toBe(1);
  expect(stepIn(new URLSearchParams('?withdraw=9'))).toBe(1);
});
