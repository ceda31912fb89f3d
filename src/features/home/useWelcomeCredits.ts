/** Whether a first message costs nothing: only where somebody can join, and is given the credits for it (spec 4). */
import { selectWayIn } from '@/core/navigation/wayIn';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';

/** @returns false also while the settings are not known: what is said then is true in both cases */
export function useWelcomeCredits(): boolean {
  const settings = useAppSelector(selectSettings);
  const way = useAppSelector(selectWayIn);
  return settings !== null && way === 'open' && settings.signup_credits > 0;
}
