/** The separate wish to begin before the time of withdrawal is over. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/Checkbox';

interface StartNowProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Never ticked for the buyer: the order goes through either way. */
export function StartNow({ checked, onChange }: StartNowProps) {
  const { t } = useTranslation('premium');
  const hintId = useId();
  return (
    <div className="start-now">
      <Checkbox
        label={t('order.startNow')}
        checked={checked}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p id={hintId} className="small muted">
        {t('order.startNowHint')}
      </p>
    </div>
  );
}
