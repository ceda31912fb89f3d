/** What an entry of the browser's history is to a profile: where the visit began, or photos that a press has opened. */
import type { Location } from 'react-router';
import * as v from 'valibot';
import { isVisitStart } from '@/core/navigation/visitStart';

const Marks = v.object({ first: v.optional(v.boolean()), viewer: v.optional(v.boolean()) });
type Marks = v.InferOutput<typeof Marks>;

function marksOf({ state }: Pick<Location<unknown>, 'state'>): Marks {
  const parsed = v.safeParse(Marks, state);
  return parsed.success ? parsed.output : {};
}

type Entry = Pick<Location<unknown>, 'key' | 'state'>;

/** @returns true for the entry that the visit began with: nothing of this site stands before it */
export function isFirstEntry(entry: Entry): boolean {
  return isVisitStart(entry) || marksOf(entry).first === true;
}

/** @returns true when the entry was pushed to show photos, so that going back closes them */
export const isPushedViewer = (entry: Entry): boolean => marksOf(entry).viewer === true;

/** @returns the state for the same entry with another address */
export function stateInPlace(entry: Entry): object {
  const kept = typeof entry.state === 'object' ? entry.state : null;
  return { ...kept, ...(isFirstEntry(entry) && { first: true }) };
}

/** @returns the state for an entry that shows photos over the page */
export const stateOfViewer = (): object => ({ viewer: true }) satisfies Marks;
