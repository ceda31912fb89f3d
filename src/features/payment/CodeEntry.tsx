/** A discount code that the member brings along (spec 5, 8). */
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Discount } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { codeRefusal } from './codeRefusal';
import { failureIn, useDiscountCodeMutation } from './paymentApi';

interface CodeEntryProps {
  entered: Discount | null;
  /** The member's own discount is better than the code. */
  kept: boolean;
  onEntered: (discount: Discount | null) => void;
}

export function CodeEntry({ entered, kept, onEntered }: CodeEntryProps) {
  const { t } = useTranslation(['premium', 'errors']);
  const { percent } = useFormats();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [check, { isLoading, error, reset }] = useDiscountCodeMutation();
  const failure = failureIn(error);
  const refusal = codeRefusal(failure);

  async function apply(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (code.trim() === '' || isLoading) return;
    const answer = await check(code.trim());
    if (answer.data) onEntered(answer.data);
  }

  if (entered !== null)
    return (
      <Alert
        tone="green"
        live="polite"
        action={
          <Button kind="link" onClick={() => onEntered(null)}>
            {t('code.remove')}
          </Button>
        }
      >
        {kept
          ? t('code.kept')
          : t('code.applied', { code: entered.code, percent: percent(entered.value_percentage) })}
      </Alert>
    );
  return (
    <details className="code-entry">
      <summary>{t('code.open')}</summary>
      <form className="code-form" onSubmit={(event) => void apply(event)}>
        <TextField
          label={t('code.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            // The verdict was on what stood there before.
            if (failure !== null) reset();
          }}
          error={refusal ? t(refusal) : failure ? failureText(failure) : undefined}
        />
        <Button type="submit" kind="outline" busy={isLoading}>
          {t('code.apply')}
        </Button>
      </form>
    </details>
  );
}
