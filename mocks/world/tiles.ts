/** Advertisements among members; the people, the sites and their owners are invented, and everybody is an adult. */
import type { PartnerTile } from '@/domain/model';
import { cast, imageOf, type Portrait } from './cast';

const LEAST_AGE_SHOWN = 30;

/** A drawn adult for each advertisement, from the end of the cast, whom few members look like. */
function portraits(): Portrait[] {
  return cast.filter(({ gender, age }) => gender === 'female' && age >= LEAST_AGE_SHOWN).toReversed();
}

const faces = portraits();

const tile = (
  index: number,
  facts: Pick<PartnerTile, 'id' | 'title' | 'text' | 'url' | 'advertiser' | 'live'>,
): PartnerTile => {
  const face = faces[index];
  return { ...facts, image: face ? imageOf(face, face.id) : null };
};

/** Members of other sites. */
export const resoldTiles: readonly PartnerTile[] = [
  tile(0, {
    id: 'resold-1',
    title: 'Meet the members of Lantern',
    text: 'Slow dating for people over thirty.',
    url: 'https://lantern.example/meet',
    advertiser: 'Lantern Dating Example',
    live: false,
  }),
  tile(1, {
    id: 'resold-2',
    title: 'Harbour: dating by the sea',
    text: 'Walks, wind and somebody to warm up with.',
    url: 'https://harbour.example/join',
    advertiser: 'Harbour Social Example',
    live: false,
  }),
  tile(2, {
    id: 'resold-3',
    title: 'Second Table',
    text: 'Dinner for two with somebody new.',
    url: 'https://secondtable.example/',
    advertiser: 'Second Table Example',
    live: false,
  }),
];

/** Live cams. */
export const camTiles: readonly PartnerTile[] = [
  tile(3, {
    id: 'cam-1',
    title: 'Vera is live',
    text: 'Chat by camera, for adults.',
    url: 'https://velvetcams.example/vera',
    advertiser: 'Velvet Cams Example',
    live: true,
  }),
  tile(4, {
    id: 'cam-2',
    title: 'Dana is live later tonight',
    text: null,
    url: 'https://velvetcams.example/dana',
    advertiser: 'Velvet Cams Example',
    live: false,
  }),
];
