/** One answer from a fixed list, or none. */
import { useTranslation } from 'react-i18next';
import { SelectField } from '@/ui/SelectField';

interface ChoiceFieldProps<Value extends string> {
  id: string;
  label: string;
  choices: readonly Value[];
  texts: Readonly<Record<Value, string>>;
  value: Value | null;
  onChange: (value: Value | null) => void;
  error: string | undefined;
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, label, choices, texts, value, onChange, error } = props;
  const { t } = useTranslation('profile');
  return (
    <SelectField
      id={id}
      label={label}
      options={choices.map((choice) => ({ value: choice, label: texts[choice] }))}
      placeholder={t('form.noAnswer')}
      value={value ?? ''}
      onChange={(event) => onChange(choices.find((choice) => choice === event.target.value) ?? null)}
      error={error}
    />
  );
}
