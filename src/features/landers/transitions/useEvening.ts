/** The four pictures of the evening: their words, and where in the film they are. */
import { useTranslation } from 'react-i18next';
import { sceneAt } from '@/domain/filmPlay';
import type { NicheName } from '@/domain/niche';

export const EVENING_SECONDS = 12;
const STARTS = [0, 3, 6, 9] as const;
/** A picture is coming in already this long before it begins, seconds. */
const SWEEP_SECONDS = 0.5;
/** Into a picture, to where nothing of the one before is left, seconds. */
const INTO_SECONDS = 1;

export interface Picture {
  title: string;
  line: string;
  /** What is to be seen. */
  seen: string;
  from: number;
  /** Where to go in the film to see it, seconds. */
  still: number;
}

/** @returns the place of the picture that fills the screen at this second */
export const pictureAt = (second: number): number =>
  sceneAt((second + SWEEP_SECONDS) % EVENING_SECONDS, STARTS);

/** How much of its picture has passed at this second, 0 to 1. */
export const partOf = (second: number): number => (((second + SWEEP_SECONDS) % EVENING_SECONDS) % 3) / 3;

export function useEvening(niche: NicheName): readonly Picture[] {
  const { t } = useTranslation('transitionsvideolanding');
  const isMen = niche === 'gay';
  const words = [
    {
      title: t('pictures.one.title'),
      line: t('pictures.one.line'),
      seen: isMen ? t('pictures.one.seenMan') : t('pictures.one.seen'),
    },
    {
      title: t('pictures.two.title'),
      line: t('pictures.two.line'),
      seen: isMen ? t('pictures.two.seenOther') : t('pictures.two.seen'),
    },
    { title: t('pictures.three.title'), line: t('pictures.three.line'), seen: t('pictures.three.seen') },
    { title: t('pictures.four.title'), line: t('pictures.four.line'), seen: t('pictures.four.seen') },
  ];
  return words.map(({ title, line, seen }, at) => {
    const from = STARTS[at] ?? 0;
    return { title, line, seen, from, still: from + INTO_SECONDS };
  });
}
