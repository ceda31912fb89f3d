/** Members with a part of their own: they live around Ghent and are the same in every world. */
import type { Member } from '../tables';
import type { Random } from '../random';
import { portraitFor, type Look } from './cast';
import { birthday, drawPerson } from './person';
import { cities } from './places';
import { interests } from './interests';

interface Lead extends Look {
  id: string;
  name: string;
  city: string;
  languages: string[];
  about: string;
}

const lead = (
  name: string,
  gender: Look['gender'],
  age: number,
  hair_color: string,
  skin: string,
  city: string,
  languages: string[],
  about: string,
): Lead => ({
  id: name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, ''),
  name,
  gender,
  age,
  hair_color,
  skin,
  city,
  languages,
  about,
});

const ELENAS = new Set<string>(['hugging', 'dancing', 'adventure', 'music', 'cooking', 'wine', 'coffee']);

/** The member of the world who has blocked the persona `blocked@example.test`. */
export const blockerId = 'claire';

const leads: readonly Lead[] = [
  lead(
    'Elena',
    'female',
    32,
    'chestnut',
    'fair',
    'Ghent',
    ['nl', 'fr', 'en'],
    'Red wine, long dinners and someone who asks a second question. I laugh easily and dance badly, on purpose.',
  ),
  lead(
    'Amara',
    'female',
    34,
    'black',
    'deep',
    'Ghent',
    ['en', 'fr', 'nl'],
    'Small kitchen, good knife, one bottle too many. And a person worth burning the garlic for.',
  ),
  lead(
    'Claire',
    'female',
    41,
    'auburn',
    'porcelain',
    'Aalst',
    ['fr', 'nl', 'en'],
    'I read the same book twice a year.',
  ),
  lead(
    'Inês',
    'female',
    27,
    'espresso',
    'tan',
    'Antwerp',
    ['en', 'es', 'nl'],
    'Still looking for somebody who can beat me at cards and lose with grace.',
  ),
  lead(
    'Yuki',
    'female',
    31,
    'black',
    'porcelain',
    'Bruges',
    ['en', 'nl'],
    'Quiet in the morning, curious by night. I draw people on trains.',
  ),
  lead(
    'Marta',
    'female',
    35,
    'copper',
    'fair',
    'Lokeren',
    ['pl', 'nl', 'en'],
    'I moved here for a job and stayed for the light in October.',
  ),
  lead(
    'Nora',
    'female',
    38,
    'blonde',
    'porcelain',
    'Deinze',
    ['nl', 'en'],
    'My dog approves of most people. I am pickier.',
  ),
  lead(
    'Helga',
    'female',
    56,
    'silver',
    'fair',
    'Eeklo',
    ['de', 'nl', 'en'],
    'Good shoes, bad knees, and still the last to leave the dance floor.',
  ),
  lead(
    'Priya',
    'female',
    44,
    'black',
    'brown',
    'Wetteren',
    ['en', 'nl'],
    'I ask a lot of questions. I also remember the answers.',
  ),
  lead(
    'Sofía',
    'female',
    29,
    'black',
    'olive',
    'Ghent',
    ['es', 'en', 'nl'],
    'You bring the playlist, I bring the patience.',
  ),
  lead(
    'Kofi',
    'male',
    29,
    'black',
    'deep',
    'Ghent',
    ['en', 'nl'],
    'Old records, good coffee, and a bicycle that is older than me.',
  ),
  lead(
    'Luca',
    'male',
    30,
    'black',
    'olive',
    'Ghent',
    ['it', 'nl', 'en'],
    'I cook for two out of habit. It would be nice if somebody came.',
  ),
];

function settle(random: Random, now: number, taken: Set<string>, facts: Lead): Member {
  const city = cities['BE']?.find((place) => place.city === facts.city);
  if (!city) throw new Error(`Unknown city ${facts.city}`);
  const portrait = portraitFor(facts, taken);
  return {
    ...drawPerson(random, now, { ...facts, country: 'BE', city, portrait }),
    sexuality: 'hetero',
    looking_for: facts.gender === 'female' ? 'male' : 'female',
    date_of_birth: birthday(facts.age, now, random.int(1, 360)),
    about: facts.about,
    // Whom the tour of the product is about is free, and has something in common with Marek, who takes it.
    ...(facts.id === 'elena' && {
      relationship_status: 'single',
      interests: interests.filter((name) => ELENAS.has(name)),
    }),
    status: 'active',
    fictional: facts.id === 'helga',
    invisible: false,
    // One is nearly always there; of the others, half are.
    activity: facts.id === 'elena' ? 0.9 : 0.5,
  };
}

/**
 * The hand-made members.
 * @param random the world's chance
 * @param now when the world begins, in milliseconds
 * @param taken portraits in use; theirs are added
 */
export const createLeads = (random: Random, now: number, taken: Set<string>): Member[] =>
  leads.map((facts) => settle(random, now, taken, facts));
