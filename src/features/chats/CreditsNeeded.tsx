/** The balance does not cover a message: says so in the spec's words, with the way to more (spec 8). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { selectPaidUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/buttonClass';
import { useShopPath } from './useShopPath';

export function CreditsNeeded() {
  const { t } = useTranslation(['chats', 'errors']);
  return (
    <Alert tone="amber" live="polite" className="composer-note" action={<CreditsLink />}>
      {t('errors:not_enough_credits')}
    </Alert>
  );
}

/** A paying member buys credits, the others become one. */
export function CreditsLink() {
  const { t } = useTranslation('chats');
  const paid = useAppSelector(selectPaidUser);
  return (
    <Link to={useShopPath()} className={buttonClass({ kind: 'link', size: 'sm' })}>
      {t(paid ? 'head.topUp' : 'head.getPremium')}
    </Link>
  );
}
