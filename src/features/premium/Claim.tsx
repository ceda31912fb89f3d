/** The claim of the premium page, with where its number comes from (spec 1, 2). */
import { useTranslation } from 'react-i18next';
import { MATCH_CLAIM_PERCENT } from '@/config/limits';
import { selectPaidUser } from '@/core/auth/authSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';

const SOURCE_ID = 'claim-source';
/** Leads from the claim to its footnote; those who listen hear the footnote with the claim. */
const STAR = '*';

export function Claim() {
  const { t } = useTranslation('premium');
  const { percent } = useFormats();
  const paid = useAppSelector(selectPaidUser);
  return (
    <header className="shop-head">
      <h1 tabIndex={-1} className="shop-claim" aria-describedby={SOURCE_ID}>
        {t('claim.title', { percent: percent(MATCH_CLAIM_PERCENT) })}
        <sup aria-hidden="true">{STAR}</sup>
      </h1>
      <p className="lead muted">
        {paid ? (
          t('claim.memberText')
        ) : (
          <>
            <span className="shop-sentence">{t('claim.text')}</span>{' '}
            <span className="shop-sentence">{t('credits.once')}</span>
          </>
        )}
      </p>
    </header>
  );
}

/** Where the number of the claim comes from: a footnote, at the end of the page that makes it. */
export function ClaimSource() {
  const { t } = useTranslation('premium');
  return (
    <p id={SOURCE_ID} className="shop-source small muted">
      <span aria-hidden="true">{STAR}</span>
      {t('claim.source')}
    </p>
  );
}
