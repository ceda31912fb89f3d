/** What the teaser needs once somebody plays: how cards move, and what stands at the end. No first screen needs it. */
import { useEffect, useState } from 'react';

const load = async () => {
  const [motion, { dragCard }, { TeaserEnd }] = await Promise.all([
    import('@/ui/cardMotion'),
    import('./dragCard'),
    import('./TeaserEnd'),
  ]);
  return { motion, dragCard, TeaserEnd };
};
export type Later = Awaited<ReturnType<typeof load>>;

/** @returns null until it has come; without it the buttons work all the same */
export function useLater(): Later | null {
  const [later, setLater] = useState<Later | null>(null);
  useEffect(() => {
    load().then(setLater, () => undefined);
  }, []);
  return later;
}
