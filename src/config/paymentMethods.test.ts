import { describe, expect, it } from 'vitest';
import { PAYMENT_METHODS, USUAL_METHODS } from './paymentMethods';

describe('payment methods', () => {
  it('has 18, each with a label [EN-04]', () => {
    expect(Object.keys(PAYMENT_METHODS)).toHaveLength(18);
    for (const { label } of Object.values(PAYMENT_METHODS)) expect(label.trim()).not.toBe('');
  });

  it('knows the usual ones of every country [EN-04]', () => {
    expect(USUAL_METHODS.NL[0]).toBe('ideal');
    expect(USUAL_METHODS.PL[0]).toBe('blik');
    for (const methods of Object.values(USUAL_METHODS)) expect(methods.length).toBeGreaterThan(0);
  });
});
