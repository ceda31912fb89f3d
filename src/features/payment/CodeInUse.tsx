/** The code that was typed in, and what it does to this order. */
import { useTranslation } from 'react-i18next';
import type { Discount } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import type { CodeMisfit } from './codeFit';
import { useCodeText } from './useCodeText';

interface CodeInUseProps {
  discount: Discount;
  kept: boolean;
  misfit: CodeMisfit | null;
  onRemove: () => void;
}

export function CodeInUse({ discount, kept, misfit, onRemove }: CodeInUseProps) {
  const { t } = useTranslation('premium');
  const { percent } = useFormats();
  const codeText = useCodeText();
  const { code, value_percentage } = discount;

  function words(): string {
    if (misfit !== null) return `${t('code.misfit', { code })} ${codeText.misfit(misfit)}`;
    return kept ? t('code.kept') : t('code.applied', { code, percent: percent(value_percentage) });
  }
  return (
    <Alert
      tone={misfit === null ? 'green' : 'amber'}
      live="polite"
      action={
        <Button kind="link" onClick={onRemove}>
          {t('code.remove')}
        </Button>
      }
    >
      {words()}
    </Alert>
  );
}
