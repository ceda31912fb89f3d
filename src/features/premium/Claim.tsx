/** The claim of the premium page, with where its number comes from (spec 1, 2). */
import { useTranslation } from 'react-i18next';
import { MATCH_CLAIM_PERCENT } from '@/config/limits';
import { selectPaidUser } from '@/core/auth/authSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';

export function Claim() {
  const { t } = useTranslation('premium');
  const { percent } = useFormats();
  const paid = useAppSelector(selectPaidUser);
  return (
    <header className="shop-head">
      <h1 tabIndex={-1} className="shop-claim">
        {t('claim.title', { percent: percent(MATCH_CLAIM_PERCENT) })}
      </h1>
      <p className="lead muted">{t(paid ? 'claim.memberText' : 'claim.text')}</p>
      <p className="caption muted">{t('claim.source')}</p>
    </header>
  );
}
