/** The head of the credits page of a paying member: the balance first. */
import { useTranslation } from 'react-i18next';
import { selectCredits } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';

export function CreditsHead() {
  const { t } = useTranslation('premium');
  const credits = useAppSelector(selectCredits);
  return (
    <header className="shop-head">
      <h1 tabIndex={-1}>{t('credits.title')}</h1>
      <p className="shop-balance num">{t('credits.balance', { count: credits })}</p>
      <p className="muted">{t('credits.text')}</p>
    </header>
  );
}
