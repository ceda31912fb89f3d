/** Any number of people in one country, for lists that are longer than the world's own. */
import type { Gender } from '@/domain/model';
import { cycle, type Random } from '../random';
import type { Member } from '../tables';
import { cast } from './cast';
import { chooseCity, ownLanguage, spokenLanguages } from './members';
import { names } from './names';
import { drawPerson } from './person';

const everybody: readonly Gender[] = ['female', 'male'];
const castOf = {
  female: cast.filter(({ gender }) => gender === 'female'),
  male: cast.filter(({ gender }) => gender === 'male'),
} as const;

/** What tells one crowd from another. */
interface Kind {
  /** How their ids begin. */
  prefix: string;
  /** Of these in turn. */
  genders: readonly Gender[];
}

/**
 * Draws a crowd, by default women and men in turn. Their portraits repeat; everything else is their own.
 * @param random the world's chance
 * @param now when the world begins, in milliseconds
 * @param country where all of them live
 * @param size how many
 */
export function createCrowd(
  random: Random,
  now: number,
  country: string,
  size: number,
  { prefix, genders }: Kind = { prefix: 'crowd', genders: everybody },
): Member[] {
  return Array.from({ length: size }, (_, index) => {
    const gender = cycle(genders, index);
    const city = chooseCity(random, country);
    const own = ownLanguage(random, country, city.region);
    return drawPerson(random, now, {
      id: `${prefix}${index + 1}`,
      name: random.pick(names[own]?.[gender] ?? []),
      country,
      city,
      languages: spokenLanguages(random, own, country),
      portrait: cycle(castOf[gender], Math.floor(index / genders.length)),
    });
  });
}
