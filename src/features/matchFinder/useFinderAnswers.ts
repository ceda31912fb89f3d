/** The answers given so far: kept in this tab over a reload, never in the address. */
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { isInterest } from '@/config/interests';
import { selectUser } from '@/core/auth/authSlice';
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { finderDraftName } from '@/core/formDrafts/sensitiveDrafts';
import { AGES, EVENINGS, MOST_INTERESTS, NO_ANSWERS, PLACES, WISHES } from '@/domain/matchFinder';
import type { FinderAnswers } from '@/domain/matchFinder';
import { useAppSelector } from '@/store/hooks';
import { selectFinderAnswers } from './finderSlice';

/** Storage may be old or tampered with: what is no answer today is an open question. */
const openOr = <const Values extends readonly string[]>(values: Values) =>
  v.optional(v.fallback(v.nullable(v.picklist(values)), null), null);
const draftSchema = v.object({
  wish: openOr(WISHES),
  evening: openOr(EVENINGS),
  place: openOr(PLACES),
  age: openOr(AGES),
  interests: v.optional(
    v.fallback(
      v.pipe(
        v.array(v.string()),
        // One that nobody is offered any more could not be taken away, and would count among the five.
        v.transform((names): string[] => names.filter(isInterest)),
        v.maxLength(MOST_INTERESTS),
      ),
      () => [],
    ),
    () => [],
  ),
});

/** @returns what was answered in this tab; null when nothing was */
export const readFinderDraft = (userId: string): FinderAnswers | null =>
  readFormDraft(finderDraftName(userId), draftSchema);

/** @param userId id of the account whose answers these are */
export function useFinderAnswers(userId: string): [FinderAnswers, (changes: Partial<FinderAnswers>) => void] {
  // Without storage the answers behind the results on screen are still known.
  const asked = useAppSelector(selectFinderAnswers);
  // Without the consent not even this browser keeps interests: only the page knows those of the last results.
  const consents = useAppSelector((state) => typeof selectUser(state)?.sensitive_consent === 'string');
  const [answers, setAnswers] = useState<FinderAnswers>(() => {
    const draft = readFinderDraft(userId);
    if (draft === null) return asked ?? NO_ANSWERS;
    return consents ? draft : { ...draft, interests: asked?.interests ?? [] };
  });
  const change = useCallback(
    (changes: Partial<FinderAnswers>) => {
      const next = { ...answers, ...changes };
      keepFormDraft(finderDraftName(userId), consents ? next : { ...next, interests: [] });
      setAnswers(next);
    },
    [answers, consents, userId],
  );
  return [answers, change];
}
