/** From which age this visitor may join, for every text that names it (spec 5, VA-02). */
import { LEAST_AGE } from '@/config/limits';
import { leastAge } from '@/domain/leastAge';
import { useAppSelector } from '@/store/hooks';
import { selectSettings } from './settingsSlice';

/** @returns full years, by the server's settings; 18 while they are not known, and never less */
export const useLeastAge = (): number => leastAge(useAppSelector(selectSettings)?.min_age ?? LEAST_AGE);
