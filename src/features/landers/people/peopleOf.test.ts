import { describe, expect, it } from 'vitest';
import { makeProfile } from '@tests/factories/user';
import { mixedPeople, peopleQueries } from './peopleOf';

const WANTED = {
  niche: 'plain',
  country: 'BE',
  region: null,
  leastAge: 21,
  network: null,
  ref: null,
  online: false,
} as const;
const image = { filename: 'a', thumb_filename: 'a', match: 'a' };

describe('whom a lander shows', () => {
  it('is asked of the country, from the least age on, with a picture [ST-20]', () => {
    expect(peopleQueries(WANTED)).toHaveLength(2);
    expect(peopleQueries(WANTED)[0]).toMatchObject({ country: 'BE', min_age: '21', has_photo: 'true' });
    expect(peopleQueries(WANTED)[0]).not.toHaveProperty('countryregion');
  });

  it('is asked of a part of the country where one was chosen [RT-16]', () => {
    for (const query of peopleQueries({ ...WANTED, region: 'Antwerpen' }))
      expect(query).toMatchObject({ country: 'BE', countryregion: 'Antwerpen' });
  });

  it('fits the niche [RT-16]', () => {
    expect(peopleQueries({ ...WANTED, niche: 'gay' }).map(({ gender }) => gender)).toEqual(['male']);
    expect(peopleQueries({ ...WANTED, niche: 'gilf' })[0]).toMatchObject({ min_age: '60', gender: 'female' });
  });

  it('names the source, as some searches are open to known sources only [ST-20]', () => {
    const [query] = peopleQueries({ ...WANTED, network: 'lamp', ref: '7' });
    expect(query).toMatchObject({ network: 'lamp', ref: '7' });
  });

  it('is mixed, pictured, and online where that is claimed', () => {
    const person = (id: string, online: boolean) => makeProfile({ id, online, main_image: image });
    const pages = [
      [person('a', true), makeProfile({ id: 'bare', main_image: null, online: true }), person('b', false)],
      [person('c', true), person('d', true)],
    ];
    const ids = (online: boolean) => mixedPeople(pages, { online, most: 4 }).map(({ id }) => id);
    expect(ids(false)).toEqual(['a', 'c', 'b', 'd']);
    expect(ids(true)).toEqual(['a', 'c', 'd']);
  });
});
