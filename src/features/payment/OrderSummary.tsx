/** What is bought and what it costs, line by line; the sum is the whole price. The panel around it takes its heading as its name. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CreditPackage } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import type { OrderPrice } from './orderPrice';

/** The typographic minus sign, as wide as the digits. */
const MINUS = '\u2212';

interface OrderSummaryProps {
  pkg: CreditPackage;
  name: string;
  price: OrderPrice;
  /** The shop, to choose another package. */
  shopPath: string;
  /** Why less is paid, and until when; nothing where the full price is. */
  reason: ReactNode;
  /** What may still change the sum. */
  children: ReactNode;
}

export function OrderSummary({ pkg, name, price, shopPath, reason, children }: OrderSummaryProps) {
  const { t } = useTranslation('premium');
  const { money, percent } = useFormats();
  const sum = (minor: number): string => money(minor, pkg.currency);
  const lines = [
    { term: name, value: t('order.credits', { count: pkg.credits }) },
    { term: t('order.price'), value: sum(price.full) },
  ];
  if (price.percentage !== null)
    lines.push({
      term: t('order.discount', { percent: percent(price.percentage) }),
      value: sum(price.total - price.full).replace('-', MINUS),
    });
  return (
    <>
      <div className="order-summary-head">
        <h2 id="order-summary-title" className="order-heading">
          {t('order.summary')}
        </h2>
        <Link to={shopPath} className="link-strong">
          {t('order.change')}
        </Link>
      </div>
      <dl className="order-lines num">
        {lines.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {reason}
      {children}
      <dl className="order-lines num">
        <div className="order-total">
          <dt>{t('order.total')}</dt>
          <dd>{sum(price.total)}</dd>
        </div>
      </dl>
    </>
  );
}
