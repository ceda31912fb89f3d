/** The films of an evening: for each niche two drawn people. */
import curvesMp4 from '@/assets/video/curves.mp4';
import curvesWebm from '@/assets/video/curves.webm';
import curves from '@/assets/video/curves.webp';
import laterMp4 from '@/assets/video/later.mp4';
import laterWebm from '@/assets/video/later.webm';
import later from '@/assets/video/later.webp';
import menMp4 from '@/assets/video/men.mp4';
import menWebm from '@/assets/video/men.webm';
import men from '@/assets/video/men.webp';
import twoMp4 from '@/assets/video/two.mp4';
import twoWebm from '@/assets/video/two.webm';
import two from '@/assets/video/two.webp';
import type { NicheName } from '@/domain/niche';
import type { FilmFiles } from '../film/FilmFrame';

const TWO: FilmFiles = { webm: twoWebm, mp4: twoMp4, poster: two };

/** Each is made of four pictures of 3 seconds in 720 x 720 px, and ends as it begins. */
export const EVENING_FILMS: Readonly<Record<NicheName, FilmFiles>> = {
  plain: TWO,
  she: TWO,
  bdsm: TWO,
  milf: TWO,
  bbw: { webm: curvesWebm, mp4: curvesMp4, poster: curves },
  gilf: { webm: laterWebm, mp4: laterMp4, poster: later },
  gay: { webm: menWebm, mp4: menMp4, poster: men },
};
