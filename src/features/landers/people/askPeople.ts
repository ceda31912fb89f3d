/** Asks for the members that a lander may show. A file of its own: a lander is on screen before it asks (spec 4). */
import { searchMembers } from '@/api/calls/members';
import { failureOf, refusalCode } from '@/api/failure';
import { leastAge } from '@/domain/leastAge';
import type { Profile } from '@/domain/model';
import { mixedPeople, peopleQueries } from './peopleOf';
import type { PeopleWanted } from './peopleOf';

export type Answered =
  | { status: 'closed' | 'failed' }
  /** `region` is the part of the country that was asked for; null for all of it. */
  | { status: 'none'; country: string; region: string | null }
  | { status: 'here'; country: string; region: string | null; people: readonly Profile[] };

/** @param most so many people at most */
export async function askPeople(wanted: PeopleWanted, most: number, signal: AbortSignal): Promise<Answered> {
  const { country, region, online } = wanted;
  const queries = peopleQueries({ ...wanted, leastAge: leastAge(wanted.leastAge) });
  try {
    const pages = await Promise.all(queries.map((query) => searchMembers(query, { signal })));
    const people = mixedPeople(
      pages.map(({ results }) => results),
      { online, most },
    );
    return people.length === 0
      ? { status: 'none', country, region }
      : { status: 'here', country, region, people };
  } catch (error) {
    return { status: refusalCode(failureOf(error)) === 'search_closed' ? 'closed' : 'failed' };
  }
}
