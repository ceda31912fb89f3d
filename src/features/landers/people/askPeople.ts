/** Asks for the members that a lander may show. A file of its own: a lander is on screen before it asks (spec 4). */
import { searchMembers } from '@/api/calls/members';
import { failureOf, refusalCode } from '@/api/failure';
import { leastAge } from '@/domain/leastAge';
import type { Profile } from '@/domain/model';
import { mixedPeople, peopleQueries } from './peopleOf';
import type { PeopleWanted } from './peopleOf';

export type Answered =
  | { status: 'closed' | 'failed' }
  | { status: 'none'; country: string }
  | { status: 'here'; country: string; people: readonly Profile[] };

/** @param most so many people at most */
export async function askPeople(wanted: PeopleWanted, most: number, signal: AbortSignal): Promise<Answered> {
  const { country, online } = wanted;
  const queries = peopleQueries({ ...wanted, leastAge: leastAge(wanted.leastAge) });
  try {
    const pages = await Promise.all(queries.map((query) => searchMembers(query, { signal })));
    const people = mixedPeople(
      pages.map(({ results }) => results),
      { online, most },
    );
    return people.length === 0 ? { status: 'none', country } : { status: 'here', country, people };
  } catch (error) {
    return { status: refusalCode(failureOf(error)) === 'search_closed' ? 'closed' : 'failed' };
  }
}
