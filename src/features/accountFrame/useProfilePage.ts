/** The part of the page of the own profile that is on screen. */
import { useLocation } from 'react-router';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { profilePageOf } from './profilePart';
import type { ProfilePage } from './profilePart';

/** Whether interests are asked for at all: a part that nobody would see is not (settings.visible_profile_fields). */
export const useHasInterests = (): boolean =>
  useAppSelector(selectSettings)?.visible_profile_fields.includes('interests') ?? true;

/** @returns the part that the address names, the photos in place of one that is not asked for */
export function useProfilePage(): ProfilePage {
  const named = profilePageOf(useLocation().search);
  const hasInterests = useHasInterests();
  return named === 'interests' && !hasInterests ? 'photos' : named;
}
