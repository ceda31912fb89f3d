// A credit package as a row of a radio group, for phones.
import type { PackageFacts } from './PackageCard';
import { Pill } from './Pill';
import './theme/package.scss';

interface PackageRowProps extends PackageFacts {
  /** Shared by the rows of one group. */
  groupName: string;
  value: string;
  checked: boolean;
  onSelect: (value: string) => void;
  popularLabel?: string | undefined;
}

/** One choice; put the rows into a `fieldset` with a legend. The chosen row is navy. */
export function PackageRow({
  groupName,
  value,
  checked,
  onSelect,
  popularLabel,
  name,
  credits,
  creditsLabel,
  price,
  oldPrice,
  oldPriceLabel,
  perCredit,
}: PackageRowProps) {
  return (
    <label className="package-row num">
      <input type="radio" name={groupName} value={value} checked={checked} onChange={() => onSelect(value)} />
      <span className="package-row-main">
        <span className="package-row-credits">
          <b>{credits}</b>
          {creditsLabel}
          {popularLabel !== undefined && <Pill tone="amber">{popularLabel}</Pill>}
        </span>
        <span className="caption muted d-block">
          {name} · {perCredit}
        </span>
      </span>
      <span className="package-row-price">
        <strong>{price}</strong>
        {oldPrice !== undefined && (
          <span className="caption d-block">
            {oldPriceLabel !== undefined && <span className="visually-hidden">{oldPriceLabel} </span>}
            <s>{oldPrice}</s>
          </span>
        )}
      </span>
    </label>
  );
}
