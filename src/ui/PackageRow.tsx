// Credit packages as rows: a radio group on phones, or lines of a price list.
import type { Ref } from 'react';
import { clsx } from 'clsx';
import type { PackageFacts } from './PackageCard';
import { Pill } from './Pill';
import './theme/package.scss';

interface PackageOptionsProps<Package> {
  /** What is chosen, for those who hear it. */
  legend: string;
  packages: readonly Package[];
  chosen: Package;
  facts: (pkg: Package) => PackageFacts;
  onChoose: (id: string) => void;
  className: string;
  ref?: Ref<HTMLFieldSetElement>;
}

/** All packages as a choice of one. The chosen row is navy. */
export function PackageOptions<Package extends { id: string }>(props: PackageOptionsProps<Package>) {
  const { legend, packages, chosen, facts, onChoose, className, ref } = props;
  return (
    <fieldset ref={ref} className={className}>
      <legend className="visually-hidden">{legend}</legend>
      {packages.map((pkg) => (
        <label key={pkg.id} className="package-row num">
          <input
            type="radio"
            name="package"
            value={pkg.id}
            checked={pkg.id === chosen.id}
            onChange={() => onChoose(pkg.id)}
          />
          <RowText {...facts(pkg)} />
        </label>
      ))}
    </fieldset>
  );
}

/** The same facts with nothing to choose; put the lines into a list. The popular one is navy. */
export function PackageLine(facts: PackageFacts) {
  return (
    <li
      className={clsx('package-row package-line num', facts.popularLabel !== undefined && 'package-chosen')}
    >
      <RowText {...facts} />
    </li>
  );
}

function RowText({
  popularLabel,
  bestLabel,
  name,
  credits,
  creditsLabel,
  price,
  oldPrice,
  oldPriceLabel,
  perCredit,
  ribbon,
}: PackageFacts) {
  const isReduced = oldPrice !== undefined || ribbon !== undefined;
  return (
    <>
      <span className="package-row-main">
        <span className="package-row-credits">
          <b>{credits}</b>
          {creditsLabel}
          {popularLabel !== undefined && <Pill tone="amber">{popularLabel}</Pill>}
          {bestLabel !== undefined && <span className="package-best">{bestLabel}</span>}
        </span>
        <span className="caption muted d-block">
          {name} · {perCredit}
        </span>
      </span>
      <span className="package-row-price">
        <strong>{price}</strong>
        {isReduced && (
          <span className="caption d-block">
            {oldPrice !== undefined && (
              <>
                {oldPriceLabel !== undefined && <span className="visually-hidden">{oldPriceLabel} </span>}
                <s>{oldPrice}</s>{' '}
              </>
            )}
            {ribbon !== undefined && <b className="package-row-off">{ribbon}</b>}
          </span>
        )}
      </span>
    </>
  );
}
