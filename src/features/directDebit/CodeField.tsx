/** The code of the text message, and the button that signs with it. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { LongWait } from '@/core/clock/LongWait';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';

/** Six digits; people write a space or a dash between them. */
const codeSchema = v.object({
  otp: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[\s-]/gu, '')),
    v.regex(/^\d{6}$/u, 'invalid'),
  ),
});
const resolver = valibotResolver(codeSchema);

interface CodeFieldProps {
  /** "€24.99" */
  price: string;
  /** Under the button: what will be taken, and when. */
  note: string;
  busy: boolean;
  /** Which press it was whose code the server did not know; 0 when it was none. */
  refused: number;
  onSign: (otp: string) => void;
}

export function CodeField({ price, note, busy, refused, onSign }: CodeFieldProps) {
  const { t } = useTranslation(['directDebit', 'errors']);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver,
    defaultValues: { otp: '' },
  });
  useEffect(() => setFocus('otp'), [setFocus]);
  useEffect(() => {
    if (refused > 0) setError('otp', { type: 'server', message: 'invalid' }, { shouldFocus: true });
  }, [refused, setError]);

  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) => void handleSubmit(({ otp }) => onSign(otp))(event)}
    >
      <TextField
        {...register('otp')}
        label={t('code.label')}
        help={t('code.help')}
        className="dd-code num"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={9}
        error={formState.errors.otp && t('errors:code_invalid')}
      />
      <Button type="submit" kind="hot" size="lg" block busy={busy}>
        {t('code.sign', { price })}
      </Button>
      <LongWait active={busy} words={t('code.signing')} />
      <p className="small muted dd-note">{note}</p>
    </form>
  );
}
