/** What a repeated order would begin with (spec 2). */
import { serverNow } from '@/api/serverClock';
import type { CreditPackage, StoredCard } from '@/domain/model';
import { cardToBegin, packageToBegin } from '@/domain/storedCard';
import { useCardsQuery, useLastPurchaseQuery } from './cardsApi';

interface Again {
  /** The card; undefined while it is asked for, null where none works. */
  card: StoredCard | null | undefined;
  /** The package, null while that is not known. */
  pkg: CreditPackage | null;
}

/**
 * @param viewer id of the account
 * @param packages those on offer, undefined while they are asked for
 */
export function useAgain(viewer: string, packages: readonly CreditPackage[] | undefined): Again {
  const { data: cards, isError } = useCardsQuery(viewer);
  const { data: last = null, isLoading } = useLastPurchaseQuery(viewer);
  if (isError || (cards && packages?.length === 0)) return { card: null, pkg: null };
  if (cards === undefined || packages === undefined || isLoading) return { card: undefined, pkg: null };
  return {
    card: cardToBegin(cards, last?.card, serverNow()),
    pkg: packageToBegin(packages, last?.package ?? null),
  };
}
