/** The head of the credits page of a paying member: the balance is the title. */
import { useTranslation } from 'react-i18next';
import { selectCredits } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';

export function CreditsHead() {
  const { t } = useTranslation('premium');
  const credits = useAppSelector(selectCredits);
  return (
    <header className="shop-head">
      <h1 tabIndex={-1} className="shop-claim">
        {t('credits.balance', { count: credits })}
      </h1>
      <p className="lead muted">{t('credits.text')}</p>
    </header>
  );
}
