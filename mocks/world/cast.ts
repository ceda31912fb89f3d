/** The drawn people: who is in which portrait, so that a member's data fit the pictures. */
import * as v from 'valibot';
import type { EyeColor, Gender, HairColor, ProfileImage } from '@/domain/model';
import type { Member } from '../tables';
import castList from './cast.json';

const portraitSchema = v.object({
  id: v.string(),
  gender: v.picklist(['female', 'male']),
  age: v.number(),
  hair: v.string(),
  hair_color: v.string(),
  eye: v.string(),
  skin: v.string(),
  mood: v.string(),
  pictures: v.array(v.string()),
});
export type Portrait = v.InferOutput<typeof portraitSchema>;

export const cast: readonly Portrait[] = v.parse(v.array(portraitSchema), castList);

const hairColors: Record<string, HairColor> = {
  black: 'black',
  espresso: 'brown',
  chestnut: 'brown',
  honey: 'blond',
  ash: 'blond',
  blonde: 'blond',
  copper: 'red',
  auburn: 'auburn',
  salt: 'grey',
  silver: 'grey',
};

const lightEyes: Record<string, EyeColor> = {
  '#557a4f': 'green',
  '#587d52': 'green',
  '#5a6b3c': 'hazel',
  '#4f7fa3': 'blue',
  '#5d7f92': 'blue',
  '#5f87a0': 'blue',
  '#4d6a70': 'grey',
};

export const hairOf = (portrait: Portrait): HairColor =>
  portrait.hair === 'bald' ? 'other' : (hairColors[portrait.hair_color] ?? 'other');
export const eyesOf = (portrait: Portrait): EyeColor => lightEyes[portrait.eye] ?? 'brown';

/**
 * The files of one picture, relative to the CDN prefix.
 * @param portrait the person
 * @param picture one of the person's pictures; only the first has a thumbnail of its own
 */
export const imageOf = (portrait: Portrait, picture: string): ProfileImage => ({
  filename: `${picture}.webp`,
  thumb_filename: `${portrait.id}-thumb.webp`,
  match: `${picture}.webp`,
});

/** Who is on a first picture, by its file. */
const drawn = new Map(cast.map((portrait) => [`${portrait.id}.webp`, portrait]));

/**
 * Which people look like twins beside each other: the portraits are drawn from the same parts.
 * @param filename of a first picture
 * @returns the same text for people who look alike; the name itself for a picture that is not of the cast
 */
export function likenessOf(filename: string): string {
  const portrait = drawn.get(filename);
  return portrait ? `${portrait.hair} ${portrait.hair_color} ${portrait.skin}` : filename;
}

const skinTones: Record<string, string> = {
  porcelain: 'light',
  fair: 'light',
  olive: 'tanned',
  tan: 'tanned',
  brown: 'dark',
  deep: 'dark',
};

/** Asked for by every pair that a list puts apart. */
const seemings = new Map(
  cast.map(({ id, hair, skin }) => [`${id}.webp`, `${hair} ${skinTones[skin] ?? skin}`]),
);

/**
 * Which people are told apart only at a second glance: other hair colours do not help beside each other.
 * @param filename of a first picture
 * @returns the same text for the same cut and tone of skin; the name itself for a picture that is not of the cast
 */
export const seemingOf = (filename: string): string => seemings.get(filename) ?? filename;

/** @returns the cut of the hair on a first picture; the name itself for a picture that is not of the cast */
export const cutOf = (filename: string): string => drawn.get(filename)?.hair ?? filename;

/**
 * Whoever looks like somebody before them goes to the end.
 * @param lookOf the same text for first pictures that look alike, by their file
 */
export function twinsLast(people: readonly Member[], lookOf = likenessOf): readonly Member[] {
  const seen = new Set<string>();
  const [firsts, twins]: [Member[], Member[]] = [[], []];
  for (const person of people) {
    const look = lookOf(person.photos[0]?.image.filename ?? person.id);
    (seen.has(look) ? twins : firsts).push(person);
    seen.add(look);
  }
  return [...firsts, ...twins];
}

export interface Look {
  gender: Gender;
  age: number;
  hair_color: string;
  skin: string;
}

/**
 * Finds the portrait that comes closest to a description.
 * @param look what the person should look like
 * @param taken ids that may not be used again; the found one is added
 */
export function portraitFor(look: Look, taken: Set<string>): Portrait {
  const distance = (portrait: Portrait) =>
    Math.abs(portrait.age - look.age) +
    (portrait.hair_color === look.hair_color ? 0 : 6) +
    (portrait.skin === look.skin ? 0 : 6);
  let best: Portrait | undefined;
  // The cast is in the order of its ids: of two that are as close, the first one.
  for (const portrait of cast) {
    if (portrait.gender !== look.gender || taken.has(portrait.id)) continue;
    if (best === undefined || distance(portrait) < distance(best)) best = portrait;
  }
  if (!best) throw new Error(`No portrait is left for a ${look.gender} member`);
  taken.add(best.id);
  return best;
}
