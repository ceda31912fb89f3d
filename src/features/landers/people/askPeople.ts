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
  /** `others` are for decoration, without names: nobody among them has to be called fictional. */
  | {
      status: 'here';
      country: string;
      region: string | null;
      people: readonly Profile[];
      others: readonly Profile[];
    };

/** So many are taken beyond those whom a page is about, before the fictional ones are left out. */
const OTHERS = 12;

/** @param most so many people at most */
export async function askPeople(wanted: PeopleWanted, most: number, signal: AbortSignal): Promise<Answered> {
  const { country, region, online } = wanted;
  const queries = peopleQueries({ ...wanted, leastAge: leastAge(wanted.leastAge) });
  try {
    const pages = await Promise.all(queries.map((query) => searchMembers(query, { signal })));
    const found = mixedPeople(
      pages.map(({ results }) => results),
      { online, most: most + OTHERS },
    );
    if (found.length === 0) return { status: 'none', country, region };
    const others = found.slice(most).filter(({ fictional }) => !fictional);
    return { status: 'here', country, region, people: found.slice(0, most), others };
  } catch (error) {
    return { status: refusalCode(failureOf(error)) === 'search_closed' ? 'closed' : 'failed' };
  }
}
