// Hours, minutes and seconds on plates.
import { clsx } from 'clsx';
import './theme/digits.scss';

interface CountdownDigitsProps {
  hours: number;
  minutes: number;
  seconds: number;
  /** The time left in words; screen readers hear it when they come by, not each second. */
  label: string;
  /** On a light ground. */
  plain?: boolean | undefined;
  /** Only their place: what they count down to is not known yet. */
  held?: boolean | undefined;
}

const twoDigits = (value: number): string => String(Math.max(0, Math.trunc(value))).padStart(2, '0');

/** A silent timer: `role=timer`, two digits a plate. */
export function CountdownDigits({
  hours,
  minutes,
  seconds,
  label,
  plain = false,
  held = false,
}: CountdownDigitsProps) {
  return (
    <span
      className={clsx('digits', plain && 'digits-plain', held && 'digits-held')}
      role="timer"
      aria-label={label}
    >
      <b>{twoDigits(hours)}</b>:<b>{twoDigits(minutes)}</b>:<b>{twoDigits(seconds)}</b>
    </span>
  );
}
