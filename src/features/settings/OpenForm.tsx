/** The button beside a part's title that opens its form; it is gone while the form is there. */
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import type { SeldomForm } from './useSeldomForm';

interface OpenFormProps {
  form: SeldomForm;
  /** The whole of what it does, with the word that is seen in it. */
  label: string;
}

export function OpenForm({ form: { isOpen, open, opener }, label }: OpenFormProps) {
  const { t } = useTranslation('account');
  return (
    !isOpen && (
      <Button kind="outline" size="sm" ref={opener} aria-label={label} onClick={open}>
        {t('settings.change')}
      </Button>
    )
  );
}
