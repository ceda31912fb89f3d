/** What others see of a member besides what the member writes (spec 3, visible_profile_notes). */
import { useTranslation } from 'react-i18next';
import { Eye } from 'lucide-react';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { ProfileDetails } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';

const NOTES = ['online', 'distance', 'last_seen', 'email_confirmed'] as const;
const NONE: readonly string[] = [];

/** Nothing when the settings show none of it. */
export function ShownNotes({ profile }: { profile: ProfileDetails }) {
  const { t } = useTranslation('profile');
  const shown = useAppSelector(selectSettings)?.visible_profile_notes ?? NONE;
  const texts = {
    online: t('form.notes.online'),
    distance: t('form.notes.distance'),
    last_seen: t('form.notes.last_seen'),
    email_confirmed: t('form.notes.email_confirmed'),
  };
  const notes = NOTES.filter(
    (note) => shown.includes(note) && (note !== 'email_confirmed' || profile.email_confirmed),
  );
  if (notes.length === 0) return null;
  return (
    <Panel labelledBy="own-notes">
      <h2 className="own-heading" id="own-notes">
        <Icon as={Eye} />
        {t('form.notes.title')}
      </h2>
      <p className="own-why">{t('form.notes.text')}</p>
      <ul className="own-notes">
        {notes.map((note) => (
          <li key={note}>{texts[note]}</li>
        ))}
      </ul>
    </Panel>
  );
}
