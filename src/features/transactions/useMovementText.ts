/** What credits came from or went to, in words. */
import { useTranslation } from 'react-i18next';
import type { LedgerEntry } from '@/domain/model';
import { assertNever } from '@/lib/assertNever';

/** @returns a function from a movement to its words; whose profile is gone has no name any more */
export function useMovementText(): (entry: LedgerEntry) => string {
  const { t } = useTranslation('transactions');
  return ({ kind, profile }) => {
    switch (kind) {
      case 'message':
        return profile ? t('ledger.messageTo', { name: profile.name }) : t('ledger.message');
      case 'gift':
        return profile ? t('ledger.giftTo', { name: profile.name }) : t('ledger.gift');
      case 'photo':
        return profile ? t('ledger.photoOf', { name: profile.name }) : t('ledger.photo');
      case 'purchase':
        return t('ledger.purchase');
      case 'signup':
        return t('ledger.signup');
      case 'withdrawal':
        return t('ledger.withdrawal');
      case 'correction':
        return t('ledger.correction');
      default:
        return assertNever(kind);
    }
  };
}
