/** Whether a first message costs nothing: only where whoever joins is given the credits for it (spec 4). */
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';

/** @returns false also while the settings are not known: what is said then is true in both cases */
export function useWelcomeCredits(): boolean {
  const settings = useAppSelector(selectSettings);
  return settings !== null && settings.signup_credits > 0;
}
