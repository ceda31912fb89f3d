// A credit package as a card.
import type { ReactNode } from 'react';
import { Star } from 'lucide-react';
import { clsx } from 'clsx';
import { Icon } from './Icon';
import { Pill } from './Pill';
import './theme/package.scss';

export interface PackageFacts {
  name: string;
  /** The number, as formatted by the caller. */
  credits: string;
  /** "credits" */
  creditsLabel: string;
  price: string;
  /** Struck through, while a discount is active. */
  oldPrice?: string | undefined;
  /** Words before the old price for screen readers ("instead of"). */
  oldPriceLabel?: string | undefined;
  /** "€0.25 per credit" */
  perCredit: string;
  /** The discount ("−25%"). */
  ribbon?: string | undefined;
  /** "Most popular"; the card that has it is navy and taller. */
  popularLabel?: string | undefined;
  /** "Best value", on the one of which that is true. */
  bestLabel?: string | undefined;
}

interface PackageCardProps extends PackageFacts {
  /** The button: `hot` and large on the popular one, `outline` on the others. */
  action?: ReactNode;
}

/** Package card; credits biggest, price second, price per credit third. */
export function PackageCard({
  name,
  credits,
  creditsLabel,
  price,
  oldPrice,
  oldPriceLabel,
  perCredit,
  ribbon,
  popularLabel,
  bestLabel,
  action,
}: PackageCardProps) {
  const popular = popularLabel !== undefined;
  return (
    <article aria-label={name} className={clsx('package', popular && 'package-popular on-navy')}>
      {popular && (
        <Pill tone="amber" icon={<Icon as={Star} size={16} filled />}>
          {popularLabel}
        </Pill>
      )}
      <h2 className="package-name">
        {name}
        {ribbon !== undefined && <Pill tone={popular ? 'white' : 'red'}>{ribbon}</Pill>}
      </h2>
      <p className="package-credits num">{credits}</p>
      <p className="small muted">{creditsLabel}</p>
      <p className="package-price num">
        <strong>{price}</strong>
        {oldPrice !== undefined && (
          <>
            {oldPriceLabel !== undefined && <span className="visually-hidden"> {oldPriceLabel} </span>}
            <s>{oldPrice}</s>
          </>
        )}
      </p>
      <p className="package-per num">
        {perCredit} {bestLabel !== undefined && <strong className="package-best">{bestLabel}</strong>}
      </p>
      {action}
    </article>
  );
}
