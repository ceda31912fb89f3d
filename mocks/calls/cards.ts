/** Stored cards (cards.php). */
import type * as v from 'valibot';
import type { cardsAnswer, deleteCardRequest } from '@/api/wire/payment';
import type { MemberContext } from '../call';
import { notFound } from '../rules/refusal';

export function listCards(_: unknown, { db, viewer }: MemberContext): v.InferInput<typeof cardsAnswer> {
  return {
    cards: [...db.cards.values()]
      .filter(({ member }) => member === viewer.id)
      .map(({ id, brand, last4, expires }) => ({ id, brand, last4, expires })),
  };
}

export function deleteCard({ id }: v.InferOutput<typeof deleteCardRequest>, context: MemberContext) {
  if (context.db.cards.get(id)?.member !== context.viewer.id) throw notFound();
  context.db.cards.delete(id);
  return listCards({}, context);
}
