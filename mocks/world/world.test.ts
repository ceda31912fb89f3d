/** Facts that hold in every world. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDb, restore, snapshot } from '../db';
import { fullYears } from '../rules/age';
import type { Db } from '../tables';
import { aboutPool } from './about/pool';
import { cast, likenessOf, seemingOf } from './cast';
import { interests } from './interests';
import { cities } from './places';
import { regions } from './regions';
import { phrasesOf } from './talk/speech';

const NOW = Date.parse('2026-01-15T12:00:00.000Z');
const world = createDb('facts', NOW);
const people = [...world.members.values()];
const active = people.filter(({ status }) => status === 'active');

describe('a world', () => {
  it('is the same for the same seed and time, and another for another seed', () => {
    expect(createDb('facts', NOW)).toEqual(world);
    expect(createDb('other', NOW)).not.toEqual(world);
  });

  it('has at least 500 members over all 15 countries', () => {
    expect(active.length).toBeGreaterThanOrEqual(500);
    expect(new Set(active.map(({ country }) => country))).toEqual(new Set(Object.keys(cities)));
    expect(Object.keys(cities)).toHaveLength(15);
  });

  it('has people to meet where the visitor is taken to be', () => {
    const near = active.filter(({ country }) => country === world.settings.geoip_country);
    expect(near.filter(({ gender }) => gender === 'female').length).toBeGreaterThanOrEqual(80);
    expect(near.filter(({ gender }) => gender === 'male').length).toBeGreaterThanOrEqual(60);
  });

  it('has adults only, whatever the seed and the day [VA-02]', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }),
        (seed, date) => {
          const ages = [...createDb(seed, date.getTime()).members.values()].map((member) =>
            fullYears(member.date_of_birth, date.getTime()),
          );
          expect(ages.every((age) => age !== null && age >= 18)).toBe(true);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('lets everybody join as an adult, some of them of late', () => {
    for (const { date_of_birth, joined } of people) {
      expect(joined).toBeLessThanOrEqual(NOW);
      expect(fullYears(date_of_birth, joined)).toBeGreaterThanOrEqual(18);
    }
    const late = active.filter(({ joined }) => joined > NOW - 14 * 86_400_000).length / active.length;
    expect(late).toBeGreaterThan(0.05);
    expect(late).toBeLessThan(0.25);
  });

  it('is the same with a crowd, which is of adults in the default country [VA-02]', () => {
    const crowded = createDb('facts', NOW, { members: 500 });
    const crowd = [...crowded.members.values()].slice(people.length);
    expect(crowd).toHaveLength(500);
    expect([...crowded.members.values()].slice(0, people.length)).toEqual(people);
    expect(crowded.likes).toEqual(world.likes);
    expect(crowded.conversations).toEqual(world.conversations);
    for (const { country, date_of_birth } of crowd) {
      expect(country).toBe(world.settings.geoip_country);
      expect(fullYears(date_of_birth, NOW)).toBeGreaterThanOrEqual(18);
    }
  });

  it('shows everybody in a portrait that fits', () => {
    const shown = people.filter(({ photos }) => photos.length > 0);
    const drawn = shown.map(
      ({ photos }) => cast.find(({ id }) => photos[0]?.image.filename === `${id}.webp`)?.gender,
    );
    expect(drawn).toEqual(shown.map(({ gender }) => gender));
  });

  it('shows no face twice in the list of a country', () => {
    for (const country of Object.keys(cities)) {
      const faces = people
        .filter((member) => member.country === country)
        .flatMap(({ photos }) => photos[0]?.image.filename ?? []);
      expect(new Set(faces).size).toBe(faces.length);
    }
  });

  it('places everybody in a region that can be chosen', () => {
    for (const { country, region } of people) expect(regions[country]).toContain(region);
  });

  it('marks some members as fictional [BX-14]', () => {
    const part = people.filter(({ fictional }) => fictional).length / people.length;
    expect(part).toBeGreaterThan(0.03);
    expect(part).toBeLessThan(0.1);
  });

  it('has 60 conversations for the premium persona, one with 5,000 messages', () => {
    const conversations = [...world.conversations.values()].filter(({ members }) =>
      members.includes('premium'),
    );
    expect(conversations).toHaveLength(60);
    expect(Math.max(...conversations.map(({ messages }) => messages.length))).toBe(5000);
    for (const { messages } of conversations) {
      expect(messages.map(({ at }) => at)).toEqual(messages.map(({ at }) => at).sort((a, b) => a - b));
    }
  });

  it('ends no two conversations of the first list on the same words', () => {
    const own = [...world.conversations.values()].filter(({ members }) => members.includes('premium'));
    const lastLines = own.slice(0, 20).map(({ messages }) => messages.at(-1)?.text);
    expect(new Set(lastLines).size).toBe(20);
  });

  it('gives nobody of fifty and more the hair of a young portrait', () => {
    const young = cast.filter(
      ({ age, hair, hair_color }) => age >= 50 && hair !== 'bald' && !['salt', 'silver'].includes(hair_color),
    );
    expect(young).toEqual([]);
    expect(cast.filter(({ age }) => age >= 50).length).toBeGreaterThan(15);
  });

  it('has no twins among those who like the premium persona', () => {
    const likenesses = [...world.likes.values()]
      .filter(({ to }) => to === 'premium')
      .map(({ from }) => likenessOf(world.members.get(from)?.photos[0]?.image.filename ?? from));
    expect(likenesses).toHaveLength(14);
    expect(new Set(likenesses).size).toBe(likenesses.length);
  });

  it.each(['premium', 'free'])(
    'shows %s new likes of different names, no two in one light or look side by side',
    (persona) => {
      const likes = [...world.likes.values()].filter(({ to }) => to === persona);
      const people = likes.flatMap(({ from }) => world.members.get(from) ?? []);
      expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
      const fresh = people.slice(0, likes.filter(({ seen }) => !seen).length);
      expect(fresh.length).toBeGreaterThan(2);
      const seen = fresh.map(({ mood, photos }) => [mood, seemingOf(photos[0]?.image.filename ?? '')]);
      const alike = seen.filter(([mood, seeming], index) => {
        const [moodBefore, seemingBefore] = seen[index - 1] ?? [];
        return mood === moodBefore || seeming === seemingBefore;
      });
      expect(alike).toEqual([]);
    },
  );

  it('can be copied and put back', () => {
    const db: Db = createDb('copy', NOW);
    const copy = snapshot(db);
    db.accounts.clear();
    db.members.get('elena')?.photos.pop();
    restore(db, copy);
    expect(db).toEqual(createDb('copy', NOW));
  });

  it('takes a copy from before a table was there, with that table empty', () => {
    const { attachments: _attachments, sent: _sent, ...older } = snapshot(createDb('copy', NOW));
    const db = createDb('other', NOW);
    restore(db, older);
    expect(db).toEqual(createDb('copy', NOW));
  });
});

describe('words', () => {
  it('has enough of them in every language', () => {
    expect(aboutPool['en']?.length).toBeGreaterThanOrEqual(40);
    for (const language of ['nl', 'de', 'it', 'fr', 'es', 'pl']) {
      expect(aboutPool[language]?.length).toBeGreaterThanOrEqual(15);
      expect(phrasesOf(language)).not.toBe(phrasesOf('en'));
    }
    expect(interests).toHaveLength(51);
  });
});
