/** Whom a lander may show of a country: by niche, age and picture (spec 4, members.php). */
import type * as v from 'valibot';
import type { membersQuery } from '@/api/wire/members';
import type { NicheName } from '@/domain/niche';
import { nicheGenders, nicheLeastAge, takenInTurn } from '@/domain/nichePeople';
import type { Gender, Profile } from '@/domain/model';
import { GREATEST_AGE } from '@/config/limits';

export interface PeopleWanted {
  niche: NicheName;
  country: string;
  /** Part of the country; null for all of it. */
  region: string | null;
  /** The server's setting, full years. */
  leastAge: number;
  network: string | null;
  ref: string | null;
  /** Online now; otherwise anybody. */
  online: boolean;
}

/** @returns one query of members.php for each gender */
export function peopleQueries(wanted: PeopleWanted): v.InferInput<typeof membersQuery>[] {
  const { niche, country, region, leastAge, network, ref, online } = wanted;
  const from = String(nicheLeastAge(niche, leastAge));
  const query = (gender: Gender): v.InferInput<typeof membersQuery> => ({
    gender,
    country,
    ...(region !== null && { countryregion: region }),
    min_age: from,
    max_age: String(GREATEST_AGE),
    has_photo: 'true',
    ...(online && { online_recently: 'true', sort: 'active' }),
    page: '1',
    ...(network !== null && { network }),
    ...(ref !== null && { ref }),
  });
  return nicheGenders(niche).map(query);
}

/** Takes from the pages in turn, those with a picture only. */
export function mixedPeople(
  pages: readonly (readonly Profile[])[],
  { online, most }: { online: boolean; most: number },
): Profile[] {
  const lists = pages.map((page) =>
    page.filter((profile) => profile.main_image !== null && (profile.online || !online)),
  );
  return takenInTurn(lists).slice(0, most);
}
