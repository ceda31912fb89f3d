/** The stored cards (cards.php), and the purchase that may be repeated (transactions.php). */
import type { Payment, StoredCard } from '@/domain/model';
import { asMutation, asQuery, query } from '@/store/query';

const cardsApi = query.injectEndpoints({
  endpoints: (build) => ({
    cards: build.query<StoredCard[], void>({
      queryFn: asQuery(async (_: void, options) => {
        const { getCards } = await import('@/api/calls/payments');
        return (await getCards(options)).cards;
      }),
      // A payment page may have stored a card a moment ago.
      providesTags: ['payment'],
    }),
    /** Forgets one card; the others come with the answer. */
    removeCard: build.mutation<StoredCard[], string>({
      queryFn: asMutation(async (id: string, options) => {
        const { deleteCard } = await import('@/api/calls/payments');
        return (await deleteCard(id, options)).cards;
      }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(cardsApi.util.updateQueryData('cards', undefined, () => answer.data));
      },
    }),
    /** The newest completed purchase, null when there is none. */
    lastPurchase: build.query<Payment | null, void>({
      queryFn: asQuery(async (_: void, options) => {
        const { getTransactions } = await import('@/api/calls/payments');
        const { transactions } = await getTransactions(options);
        return transactions.find(({ status }) => status === 'completed') ?? null;
      }),
      providesTags: ['payment'],
    }),
  }),
});

export const { useCardsQuery, useRemoveCardMutation, useLastPurchaseQuery } = cardsApi;
