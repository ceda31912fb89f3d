// How much of a limit is used: photos, credits.
import './theme/meter.scss';

interface MeterProps {
  value: number;
  max: number;
  /** What it measures, in words. */
  label: string;
}

/** A thin bar of `value` out of `max`. The words beside it say the same. */
export function Meter({ value, max, label }: MeterProps) {
  return <progress className="meter" value={value} max={max} aria-label={label} />;
}
