// A small white plate for a way to pay: its mark or its own short word, where it has one; else what kind of way it is.
import type { ReactNode } from 'react';
import type { PaymentMethodCode } from '@/config/paymentMethods';
import './theme/method-mark.scss';

/** @param width a long word is set smaller, and as wide as this: 3 px and more stay free beside it */
const word = (text: string, width?: number): ReactNode => (
  <text x="20" y="17.5" textLength={width} lengthAdjust={width && 'spacingAndGlyphs'}>
    {text}
  </text>
);
/** Two discs, one over the other. */
const discs = (left: string, right: string): ReactNode => (
  <>
    <circle cx="15.5" cy="13" r="7.5" fill={left} />
    <circle cx="24.5" cy="13" r="7.5" fill={right} fillOpacity="0.85" />
  </>
);
const lines = (shape: string): ReactNode => <path className="method-mark-lines" d={shape} />;

const BANK = lines('M11 11h18l-9-5-9 5Zm3 0v6m4-6v6m4-6v6m4-6v6M11 20h18');
const CARD = lines(
  'M12 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm-2 5h20M14 16h4',
);

const MARKS: Readonly<Record<PaymentMethodCode, ReactNode>> = {
  sdd: BANK,
  giropay: BANK,
  sofort: BANK,
  sct: lines('M11 10h18m-4-4 4 4-4 4M29 17H11m4-3-4 3 4 3'),
  creditcard: CARD,
  cartebancaire: word('CB'),
  nexi: word('nexi'),
  visa: word('VISA'),
  mastercard: discs('#e1251b', '#f79e1b'),
  maestro: discs('#1c78c0', '#e1251b'),
  bancontact: (
    <>
      <path d="M7 18h12l5-6H13Z" fill="#0b4a91" />
      <path d="M33 8H21l-5 6h11Z" fill="#f2b705" />
    </>
  ),
  ideal: word('iDEAL', 32),
  prezelewy24: word('P24'),
  blik: word('blik'),
  eps: word('eps'),
  paypal: word('PayPal', 34),
  applepay: lines('M15 3h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H15a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm4 16h2'),
  paysafecard: lines('M10 7h20v4a2 2 0 0 0 0 4v4H10v-4a2 2 0 0 0 0-4Zm13 0v2m0 3v2m0 3v2'),
};

/** The mark of a payment method, 40 x 26 px. Its name stands beside it, so it says nothing to assistive technology. */
export function MethodMark({ method }: { method: PaymentMethodCode }) {
  return (
    <svg className="method-mark" viewBox="0 0 40 26" aria-hidden="true" focusable="false">
      {MARKS[method]}
    </svg>
  );
}
