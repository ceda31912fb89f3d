/** The sample cards of the teaser: drawings with a line each, and nobody's profile. */
import amara from '@/assets/portraits/wall/amara.webp';
import jonas from '@/assets/portraits/wall/jonas.webp';
import kofi from '@/assets/portraits/wall/kofi.webp';
import sofia from '@/assets/portraits/wall/sofia.webp';
import elena from '@/assets/portraits/elena.webp';

/** The first one is seen first and largest. No two neighbours share a light mood, which the ground of each goes on with. */
export const TEASER_CARDS = [
  { name: 'kitchen', picture: elena, ground: '#7d1531' },
  { name: 'walks', picture: jonas, ground: '#1e3765' },
  { name: 'questions', picture: amara, ground: '#4a2a73' },
  { name: 'lastPage', picture: kofi, ground: '#2f6158' },
  { name: 'cooks', picture: sofia, ground: '#8a4a1e' },
] as const;

export type TeaserCardName = (typeof TEASER_CARDS)[number]['name'];
