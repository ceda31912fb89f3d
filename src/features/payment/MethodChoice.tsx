/** The ways to pay that the package offers, the usual one of the country first. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@/domain/model';
import { MethodMark } from '@/ui/MethodMark';
import { useMethodLabel } from './useMethodLabel';
import { useMethodWords } from './useMethodWords';
import './methods.scss';

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
}

export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation('premium');
  const label = useMethodLabel();
  const words = useMethodWords();
  const wordsId = useId();
  return (
    <fieldset className="method-choice">
      <legend className="order-heading">{t('order.methods')}</legend>
      <div className="method-tiles">
        {methods.map((method) => (
          <label key={method} className="method-tile">
            <MethodMark method={method} />
            <span>{label(method)}</span>
            <input
              type="radio"
              name="method"
              value={method}
              checked={method === chosen}
              aria-describedby={method === chosen ? wordsId : undefined}
              onChange={() => onChoose(method)}
            />
          </label>
        ))}
      </div>
      {chosen !== null && (
        <p id={wordsId} className="method-words small muted">
          {words(chosen)}
        </p>
      )}
    </fieldset>
  );
}
