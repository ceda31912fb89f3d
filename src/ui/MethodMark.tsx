// A small tile for a way to pay: told apart by colour and word, drawn for this product.
import type { ReactNode } from 'react';
import type { PaymentMethodCode } from '@/config/paymentMethods';
import './theme/method-mark.scss';

interface Mark {
  /** The tile, and the line along its foot. */
  fill: string;
  foot: string;
  /** A word or a few letters; a drawing where the method has no name of its own. */
  word?: string;
  drawing?: ReactNode;
}

const CARD = (
  <path d="M13 9.5h18a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Zm-2 4h22M15 18h4" />
);
const BANK = <path d="M12 13h20l-10-5.5L12 13Zm3 0v6m4.7-6v6m4.6-6v6m4.7-6v6M12 21.5h20" />;
const ARROWS = <path d="M12 12h19m-4.5-4.5L31 12l-4.5 4.5M32 18.5H13m4.5-4" />;

const MARKS: Readonly<Record<PaymentMethodCode, Mark>> = {
  sdd: { fill: '#17408f', foot: '#f5c842', drawing: BANK },
  sct: { fill: '#17408f', foot: '#8ab6ff', drawing: ARROWS },
  creditcard: { fill: '#4a4458', foot: '#c9b8e8', drawing: CARD },
  visa: { fill: '#1b2f7e', foot: '#f0b429', word: 'Visa' },
  mastercard: { fill: '#2b2728', foot: '#ee7d23', word: 'Master' },
  maestro: { fill: '#0d5f9e', foot: '#e5412f', word: 'Maestro' },
  cartebancaire: { fill: '#155478', foot: '#45b27c', word: 'CB' },
  nexi: { fill: '#2c2f92', foot: '#5fd0e6', word: 'nexi' },
  bancontact: { fill: '#0b4a91', foot: '#ffd53d', word: 'BC' },
  ideal: { fill: '#b8075f', foot: '#ff9fcb', word: 'iDEAL' },
  prezelewy24: { fill: '#b5142c', foot: '#f1b7bf', word: 'P24' },
  blik: { fill: '#1d1a1f', foot: '#ed5aa0', word: 'blik' },
  giropay: { fill: '#123169', foot: '#ee5340', word: 'giro' },
  sofort: { fill: '#b14a1c', foot: '#ffd0a8', word: 'sofort' },
  eps: { fill: '#96184f', foot: '#f3a1c4', word: 'eps' },
  applepay: { fill: '#17171a', foot: '#c9c9d1', word: 'Pay' },
  paypal: { fill: '#153a86', foot: '#3fb2ec', word: 'PayPal' },
  paysafecard: { fill: '#1368b0', foot: '#f24b59', word: 'psc' },
};

/** Longer words are drawn smaller. */
const sizeOf = (word: string): number => Math.min(15, 13.5 - Math.max(0, word.length - 4) * 1.7);

/** The mark of a payment method, 44 x 30 px. Its name stands beside it, so it says nothing to assistive technology. */
export function MethodMark({ method }: { method: PaymentMethodCode }) {
  const { fill, foot, word, drawing } = MARKS[method];
  return (
    <svg className="method-mark" viewBox="0 0 44 30" aria-hidden="true" focusable="false">
      <rect width="44" height="30" fill={fill} />
      <rect y="26.5" width="44" height="3.5" fill={foot} />
      {word === undefined ? (
        <g className="method-mark-lines">{drawing}</g>
      ) : (
        <text x="22" y="17.5" fontSize={sizeOf(word)}>
          {word}
        </text>
      )}
    </svg>
  );
}
