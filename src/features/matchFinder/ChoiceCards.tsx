/** The answers of one question as big choices: radio buttons, of which the whole card is the label. */
import type { LucideIcon } from 'lucide-react';
import { Check } from 'lucide-react';
import { Icon } from '@/ui/Icon';

export interface Choice<Value extends string> {
  value: Value;
  icon: LucideIcon;
  label: string;
  hint?: string | undefined;
}

interface ChoiceCardsProps<Value extends string> {
  name: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChoose: (value: Value) => void;
  /** Id of the question's heading, which names the group. */
  labelledBy: string;
  /** Id of what is wrong with the answer; null while nothing is. */
  problemId: string | null;
}

export function ChoiceCards<Value extends string>({
  name,
  choices,
  value,
  onChoose,
  labelledBy,
  problemId,
}: ChoiceCardsProps<Value>) {
  return (
    <div
      className="finder-choices"
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={problemId ?? undefined}
      aria-invalid={problemId === null ? undefined : true}
    >
      {choices.map((choice) => (
        <label key={choice.value} className="finder-choice">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span className="finder-choice-icon">
            <Icon as={choice.icon} size={24} />
          </span>
          <span className="finder-choice-text">
            <span className="finder-choice-label">{choice.label}</span>
            {choice.hint !== undefined && <span className="finder-choice-hint">{choice.hint}</span>}
          </span>
          <span className="finder-choice-mark" aria-hidden="true">
            <Icon as={Check} size={16} />
          </span>
        </label>
      ))}
    </div>
  );
}
