/** Whom a lander may show of a country: by niche, age and picture (spec 4, members.php). */
import type * as v from 'valibot';
import type { membersQuery } from '@/api/wire/members';
import type { NicheName } from '@/domain/landingSlug';
import type { Gender, Profile } from '@/domain/model';
import { GREATEST_AGE } from '@/config/limits';

export interface PeopleWanted {
  niche: NicheName;
  country: string;
  /** The server's setting, full years. */
  leastAge: number;
  network: string | null;
  ref: string | null;
  /** Online now; otherwise anybody. */
  online: boolean;
}

const GENDERS: Readonly<Record<NicheName, readonly Gender[]>> = {
  plain: ['female', 'male'],
  she: ['female'],
  bdsm: ['female', 'male'],
  bbw: ['female'],
  gilf: ['female'],
  milf: ['female'],
  gay: ['male'],
};
/** What the niche's line says of their age. */
const FROM_AGE: Partial<Record<NicheName, number>> = { gilf: 60, milf: 40 };

/** @returns one query of members.php for each gender */
export function peopleQueries(wanted: PeopleWanted): v.InferInput<typeof membersQuery>[] {
  const { niche, country, leastAge, network, ref, online } = wanted;
  const from = String(Math.max(leastAge, FROM_AGE[niche] ?? leastAge));
  const query = (gender: Gender): v.InferInput<typeof membersQuery> => ({
    gender,
    country,
    min_age: from,
    max_age: String(GREATEST_AGE),
    has_photo: 'true',
    ...(online && { online_recently: 'true', sort: 'active' }),
    page: '1',
    ...(network !== null && { network }),
    ...(ref !== null && { ref }),
  });
  return GENDERS[niche].map(query);
}

/** Takes from the pages in turn, those with a picture only. */
export function mixedPeople(
  pages: readonly (readonly Profile[])[],
  { online, most }: { online: boolean; most: number },
): Profile[] {
  const lists = pages.map((page) =>
    page.filter((profile) => profile.main_image !== null && (profile.online || !online)),
  );
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const places = Array.from({ length: longest }, (_, place) => place);
  return places.flatMap((place) => lists.flatMap((list) => list[place] ?? [])).slice(0, most);
}
