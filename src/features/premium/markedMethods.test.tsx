// @vitest-environment jsdom
/** The plates of the shop, held to what they are drawn with. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import type { PaymentMethodCode } from '@/config/paymentMethods';
import { MethodMark } from '@/ui/MethodMark';
import { MARKED_METHODS } from './markedMethods';

const drawn = (method: PaymentMethodCode) => render(<MethodMark method={method} />).container;

const ALL = Object.keys(PAYMENT_METHODS).filter((code): code is PaymentMethodCode =>
  Object.hasOwn(PAYMENT_METHODS, code),
);

it.each(ALL)('%s is told apart by a mark of its own, or drawn as its kind', (method) => {
  const kind = drawn(method).querySelector('.method-mark-lines');
  expect(kind === null).toBe(MARKED_METHODS.has(method));
});
