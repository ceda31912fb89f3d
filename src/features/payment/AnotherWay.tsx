/** After a payment that did not work: the next best ways to pay, one press away. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@/domain/model';
import { MethodMark } from '@/ui/MethodMark';
import { useMethodLabel } from './useMethodLabel';
import './methods.scss';

const MOST = 4;

interface AnotherWayProps {
  methods: readonly PaymentMethod[];
  /** The one that did not work. */
  tried: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

export function AnotherWay({ methods, tried, onChoose }: AnotherWayProps) {
  const { t } = useTranslation('premium');
  const label = useMethodLabel();
  const titleId = useId();
  const others = methods.filter((method) => method !== tried).slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <section className="another-way" aria-labelledby={titleId}>
      <h2 id={titleId} className="order-heading">
        {t('methods.others')}
      </h2>
      <ul>
        {others.map((method) => (
          <li key={method}>
            <button type="button" className="method-tile" onClick={() => onChoose(method)}>
              <MethodMark method={method} />
              <span>{label(method)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
