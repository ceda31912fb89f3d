/** Which parts of a profile the server's settings show, wherever it stands (spec 3). */
import { selectSettings } from '@/core/settings/settingsSlice';
import type { ProfileDetails } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';

type Note = 'online' | 'distance' | 'last_seen' | 'email_confirmed';

/** @returns two questions: is this field shown, is this note shown; all are while the settings are unknown */
export function useVisibleParts(): {
  showsField: (field: keyof ProfileDetails) => boolean;
  showsNote: (note: Note) => boolean;
} {
  const settings = useAppSelector(selectSettings);
  return {
    showsField: (field) => settings?.visible_profile_fields.includes(field) ?? true,
    showsNote: (note) => settings?.visible_profile_notes.includes(note) ?? true,
  };
}
