/** The number of an account with its middle hidden, and in words for those who listen. */
import { useTranslation } from 'react-i18next';
import { maskIban } from '@/domain/ibanInput';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const LAST = 4;

export function MaskedIban({ iban }: { iban: string }) {
  const { t } = useTranslation('directDebit');
  return (
    <span className="num">
      <span aria-hidden="true">{maskIban(iban)}</span>
      <VisuallyHidden>
        {t('details.ibanEnding', { digits: iban.slice(-LAST).split('').join(' ') })}
      </VisuallyHidden>
    </span>
  );
}
