// A credit package as a row: one of a radio group on phones, or a line of a price list.
import { clsx } from 'clsx';
import type { PackageFacts } from './PackageCard';
import { Pill } from './Pill';
import './theme/package.scss';

interface PackageLineProps extends PackageFacts {
  popularLabel?: string | undefined;
  /** "Best per credit", in the row of which that is true. */
  bestLabel?: string | undefined;
}

interface PackageRowProps extends PackageLineProps {
  /** Shared by the rows of one group. */
  groupName: string;
  value: string;
  checked: boolean;
  onSelect: (value: string) => void;
}

/** One choice; put the rows into a `fieldset` with a legend. The chosen row is navy. */
export function PackageRow({ groupName, value, checked, onSelect, ...facts }: PackageRowProps) {
  return (
    <label className="package-row num">
      <input type="radio" name={groupName} value={value} checked={checked} onChange={() => onSelect(value)} />
      <RowText {...facts} />
    </label>
  );
}

/** The same facts with nothing to choose; put the lines into a list. The popular one is navy. */
export function PackageLine(facts: PackageLineProps) {
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
}: PackageLineProps) {
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
