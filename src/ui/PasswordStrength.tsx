// Four bars and a word for the strength of a password.
import { clsx } from 'clsx';
import './theme/meter.scss';

interface PasswordStrengthProps {
  score: 0 | 1 | 2 | 3 | 4;
  /** The word for the score ("Good"). */
  label: string;
}

/** Strength line; place it in PasswordField's `strength`. */
export function PasswordStrength({ score, label }: PasswordStrengthProps) {
  return (
    <div className={clsx('strength', score > 0 && `strength-${score}`)}>
      {[1, 2, 3, 4].map((step) => (
        <i key={step} className={step <= score ? 'on' : undefined} aria-hidden="true" />
      ))}
      <output aria-live="polite">{label}</output>
    </div>
  );
}
