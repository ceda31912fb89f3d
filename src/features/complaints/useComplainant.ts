/** Whose complaint is being written. */
import { useState } from 'react';
import { selectExpired, selectUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { VISITOR } from './complaintDraft';

/**
 * Who becomes known goes on with their own words, and so does a member whose session runs out meanwhile; whoever logs out, or in
 * after somebody else, gets an empty form.
 * @returns `owner`: id of the account or {@link VISITOR}; `turn`: another number is another person's form
 */
export function useComplainant(): { owner: string; turn: number } {
  const user = useAppSelector(selectUser);
  const expired = useAppSelector(selectExpired);
  const [known, setKnown] = useState({ owner: user?.id ?? VISITOR, turn: 0 });
  const owner = user?.id ?? (expired ? known.owner : VISITOR);
  if (owner === known.owner) return known;
  const next = { owner, turn: known.owner === VISITOR ? known.turn : known.turn + 1 };
  setKnown(next);
  return next;
}
