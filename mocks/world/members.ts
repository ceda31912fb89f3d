/** The people of the world, country by country. */
import { countryLanguages } from '@/config/countries';
import type { Gender } from '@/domain/model';
import type { Random } from '../random';
import type { Member } from '../tables';
import { cast, type Portrait } from './cast';
import { createLeads } from './leads';
import { names } from './names';
import { drawPerson } from './person';
import { cities, frenchRegions, italianRegions, type City } from './places';

/** Women and men per country; most live near the country that the settings name as the visitor's. */
const population: Record<string, readonly [women: number, men: number]> = {
  BE: [94, 68],
  NL: [34, 26],
  FR: [22, 18],
  DE: [22, 18],
  GB: [20, 16],
  US: [20, 16],
  IT: [16, 12],
  ES: [16, 12],
  PL: [16, 12],
  CH: [12, 10],
  CA: [12, 10],
  AU: [12, 10],
  AT: [10, 8],
  IE: [10, 8],
  NZ: [8, 6],
};

/** Each city of a country as often as it weighs. */
const weighted = new Map<string, City[]>();

export function chooseCity(random: Random, country: string): City {
  const list =
    weighted.get(country) ??
    (cities[country] ?? []).flatMap((city) => Array.from({ length: city.weight }, () => city));
  weighted.set(country, list);
  return random.pick(list);
}

export function ownLanguage(random: Random, country: string, region: string): string {
  if (frenchRegions.includes(region)) return 'fr';
  if (italianRegions.includes(region)) return 'it';
  if (region === 'Brussels') return random.chance(0.7) ? 'fr' : 'nl';
  return country === 'US' && random.chance(0.2) ? 'es' : (countryLanguages(country)[0] ?? 'en');
}

export function spokenLanguages(random: Random, own: string, country: string): string[] {
  const neighbours = countryLanguages(country).filter((code) => code !== own && random.chance(0.4));
  const english = own === 'en' || random.chance(0.8) ? ['en'] : [];
  return [...new Set([own, ...neighbours, ...english])];
}

/**
 * Everybody of a world, without the personas.
 * @param random the world's chance
 * @param now when the world begins, in milliseconds
 * @param taken portraits of the default country that are in use already
 */
export function createMembers(random: Random, now: number, taken: Set<string>): Member[] {
  const members = createLeads(random, now, taken);
  const settle = (country: string, gender: Gender, portraits: readonly Portrait[]) => {
    for (const portrait of portraits) {
      const city = chooseCity(random, country);
      const own = ownLanguage(random, country, city.region);
      members.push(
        drawPerson(random, now, {
          id: `m${1000 + members.length}`,
          name: random.pick(names[own]?.[gender] ?? []),
          country,
          city,
          languages: spokenLanguages(random, own, country),
          portrait,
        }),
      );
    }
  };
  for (const [country, [women, men]] of Object.entries(population)) {
    // Every portrait at most once per country and gender, so nobody meets the same face twice in a list.
    const free = random.shuffle(cast).filter(({ id }) => country !== 'BE' || !taken.has(id));
    settle(country, 'female', free.filter(({ gender }) => gender === 'female').slice(0, women));
    settle(country, 'male', free.filter(({ gender }) => gender === 'male').slice(0, men));
  }
  return members;
}
