/** The stored cards (cards.php), and the purchase that may be repeated (transactions.php): of one account, which is named with each question. */
import type { Failure } from '@/api/failure';
import { failureOf, refusalCode } from '@/api/failure';
import type { Payment, StoredCard } from '@/domain/model';
import { asMutation, asQuery, query } from '@/store/query';

/** How the removal of a card ended: only the list says so when its own answer does not. */
export interface Removal {
  /** `unsure`: the answer got lost, and the list cannot be had either. */
  outcome: 'gone' | 'stayed' | 'unsure';
  /** What is left, null where that is not known. */
  cards: StoredCard[] | null;
}

/** What a failed removal means, as far as the list of cards tells. */
function removalAfter(failure: Failure, id: string, cards: StoredCard[] | null): Removal {
  // Gone already: removed in another tab, or by a press whose answer got lost.
  if (refusalCode(failure) === 'not_found') return { outcome: 'gone', cards };
  if (cards !== null) return { outcome: cards.some((card) => card.id === id) ? 'stayed' : 'gone', cards };
  return { outcome: failure.kind === 'refused' ? 'stayed' : 'unsure', cards };
}

/** One card of one account. */
interface CardOf {
  id: string;
  /** Id of the account. */
  viewer: string;
}

const cardsApi = query.injectEndpoints({
  endpoints: (build) => ({
    cards: build.query<StoredCard[], string>({
      queryFn: asQuery(async (_viewer: string, options) => {
        const { getCards } = await import('@/api/calls/payments');
        return (await getCards(options)).cards;
      }),
      // A payment page may have stored a card a moment ago.
      providesTags: ['payment'],
    }),
    /** Forgets one card; the others come with the answer, and are asked for where it failed. */
    removeCard: build.mutation<Removal, CardOf>({
      queryFn: asMutation(async ({ id }: CardOf, options): Promise<Removal> => {
        const { deleteCard, getCards } = await import('@/api/calls/payments');
        try {
          return { outcome: 'gone', cards: (await deleteCard(id, options)).cards };
        } catch (error) {
          const failure = failureOf(error);
          const left = await getCards(options).catch(() => null);
          return removalAfter(failure, id, left?.cards ?? null);
        }
      }),
      async onQueryStarted({ id, viewer }, { dispatch, queryFulfilled }) {
        const removal = (await queryFulfilled.catch(() => null))?.data;
        if (removal === undefined) return;
        const isLeft = (card: StoredCard) => removal.outcome !== 'gone' || card.id !== id;
        dispatch(
          cardsApi.util.updateQueryData('cards', viewer, (known) =>
            (removal.cards ?? known).filter((card) => isLeft(card)),
          ),
        );
      },
    }),
    /** The newest completed purchase, null when there is none. */
    lastPurchase: build.query<Payment | null, string>({
      queryFn: asQuery(async (_viewer: string, options) => {
        const { getTransactions } = await import('@/api/calls/payments');
        const { transactions } = await getTransactions(options);
        return transactions.find(({ status }) => status === 'completed') ?? null;
      }),
      providesTags: ['payment'],
    }),
  }),
});

export const { useCardsQuery, useRemoveCardMutation, useLastPurchaseQuery } = cardsApi;
