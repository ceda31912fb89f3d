/** The number of the account, in groups of four as it is typed, with the country of its bank. */
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { typedIban } from '@/domain/ibanInput';
import { useFormats } from '@/i18n/useFormats';
import { TextField } from '@/ui/TextField';
import type { IbanRules } from './ibanRules';
import type { DetailsForm } from './useDetailsForm';

interface IbanFieldProps {
  form: DetailsForm;
  rules: IbanRules | null;
  error: string | undefined;
}

export function IbanField({ form, rules, error }: IbanFieldProps) {
  const { t } = useTranslation('directDebit');
  const { country: countryName } = useFormats();
  const iban = useWatch({ control: form.control, name: 'iban' });
  const before = useRef(iban);
  const { onChange, ...field } = form.register('iban');
  const country = rules?.ibanCountry(iban) ?? null;
  const good = rules !== null && iban !== '' && rules.ibanProblem(iban) === null;

  async function change(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    group(event);
    await onChange(event);
    // As long as it should be: nothing more will come, so a wrong digit is told at once.
    if (rules?.isIbanComplete(event.target.value) === true) await form.trigger('iban');
    else if (!form.formState.isSubmitted) form.clearErrors('iban');
  }

  function group({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const isTyping = nativeEvent instanceof InputEvent;
    // A text that is still being composed belongs to the keyboard.
    if (isTyping && nativeEvent.isComposing) return;
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const forward = isTyping && nativeEvent.inputType === 'deleteContentForward';
    const { text, caret } = typedIban(typed, before.current, forward);
    before.current = text;
    target.value = text;
    target.setSelectionRange(caret, caret);
  }

  return (
    <TextField
      {...field}
      onChange={(event) => void change(event)}
      label={t('details.iban')}
      className="dd-iban"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      inputMode="text"
      success={good}
      error={error}
      after={
        <div aria-live="polite">
          {country !== null && (
            <p className="field-help">{t('details.ibanCountry', { country: countryName(country) })}</p>
          )}
        </div>
      }
    />
  );
}
