/** The first step once it is done: what was filled in, and the way back to it. */
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import type { DirectDebitDetails } from './directDebitSchema';
import { MaskedIban } from './MaskedIban';

interface DetailsSummaryProps {
  details: DirectDebitDetails;
  /** Not while the signature is on its way. */
  busy: boolean;
  onChange: () => void;
}

export function DetailsSummary({ details, busy, onChange }: DetailsSummaryProps) {
  const { t } = useTranslation('directDebit');
  const { account_holder, iban, street, house_number, zip, city, phone } = details;
  return (
    <div className="dd-done">
      <p>
        <strong>{account_holder}</strong>
        <MaskedIban iban={iban} />
        <span>
          {street} {house_number}, {zip} {city}
        </span>
        <span className="num">{phone}</span>
      </p>
      <Button
        kind="link"
        aria-label={t('details.changeAll')}
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onChange();
        }}
      >
        {t('details.change')}
      </Button>
    </div>
  );
}
