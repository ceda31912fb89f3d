/** The films of the video lander: for each niche one drawn person. */
import amaraMp4 from '@/assets/video/amara.mp4';
import amaraWebm from '@/assets/video/amara.webm';
import amara from '@/assets/video/amara.webp';
import elenaMp4 from '@/assets/video/elena.mp4';
import elenaWebm from '@/assets/video/elena.webm';
import elena from '@/assets/video/elena.webp';
import helgaMp4 from '@/assets/video/helga.mp4';
import helgaWebm from '@/assets/video/helga.webm';
import helga from '@/assets/video/helga.webp';
import marekMp4 from '@/assets/video/marek.mp4';
import marekWebm from '@/assets/video/marek.webm';
import marek from '@/assets/video/marek.webp';
import priyaMp4 from '@/assets/video/priya.mp4';
import priyaWebm from '@/assets/video/priya.webm';
import priya from '@/assets/video/priya.webp';
import sofiaMp4 from '@/assets/video/sofia.mp4';
import sofiaWebm from '@/assets/video/sofia.webm';
import sofia from '@/assets/video/sofia.webp';
import yukiMp4 from '@/assets/video/yuki.mp4';
import yukiWebm from '@/assets/video/yuki.webm';
import yuki from '@/assets/video/yuki.webp';
import type { NicheName } from '@/domain/niche';
import type { FilmFiles } from '../film/FilmFrame';

/** Each is made of 8 seconds in 600 x 800 px, and ends as it begins. */
export const PORTRAIT_FILMS: Readonly<Record<NicheName, FilmFiles>> = {
  plain: { webm: sofiaWebm, mp4: sofiaMp4, poster: sofia },
  she: { webm: elenaWebm, mp4: elenaMp4, poster: elena },
  bdsm: { webm: yukiWebm, mp4: yukiMp4, poster: yuki },
  bbw: { webm: amaraWebm, mp4: amaraMp4, poster: amara },
  gilf: { webm: helgaWebm, mp4: helgaMp4, poster: helga },
  milf: { webm: priyaWebm, mp4: priyaMp4, poster: priya },
  gay: { webm: marekWebm, mp4: marekMp4, poster: marek },
};
