/** The sample cards of the teaser: drawings with a line each, and nobody's profile. */
import amara from '@/assets/portraits/wall/amara.webp';
import jonas from '@/assets/portraits/wall/jonas.webp';
import kofi from '@/assets/portraits/wall/kofi.webp';
import sofia from '@/assets/portraits/wall/sofia.webp';
import elena from '@/assets/portraits/elena.webp';

/** The first one is seen first and largest. No two neighbours share a light mood. */
export const TEASER_CARDS = [
  { name: 'kitchen', picture: elena },
  { name: 'walks', picture: jonas },
  { name: 'questions', picture: amara },
  { name: 'lastPage', picture: kofi },
  { name: 'cooks', picture: sofia },
] as const;

export type TeaserCardName = (typeof TEASER_CARDS)[number]['name'];
