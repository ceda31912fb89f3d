// Where one is in a form of several steps.
import './theme/meter.scss';

interface StepsProps {
  /** Current step, from 1. */
  step: number;
  steps: number;
  /** "Step 1 of 5" */
  label: string;
  /** The words stand above the bars; otherwise they are read only. */
  showLabel?: boolean | undefined;
}

/** Bars for the steps, the words for all. */
export function Steps({ step, steps, label, showLabel = true }: StepsProps) {
  return (
    <div className="steps-block">
      <p className={showLabel ? 'steps-label' : 'visually-hidden'}>{label}</p>
      <div className="steps" aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          <i key={index} className={index < step ? 'on' : undefined} />
        ))}
      </div>
    </div>
  );
}
